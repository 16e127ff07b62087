import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Importer un fichier',
  'kind.label': 'Ce que contient le fichier',
  'kind.catalogue': 'Articles',
  'kind.baseline': 'Articles et stock théorique',
  'kind.catalogueText':
    'Codes, noms, coûts et tailles de lot. Les articles existants sont mis à jour.',
  'kind.baselineText': 'Stock théorique pour votre prochain comptage de {store}.',
  steps: 'Étapes',
  'step.file': 'Fichier',
  'step.check': 'Associer et vérifier',
  'step.confirm': 'Confirmer',
  'step.done': 'Terminé',
  'drop.title': 'Déposez ici le fichier de votre caisse ou votre tableur',
  'drop.text':
    'CSV, TSV, XLSX, XLS ou ODS, de Shopify, Square, Lightspeed ou votre propre fichier.',
  'drop.choose': 'Choisir un fichier',
  'drop.nothingYet': 'Rien n’est importé avant votre confirmation.',
  'drop.template': 'Télécharger un modèle',
  'work.checking': 'Vérification des lignes',
  'work.importing': 'Import en cours',
  'work.undoing': 'Annulation',
  'work.undoingText':
    'Les articles sont en cours de restauration. Vous pouvez quitter cette page ; cela continue tout seul.',
  'work.catalogueText':
    'Les articles sont ajoutés à votre catalogue. Vous pouvez quitter cette page ; cela continue tout seul.',
  'work.baselineText':
    'Les lignes sont en cours d’import. Elles sont utilisées dès que la dernière est là. Vous pouvez quitter cette page ; cela continue tout seul.',
  'progress.rows': '{done, plural, one {# ligne} other {# lignes}}',
  'progress.of': '{done, number} sur {total, number}',
  'progress.pace': '{done} · {pace, number} lignes/s · encore {left} environ',
  'progress.change': 'Modifier',
  'counts.label': 'Lignes',
  'counts.fine': '<b>{count}</b> correctes',
  'counts.warned': '<b>{count}</b> avec avertissements',
  'counts.bad': '<b>{count}</b> avec erreurs',
  'check.cancel': 'Annuler l’import',
  'check.noRows': 'Il n’y a encore aucune ligne à importer.',
  'check.text':
    'Les lignes avec des erreurs sont ignorées jusqu’à correction. Rien n’est importé avant votre confirmation.',
  'check.repairs':
    '{count, plural, one {# correction est conservée.} other {# corrections sont conservées.}}',
  'check.repairsWaiting':
    '{count, plural, one {# correction est conservée} other {# corrections sont conservées}} ; {waiting, plural, one {# revient quand sa colonne est de nouveau utilisée.} other {# reviennent quand leur colonne est de nouveau utilisée.}}',
  'check.again': 'Vérifier de nouveau',
  'check.continue': 'Continuer',
  'check.continueLater': 'Continuer après vérification',
  'confirm.label': 'Confirmer',
  'confirm.rows': '{count, plural, one {# ligne sera importée} other {# lignes seront importées}}',
  'confirm.rowsAndSkipped':
    '{count, plural, one {# ligne sera importée} other {# lignes seront importées}}, {skipped, plural, one {# ligne ignorée} other {# lignes ignorées}}',
  'confirm.known':
    '{count, plural, one {# ligne d’articles existants} other {# lignes d’articles existants}}',
  'confirm.new':
    '{items, plural, one {# nouvel article} other {# nouveaux articles}} sur {rows, plural, one {# ligne} other {# lignes}}',
  'confirm.lots':
    '{count, plural, one {# ligne avec lot, date ou numéro de série, sous son article} other {# lignes avec lot, date ou numéro de série, sous leurs articles}}',
  'confirm.compared':
    'Par rapport au stock actuel : {changed, number} modifiés, {added, number} nouveaux, {gone, number} disparus',
  'confirm.replaces': 'Remplace {file}',
  'confirm.asWhole': 'Ces lignes compteront pour tout le magasin.',
  'confirm.addShelves':
    '{count, plural, one {Ajouter # rayon au plan} other {Ajouter # rayons au plan}}',
  'confirm.addShelvesText': '{places}. Sans eux, ces lignes comptent pour tout le magasin.',
  'confirm.replace': 'Ce fichier est déjà utilisé. Le remplacer',
  'confirm.why': 'Le comptage a commencé. Pourquoi importer maintenant ?',
  'confirm.whyMissing': 'Saisissez un motif.',
  'confirm.back': 'Retour',
  'confirm.import': '{count, plural, one {Importer # ligne} other {Importer # lignes}}',
  'skipped.bad': '{count, plural, one {# ligne avec erreurs} other {# lignes avec erreurs}}',
  'skipped.byYou':
    '{count, plural, one {# ligne exclue par vous} other {# lignes exclues par vous}}',
  'skipped.elsewhere':
    '{count, plural, one {# ligne d’autres sites} other {# lignes d’autres sites}}',
  'places.room': '{room} : {codes}',
  'places.roomMore': '{room} : {codes} et d’autres',
  'places.more': '{rooms} ; et d’autres zones',
  'version.byHand': 'saisi à la main',
  'version.of': '{file}, version {version, number}',
  'done.label': 'Terminé',
  'done.rows': '{count, plural, one {# ligne importée} other {# lignes importées}}',
  'done.undone': '{file} a été annulé',
  'done.undoBaseline': 'Vous pouvez annuler jusqu’au début du comptage.',
  'done.undoCatalogue':
    '{days, plural, one {Vous pouvez annuler pendant # jour. Les articles modifiés depuis ou utilisés dans un comptage restent.} other {Vous pouvez annuler pendant # jours. Les articles modifiés depuis ou utilisés dans un comptage restent.}}',
  'done.undo': 'Annuler',
  'done.another': 'Importer un autre fichier',
  'done.items': 'Voir les articles',
  'done.audit': 'Aller au comptage',
  'done.plan': 'Planifier un comptage',
  'done.before': 'La liste précédente est de nouveau active. Les nouveaux articles restent.',
  'done.nothingBefore':
    'Il n’y avait pas de liste avant, donc rien n’est attendu. Les nouveaux articles restent.',
  'done.replaced':
    '{file} était le stock théorique. Un autre fichier ou un comptage l’a remplacé depuis.',
  'done.isBaseline': '{file} est maintenant le stock théorique.',
  'done.isCatalogue': '{file} est maintenant dans votre catalogue.',
  'done.skipped': 'Ignorées : {rows}.',
  'undone.removed':
    '{count, plural, one {# nouvel article retiré.} other {# nouveaux articles retirés.}}',
  'undone.restored':
    '{count, plural, one {# article est comme avant.} other {# articles sont comme avant.}}',
  'undone.kept':
    '{count, plural, one {# article est resté : modifié depuis, ou dans un comptage.} other {# articles sont restés : modifiés depuis, ou dans un comptage.}}',
  'past.title': 'Fichiers précédents',
  'past.end':
    '{status, select, done {Importé} undone {Annulé} failed {Illisible} other {Abandonné}}',
  'past.several': 'pour plusieurs magasins',
  'past.open': 'Ouvrir',
  'past.openNamed': 'Ouvrir {file}',
  'past.all': 'Afficher les {count, number}',
  'version.hash': '{file}, SHA-256 <hash></hash>',
  'version.copy': 'Copier le SHA-256 en entier',
  'version.copied': 'Copié',

  limits:
    'CSV jusqu’à {csvRows, number} lignes et {csvSize, number} Mo, XLSX jusqu’à {xlsxRows, number} lignes, ODS jusqu’à {odsRows, number} lignes.',
  'read.encoding': 'Encodage',
  'read.separator': 'Séparateur',
  'read.comma': 'Virgule',
  'read.semicolon': 'Point-virgule',
  'read.tab': 'Tabulation',
  'read.bar': 'Barre verticale',
  'read.aligned': 'Espaces, en colonnes',
  'read.sheet': 'Feuille',
  'read.decimals': 'Décimales',
  'read.point': 'Point, 1,234.56',
  'read.decimalComma': 'Virgule, 1.234,56',
  'read.dates': 'Dates',
  'read.dayFirst': 'Jour d’abord, 31/12/2027',
  'read.monthFirst': 'Mois d’abord, 12/31/2027',
  'read.rowsOf': 'Lignes de',
  'read.allSites': 'Tous les sites',
  'file.cancelled': '{file} a été annulé.',
  'file.another': 'Choisir un autre fichier',
  'once.broken': '{count, number} avec un code-barres abîmé',
  'once.failing': '{count, number} avec une clé de contrôle fausse',
  'once.missing': '{count, number} sans code-barres',
  'once.text':
    '{count, plural, one {À scanner une fois : # article qu’aucun lecteur ne trouve avec ce fichier, {why}.} other {À scanner une fois : # articles qu’aucun lecteur ne trouve avec ce fichier, {why}.}}',
  'once.download': 'Télécharger la liste',
  'once.row': 'Ligne',
  'once.sku': 'SKU',
  'once.name': 'Nom de l’article',
  'once.barcode': 'Code-barres dans le fichier',
  'once.work':
    '{count, plural, one {# article n’a pas de code-barres lisible. Ceux qui comptent dans ce magasin le trouvent sous « Mon travail » et le scannent une fois.} other {# articles n’ont pas de code-barres lisible. Ceux qui comptent dans ce magasin les trouvent sous « Mon travail » et scannent chacun une fois.}}',
  'once.inStore': 'À scanner une fois dans {store}',

  'stores.count': '{count, plural, one {# magasin} other {# magasins}}',
  'stores.label': 'Magasins',
  'stores.holds':
    '{count, plural, one {Ce fichier contient # de vos magasins} other {Ce fichier contient # de vos magasins}}',
  'stores.names': '{count, plural, one {Ce fichier nomme # lieu} other {Ce fichier nomme # lieux}}',
  'stores.text': 'Chaque magasin choisi reçoit son propre stock attendu, tous en même temps.',
  'stores.unlisted':
    '{count, plural, one {# ligne nomme d’autres lieux, trop nombreux pour la liste.} other {# lignes nomment d’autres lieux, trop nombreux pour la liste.}}',
  'stores.skipOthers': '{count, plural, one {Ignorer l’autre} other {Ignorer les # autres}}',
  'stores.allColumns': 'Voir toutes les colonnes',
  'stores.noneSkipped': 'Rien n’est ignoré.',
  'stores.check': '{count, plural, one {Vérifier # magasin} other {Vérifier # magasins}}',
  'stores.noPlace': 'aucun lieu nommé',
  'stores.foreign': 'Vous ne pouvez pas modifier {store}. Il reste tel quel.',
  'stores.someoneElses': 'Vous ne pouvez pas modifier ce magasin. Il reste tel quel.',
  'stores.of': 'Magasin de {place}',
  'stores.unknown': 'Aucun de vos magasins ne s’appelle ainsi.',
  'stores.choose': 'Choisir un magasin',
  'stores.skip': 'Ignorer',
  'stores.place':
    '{rows, plural, one {# ligne} other {# lignes}} · {items, plural, one {# article} other {# articles}} · {quantity} au total',
  'stores.open':
    '{count, plural, one {# lieu attend une réponse.} other {# lieux attendent une réponse.}}',
  'stores.twice': 'Un magasin a deux colonnes.',
  'stores.atLeastOne': 'Choisissez au moins un magasin.',
  'stores.columnsOut': '{count, plural, one {# colonne ignorée.} other {# colonnes ignorées.}}',
  'stores.rowsOut':
    'Lignes ignorées : {rows, plural, one {#} other {#}} de {places, plural, one {# lieu} other {# lieux}}.',
  'stores.rowsOutMany': 'Lignes ignorées : {rows, plural, one {#} other {#}} de nombreux lieux.',

  'group.checking':
    'Chaque ligne est vérifiée pour chaque magasin. Rien n’est importé avant votre confirmation.',
  'group.importing':
    'Les lignes sont en cours d’import. Tous les magasins reçoivent leur nouveau stock attendu en même temps. Vous pouvez quitter cette page ; cela continue tout seul.',
  'group.progress': '{stores}, {share}',
  'group.rows':
    '{rows, plural, one {# ligne} other {# lignes}} pour {stores, plural, one {# magasin} other {# magasins}}',
  'group.together': 'Tous reçoivent leur stock attendu ensemble, ou aucun.',
  'group.foreign':
    '{count, plural, one {Vous ne pouvez pas modifier # magasin de ce fichier. Une personne responsable de tous doit confirmer.} other {Vous ne pouvez pas modifier # magasins de ce fichier. Une personne responsable de tous doit confirmer.}}',
  'group.change': 'Modifier les magasins',
  'group.import': '{count, plural, one {Importer dans # magasin} other {Importer dans # magasins}}',
  'group.noRow': 'Il n’y a aucune ligne à importer.',
  'group.inFile': 'Dans le fichier : {names}',
  'group.inFileReplaces': 'Dans le fichier : {names} · {replaces}',
  'group.issuesOf': 'Problèmes de {store}',
  'group.hideIssues': 'Masquer les problèmes',
  'group.issues':
    '{count, plural, one {# ligne avec des problèmes} other {# lignes avec des problèmes}}',
  'group.leftOut': 'Ignorées, car elles n’appartiennent à aucun de ces magasins : {names}.',
  'group.done':
    '{count, plural, one {# magasin a un nouveau stock attendu} other {# magasins ont un nouveau stock attendu}}',
  'group.totals': '{items, plural, one {# article} other {# articles}} · {quantity} attendus',
  'group.replaced': 'Remplacé depuis par un autre fichier ou un comptage.',
  'group.importsOf': 'Imports de {store}',
  'group.imports': 'Imports',
  'group.undo': 'Vous pouvez l’annuler magasin par magasin, jusqu’au début du comptage.',
  'group.storeChecking': 'Vérification des lignes',
  'group.storeRows': '{count, plural, one {# ligne} other {# lignes}}',
  'group.storeSkipped': '{count, plural, one {# ligne ignorée} other {# lignes ignorées}}',
  'group.storeNew': '{count, plural, one {# nouvel article} other {# nouveaux articles}}',
  'group.storeCompared':
    '{changed, number} modifiés, {added, number} nouveaux, {gone, number} disparus',
  'group.place': '{name} ({rows, plural, one {# ligne} other {# lignes}})',
} satisfies Translation<typeof en>
