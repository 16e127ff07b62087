import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'frame.skip': 'Aller au contenu',
  'frame.site': 'Site',
  'frame.howItWorks': 'Comment ça marche',
  'frame.pricing': 'Tarifs',
  'frame.demo': 'Démo',
  'frame.signIn': 'Se connecter',
  'frame.signUp': 'Créer un compte',
  'frame.myStores': 'Mes magasins',
  'frame.license': 'Open source sous licence MIT',
  'frame.product': 'Produit',
  'frame.home': 'Accueil',
  'frame.verify': 'Vérifier un comptage',
  'frame.developers': 'Développeurs',
  'frame.account': 'Compte',
  'frame.forgot': 'Mot de passe oublié ?',
  'frame.recover': 'Récupérer un compte',
  'frame.organization': 'Organisation',
  'frame.profile': 'Profil',
  'frame.legal': 'Mentions légales',
  'frame.privacy': 'Politique de confidentialité',
  'frame.terms': 'Conditions',

  'hero.title': 'Comptez tout votre magasin avec les téléphones que vous avez',
  'hero.lead':
    'Importez votre liste de stock, attribuez les rayons et suivez le comptage en direct. À la fin, vous savez ce qui manque, où, et probablement pourquoi.',
  'hero.start': 'Commencer gratuitement',
  'demo.opening': 'Ouverture de la démo. Elle se prépare, un instant.',
  'hero.demo': 'Voir en direct',
  'hero.see': 'Voir comment ça marche',
  'hero.files': 'Prend les fichiers CSV et Excel tels quels, et l’export de Shopify',
  'hero.browser': 'Fonctionne dans le navigateur, même hors ligne. Sans magasin d’applications.',
  'hero.open': 'Open source : utilisez le nôtre ou hébergez le vôtre',

  'count.manager': 'Ce que voit le responsable',
  'count.counter': 'Ce que voit {name}',
  'count.alt':
    'Un comptage en cours : chaque rayon est une case avec son état, et un téléphone compte l’un des rayons sans réseau.',
  'count.name': 'Inventaire de printemps',
  'count.live': 'En direct',
  'count.done':
    '{done, number} sur {shelves, plural, one {# rayon terminé} many {# de rayons terminés} other {# rayons terminés}}',
  'count.roomDone': '{done, number} sur {shelves, number} terminés',
  'count.room.grocery': 'Épicerie',
  'count.room.kitchen': 'Cuisine et table',
  'count.room.bath': 'Bain et linge',
  'count.room.stock': 'Réserve',
  'count.saved': 'Hors ligne · {count, number} enregistrés',
  'count.item': 'Bol en grès 16 cm',
  'count.onShelf': 'dans ce rayon',
  'count.undo': 'Annuler',
  'count.offline':
    'Le téléphone de {name} est hors ligne. {count, plural, one {# comptage y est en sécurité} many {# de comptages y sont en sécurité} other {# comptages y sont en sécurité}}, et le tableau le dit.',

  'trouble.title': 'Ce qui tourne mal dans un inventaire, et ce qui se passe ici',
  'trouble.network': 'Le Wi-Fi coupe dans la réserve.',
  'trouble.networkText':
    'Chaque scan est enregistré sur le téléphone avant le bip, puis envoyé plus tard. Vous voyez quel téléphone en garde encore combien.',
  'trouble.barcodes': 'Excel a mangé les zéros de vos codes-barres.',
  'trouble.barcodesText':
    'L’import les rétablit grâce à la clé de contrôle, montre chaque réparation et liste ce qu’il n’a pas pu réparer.',
  'trouble.cases': 'Un carton de 12 a été compté comme 1.',
  'trouble.casesText':
    'Les écarts qui sont des multiples exacts d’un carton sont signalés, avec le rayon et les scans en cause.',
  'trouble.shelves': 'Personne ne sait si le rayon a été fait.',
  'trouble.shelvesText':
    '« Non compté » et « compté zéro » ne sont jamais la même chose, ni à l’écran ni dans un export.',

  'steps.map': 'Dessinez votre magasin',
  'steps.mapText':
    'Les salles dans l’ordre où on les parcourt, les rayons avec les codes de leurs étiquettes. Ajoutez toute une rangée d’un coup, ou laissez votre liste la dessiner.',
  'steps.team': 'Invitez votre équipe',
  'steps.teamText':
    'Invitez par e-mail, lien ou QR code. Vous décidez qui est responsable, qui compte, et dans quels magasins.',
  'steps.count': 'Comptez avec vos téléphones',
  'steps.countText':
    'Scannez le QR code à l’écran pour vous connecter sur le téléphone. Choisissez un rayon, scannez avec la caméra ou une douchette, et continuez sans réseau.',
  'steps.watch': 'Regardez le tableau se remplir',
  'steps.watchText':
    'Chaque rayon est une case : qui le compte, ce qui est remis, ce qui reste et combien de temps il faudra. Sans avoir à demander.',

  'gains.title': 'Ce que vous obtenez',
  'gains.cause': 'Des écarts avec leur cause probable',
  'gains.causeText':
    'Un carton compté comme une unité, un rayon compté deux fois, un article pris pour un autre : les erreurs probables sont nommées avant tout recomptage.',
  'gains.ask': 'Des réponses à vos questions',
  'gains.askText':
    'Demandez avec vos mots où se trouve la démarque. Chaque réponse vient avec les lignes dont elle est tirée. Le modèle d’IA est facultatif, et ses chiffres sont vérifiés avec votre comptage.',
  'gains.files': 'Votre propre fichier, avec les comptages dedans',
  'gains.filesText':
    'Envoyez le résultat au système d’où il vient : Shopify, Square, Lightspeed, Clover, WooCommerce, Loyverse, Odoo ou votre propre tableur.',
  'gains.reports': 'Une démarque que l’on peut suivre',
  'gains.reportsText':
    'Démarque, exactitude et rythme dans le temps, par magasin et par catégorie : à l’écran, sur papier ou en fichier.',

  'proof.title': 'Voyez par vous-même',
  'proof.counts': '{count, number} comptages, aucun perdu',
  'proof.countsText':
    'Dans notre test d’endurance, nous avons arrêté le serveur {stops, number} fois en 90 secondes, coupé {cuts, number} connexions et envoyé {twice, number} comptages deux fois. Tous sont arrivés, et chacun a été compté une fois.',
  'proof.seal': 'Les résultats sont scellés',
  'proof.sealText':
    'Toute personne qui a le fichier peut <verify>vérifier que rien n’a été modifié</verify>, sans compte.',
  'proof.blind': 'Un comptage à l’aveugle l’est vraiment',
  'proof.blindText':
    'Les téléphones ne reçoivent jamais les quantités attendues, et chacun ne voit que les magasins où il travaille. Le serveur le vérifie à chaque fois.',
  'proof.open': 'Le code est ouvert',
  'proof.openText':
    'Lisez comment ça marche, lancez les tests, hébergez-le vous-même. Licence MIT.',

  'price.title': 'Commencez gratuitement. Payez en grandissant.',
  'price.lead': 'Sans carte pour commencer. Changez ou arrêtez votre formule quand vous voulez.',
  'price.all': 'Voir toutes les formules',

  'call.title': 'Prêt pour votre prochain inventaire ?',
  'call.text':
    'La mise en place prend quelques minutes, et les téléphones sont déjà dans les poches.',
} satisfies Translation<typeof en>
