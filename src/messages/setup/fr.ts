import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'first.title': 'Déposez votre liste, ou commencez simplement à scanner',
  'first.lead':
    'Nous remplissons les noms et les règles pour vous. Vous pourrez tout changer ensuite.',
  'first.list': 'Déposez votre liste de stock ici',
  'first.listText':
    'Ou choisissez un fichier : CSV, TSV, XLSX, XLS ou ODS. Les rayons qu’il nomme sont ajoutés à votre magasin.',
  'first.listBusy': 'Lecture de {name}',
  'first.scan': 'Commencer à scanner',
  'first.scanText':
    'Aucune liste nécessaire. Comptez le magasin comme une seule zone, sur cet appareil ou sur des téléphones.',
  'first.scanBusy': 'Préparation de votre comptage',
  'first.other': 'Vous préférez d’abord tout préparer ?',
  'first.otherText':
    'Nommez votre organisation, puis créez des zones et des rayons ou ouvrez un magasin d’exemple.',
  'first.several': 'Déposez un seul fichier à la fois.',
  'first.organization': 'Magasins de {name}',
  'first.organizationUnnamed': 'Mes magasins',
  'first.store': 'Mon magasin',
  'first.room': 'Surface de vente',
  'first.audit': 'Comptage {day}',

  'organization.title': 'Configurer votre organisation',
  'organization.name': 'Nom de l’organisation',
  'organization.create': 'Créer l’organisation',
  'organization.invited':
    'Vous rejoignez une équipe ? Ouvrez votre lien d’invitation ou consultez <link>vos adhésions</link>.',

  'store.pageTitle': 'Configurer un magasin',
  'store.first': 'Configurez votre premier magasin',
  'store.another': 'Ajouter un magasin',
  'store.lead': 'Choisissez comment commencer. Vous pourrez tout changer ensuite.',
  'store.organization': 'Organisation',
  'store.later': 'Passer pour l’instant',
  'store.existing':
    '{organization} a {names}{more, plural, =0 {} one { et # autre magasin} other { et # autres magasins}}.',
  'store.goToMine': 'Aller à mes magasins',
  'store.name': 'Nom du magasin',
  'store.namePlaceholder': 'Par exemple Rue du Port',
  'store.currency': 'Devise',
  'store.currencyText': 'Utilisée pour les coûts et les valeurs.',

  'door.draw': 'Créer des zones et des rayons',
  'door.drawText': 'Nommez les zones et indiquez combien de rayons compte chacune.',
  'door.sample': 'Commencer avec un magasin d’exemple',
  'door.sampleText':
    'Avec des articles, un inventaire en cours et un autre terminé. Ne compte pas dans votre offre.',
  'door.one': 'Commencer avec une seule zone',
  'door.oneText': 'Comptez le magasin comme une seule zone. Ajoutez des rayons à tout moment.',

  'one.name': 'Nom de la zone',
  'one.text': 'Une zone sans rayon est comptée dans son ensemble.',
  'one.create': 'Créer le magasin avec une seule zone',

  'rooms.room': 'Zone',
  'rooms.placeholder': 'Par exemple Surface de vente',
  'rooms.new': 'Nouvelle zone',
  'rooms.prefix': 'Préfixe des rayons',
  'rooms.shelves': 'Rayons',
  'rooms.remove': 'Supprimer {name}',
  'rooms.removeNew': 'Supprimer cette zone',
  'rooms.add': 'Ajouter une zone',
  'rooms.paste': 'Astuce : collez une liste de zones avec leur nombre de rayons.',
  'rooms.createNone': 'Créer le magasin',
  'rooms.createRooms': 'Créer le magasin avec {count, plural, one {# zone} other {# zones}}',
  'rooms.createShelves': 'Créer le magasin avec {count, plural, one {# rayon} other {# rayons}}',
  'rooms.tooManyShelves':
    'Vous pouvez ajouter jusqu’à {count, number} rayons à la fois. Ajoutez le reste plus tard.',
  'rooms.tooManyRooms':
    'Vous pouvez ajouter jusqu’à {count, number} zones à la fois. Ajoutez le reste plus tard.',
  'rooms.nameless': 'Donnez un nom à cette zone.',
  'rooms.nameTooLong': 'Un nom a au plus {count, number} caractères.',
  'rooms.count': 'De 0 à {count, number} rayons.',
  'rooms.codeUnfit': 'Avec ce préfixe, les codes sont trop longs. Choisissez-en un plus court.',
  'rooms.taken': '{code} est déjà dans {room}.',
  'rooms.later': 'Vous pouvez ajouter et renommer zones et rayons à tout moment.',
  'rooms.preview': 'Aperçu de votre magasin',
  'rooms.total':
    '{shelves, plural, one {# rayon} other {# rayons}} <in>dans {rooms, plural, one {# zone} other {# zones}}</in>',
  'rooms.nothing': 'Vos rayons apparaissent ici à mesure que vous ajoutez des zones.',
  'rooms.unnamed': 'Zone sans nom',

  'list.another': 'Choisir une autre liste',
  'list.add': 'Importer votre liste de stock',
  'list.remove': 'Retirer',
  'list.uploading': 'Envoi, {share}',
  'list.checkedNext': '{file} sera vérifié ensuite.',
  'list.optional':
    'Facultatif. CSV jusqu’à {csvRows, number} lignes et {csvSize, number} Mo, XLSX jusqu’à {xlsxRows, number} lignes, ODS jusqu’à {odsRows, number} lignes.',
} satisfies Translation<typeof en>
