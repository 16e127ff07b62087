import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'notice.counting':
    '{count, plural, one {# rayon est encore ouvert : les chiffres ne portent que sur les rayons remis. Décidez à la fin du comptage.} other {# rayons sont encore ouverts : les chiffres ne portent que sur les rayons remis. Décidez à la fin du comptage.}}',
  'notice.allDone':
    'Le comptage est encore ouvert : les chiffres peuvent changer. Décidez à la fin du comptage.',
  'decide.action':
    '{decision, select, accept {Accepter} zero {Mettre à 0} recount {Recompter} other {Refuser}}',
  'decide.named':
    '{decision, select, accept {Accepter : {item}} zero {Mettre à 0 : {item}} recount {Recompter : {item}} other {Refuser : {item}}}',
  'decide.undo': 'Annuler',
  'decide.stale': 'Modifié depuis',
  'decide.why': 'Pourquoi ?',
  'decide.choose': 'Sélectionner {item}',
  'decide.chooseShown': 'Sélectionner toutes les lignes affichées',
  'decided.one': '{item} : {decision}',
  'decided.many': '{count, plural, one {# ligne} other {# lignes}} : {decision}',
  'decided.skipped':
    '{count, plural, one {# ligne ne peut pas être décidée ainsi et reste telle quelle.} other {# lignes ne peuvent pas être décidées ainsi et restent telles quelles.}}',
  'decided.changed':
    '{count, plural, one {# ligne a changé entre-temps et reste telle quelle.} other {# lignes ont changé entre-temps et restent telles quelles.}}',
  'reason.label': 'Motif',
  'reason.missing': 'Choisissez d’abord un motif',
  'reason.note': 'Note',
  'reason.save': 'Enregistrer le motif',
  'reason.overtaken':
    '{name} a changé la décision sur cette ligne pendant que vous écriviez. L’enregistrement la remplace.',
  'reason.someone': 'Quelqu’un',
  'reason.discard': 'Abandonner la mienne',
  'chosen.label': 'Lignes sélectionnées',
  'chosen.some': '{count, number} sélectionnées',
  'chosen.all':
    '{count, plural, one {# ligne sélectionnée} other {Les # lignes sont sélectionnées}}',
  'chosen.currencies': 'en différentes devises',
  'chosen.more': 'Sélectionner les {count, number}',
  'chosen.clear': 'Désélectionner',
  'chosen.decide':
    '{decision, select, accept {Accepter {count, number}} zero {Mettre {count, number} à 0} recount {Recompter {count, number}} other {Refuser {count, number}}}',
  'chosen.recount': 'Faire recompter par un autre',
  'all.decide':
    '{decision, select, accept {Tout accepter} zero {Tout mettre à 0} recount {Tout marquer à recompter} other {Tout refuser}}',
  'all.title':
    '{decision, select, accept {{count, plural, one {Accepter # ligne ?} other {Accepter # lignes ?}}} zero {{count, plural, one {Mettre # ligne à 0 ?} other {Mettre # lignes à 0 ?}}} recount {{count, plural, one {Marquer # ligne à recompter ?} other {Marquer # lignes à recompter ?}}} other {{count, plural, one {Refuser # ligne ?} other {Refuser # lignes ?}}}}',
  'all.effect':
    '{decision, select, accept {Le stock est ajusté au comptage.} zero {Les articles non comptés sont mis à 0.} recount {Les lignes sont marquées. Demandez leur recomptage sous le tableau.} other {Les quantités attendues sont conservées.}}',
  'all.rest':
    'Les lignes déjà décidées gardent leur décision, et celles qui ne s’y prêtent pas restent telles quelles. Vous pourrez modifier chaque ligne ensuite.',
  'keys.button': 'Touches',
  'keys.label': 'Raccourcis clavier',
  'keys.move': 'Ligne suivante ou précédente',
  'keys.accept': 'Accepter le comptage, ou mettre à 0 si rien n’a été compté',
  'keys.recount': 'Recompter',
  'keys.reject': 'Refuser le comptage et garder la quantité attendue',
  'keys.undo': 'Annuler la décision',
  'keys.open': 'Ouvrir ou fermer la ligne',
  'keys.help': 'Afficher ou masquer cette liste',
  'cause.notLoaded': 'Les preuves n’ont pas pu être chargées.',
  'cause.event': '<time></time> : {effect} {item}, {place}',
  'cause.eventBy': '<time></time> : {effect} {item}, {place}, {name}',
  'cause.unknownCode': 'sous un code inconnu',
  'cause.more': '{count, plural, one {et # autre saisie} other {et # autres saisies}}',
  'cause.resolve': 'Identifier le code',
  'cause.with': 'Avec',
  'cause.other': '{item} : {expected} attendus, {counted} comptés',
  'cause.otherDiffers': '{item} : {expected} attendus, {counted} comptés, {difference}',
  'cause.joined': '{count, plural, one {# ligne} other {# lignes}}',
  'cause.joinedWorth': '{count, plural, one {# ligne} other {# lignes}}, {value} au total',
  'cause.swap': 'Accepter les deux comme confusion',
  'cause.moved':
    '{count, plural, one {Accepter comme déplacé} other {Accepter ces # comme déplacés}}',
  'cause.recount': '{count, plural, one {Recompter} other {Recompter ces #}}',
  'disputed.lone':
    '{count, plural, one {# rayon n’a qu’un comptage sur deux et n’est donc pas inclus : {shelves}.} other {# rayons n’ont qu’un comptage sur deux et ne sont donc pas inclus : {shelves}.}}',
  'disputed.differing':
    '{count, plural, one {# rayon a deux comptages différents, aucun n’est donc inclus : {shelves}.} other {# rayons ont deux comptages différents, aucun n’est donc inclus : {shelves}.}}',
  'disputed.choose': 'Choisir sur le mur',
  'disputed.first':
    'Acceptez d’abord un comptage : après le scellement, il ne pourra plus être inclus.',
  'recount.title': '{count, plural, one {Recompter # ligne} other {Recompter # lignes}}',
  'recount.marked': 'Recompter les lignes marquées',
  'recount.all':
    '{count, plural, one {Cet article sera recompté en <shelves></shelves>.} other {Ces # articles seront recomptés en <shelves></shelves>.}}',
  'recount.some':
    '{count, plural, one {# article sur {total, number} sera recompté en <shelves></shelves>.} other {# articles sur {total, number} seront recomptés en <shelves></shelves>.}}',
  'recount.what':
    'Le recomptage se fait à l’aveugle. Les comptages précédents restent visibles ici, et les autres articles de ces rayons gardent le leur. Vous pouvez décider les autres lignes en attendant.',
  'recount.unplaced':
    '{count, plural, one {# article n’a pas d’emplacement connu : il n’a pas été compté et le stock théorique n’indique pas de rayon. Pour le chercher, faites recompter les rayons où il pourrait être, depuis la vue d’ensemble du comptage.} other {# articles n’ont pas d’emplacement connu : ils n’ont pas été comptés et le stock théorique n’indique pas de rayon. Pour les chercher, faites recompter les rayons où ils pourraient être, depuis la vue d’ensemble du comptage.}}',
  'recount.who': 'Qui compte',
  'recount.whoHelp': 'Les personnes qui n’ont pas compté ces rayons sont en tête.',
  'recount.anyone': 'N’importe qui',
  'recount.person':
    '{counted, plural, =0 {{name} (ne les a pas comptés)} one {{name} (en a compté #)} other {{name} (en a compté #)}}',
  'recount.personBusy':
    '{counted, plural, =0 {{name} (ne les a pas comptés, encore {shelves})} one {{name} (en a compté #, encore {shelves})} other {{name} (en a compté #, encore {shelves})}}',
  'recount.shelves': '{count, plural, one {# rayon} other {# rayons}}',
  'recount.same': 'Laisser la même personne recompter',
  'recount.sameHelp': 'La même personne peut refaire l’erreur.',
  'recount.note': 'Note (facultatif)',
  'recount.reason': '{count, plural, one {Recomptage de # ligne} other {Recomptage de # lignes}}',
  'recount.button': '{count, plural, one {Recompter # rayon} other {Recompter # rayons}}',
  'recount.sent':
    '{count, plural, one {# ligne sera recomptée en {shelves}.} other {# lignes seront recomptées en {shelves}.}}',
  'recount.sentTo':
    '{count, plural, one {{name} va recompter # ligne en {shelves}.} other {{name} va recompter # lignes en {shelves}.}}',
  'out.by': 'Recomptage en cours · {name} · depuis <time></time>',
  'out.anyone': 'Recomptage en cours · tout le monde · depuis <time></time>',
  'out.chip': '{count, plural, one {# recomptage en cours} other {# recomptages en cours}}',
  'out.withdraw': 'Retirer',
  'out.withdrawNamed': 'Retirer le recomptage : {item}',
  'out.title': 'Retirer ce recomptage ?',
  'out.text':
    '{count, plural, one {# ligne en {shelves} vous revient à décider. Ce qui a déjà été recompté est conservé, mais pas utilisé.} other {# lignes en {shelves} vous reviennent à décider. Ce qui a déjà été recompté est conservé, mais pas utilisé.}}',
  'out.confirm': 'Retirer le recomptage',
  'out.came': 'Avant {before}, recompté {now}',
  'recount.close': 'Fermer',
  'recount.overview': 'Ouvrir la vue d’ensemble',
  'complete.none': 'Aucune ligne n’attend de décision.',
  'complete.decided':
    '{decided, number} sur {count, plural, one {# ligne décidée} other {# lignes décidées}}.',
  'complete.decidedNotFound':
    '{decided, number} sur {count, plural, one {# ligne décidée} other {# lignes décidées}}. {notFound, number} non trouvées encore ouvertes.',
  'complete.stale':
    '{count, plural, one {# ligne a changé depuis sa décision.} other {# lignes ont changé depuis leur décision.}}',
  'complete.tolerance': 'Tolérance : {limits}.',
  'complete.everything': 'Chaque écart compte.',
  'complete.help': 'Accepter ajuste le stock au comptage ; refuser garde la quantité attendue.',
  'complete.recounts':
    '{count, plural, one {Demander # recomptage} other {Demander # recomptages}}',
  'complete.button': 'Terminer le comptage',
  'complete.title': 'Terminer le comptage ?',
  'complete.confirm': 'Terminer et sceller',
  'complete.without': 'Terminer sans eux',
  'complete.text':
    'Les résultats sont scellés avec les noms et les coûts actuels. Le comptage ne pourra pas être rouvert ; une correction demande un nouveau comptage.',
  'complete.setAside': 'Encore mis de côté',
  'complete.setAsideText':
    '{count, plural, one {# saisie} other {# saisies}} ({units, plural, one {# unité} other {# unités}}) encore de côté et non incluses. Après le scellement, elles ne pourront plus être acceptées.',
  'complete.decideSetAside': '{count, plural, one {En décider d’abord} other {En décider d’abord}}',
  'complete.others': 'D’autres magasins sont inclus',
  'complete.othersText':
    'Ce comptage couvre plusieurs magasins. Une personne qui les gère tous doit le terminer.',
  'complete.close': 'Fermer',
  'complete.notYet': 'Pas encore prêt',
  'complete.out':
    '{count, plural, one {# recomptage est encore en cours : attendez-le ou retirez-le.} other {# recomptages sont encore en cours : attendez-les ou retirez-les.}}',
  'complete.showOut': 'Afficher les recomptages',
  'complete.showOpen': '{count, plural, one {Afficher # ligne} other {Afficher # lignes}}',
  'complete.undecided':
    '{count, plural, one {# ligne attend encore une décision : accepter, refuser ou recompter.} other {# lignes attendent encore une décision : accepter, refuser ou recompter.}}',
  'complete.notFound':
    '{count, plural, one {# ligne n’a pas été trouvée : mettez-la à 0 ou faites-la recompter.} other {# lignes n’ont pas été trouvées : mettez-les à 0 ou faites-les recompter.}}',
  'complete.notFoundWorth':
    '{count, plural, one {# ligne d’une valeur de {value} n’a pas été trouvée : mettez-la à 0 ou faites-la recompter.} other {# lignes d’une valeur de {value} n’ont pas été trouvées : mettez-les à 0 ou faites-les recompter.}}',
  'sealed.title': 'Ce qui est scellé',
  'sealed.accepted': 'Acceptées',
  'sealed.acceptedMeans': 'le comptage est retenu',
  'sealed.rejected': 'Refusées',
  'sealed.rejectedMeans': 'la quantité attendue est retenue',
  'sealed.zero': 'Mises à 0',
  'sealed.zeroMeans': 'non trouvées',
  'sealed.recounted': 'Recomptées',
  'sealed.recountedMeans': 'deux comptages concordent',
  'sealed.match': 'Conformes',
  'sealed.matchMeans': 'sans écart',
  'sealed.never': 'Jamais comptées',
  'sealed.neverLines':
    '{count, plural, one {# ligne n’a jamais été comptée.} other {# lignes n’ont jamais été comptées.}}',
  'sealed.neverWorth':
    '{count, plural, one {# ligne d’une valeur de {value} n’a jamais été comptée.} other {# lignes d’une valeur de {value} n’ont jamais été comptées.}}',
  'sealed.neverPartly':
    '{count, plural, one {# ligne d’une valeur de {value} ({unvalued, number} sans coût) n’a jamais été comptée.} other {# lignes d’une valeur de {value} ({unvalued, number} sans coût) n’ont jamais été comptées.}}',
  'sealed.inStore': '{store} : {sentence}',
  'sealed.neverNote': 'Ne fait partie d’aucun écart. Le rapport et le sceau l’indiquent.',
  'completing.title': 'Clôture du comptage en cours.',
  'completing.by': '{name} termine le comptage.',
  'completing.freezing': 'Chaque ligne est figée avec son nom et son coût.',
  'completing.reading': 'Lecture des comptages et des décisions.',
  'completing.hashing': 'Scellement des documents.',
  'completing.note':
    'Vous pouvez quitter cette page. Le numéro de confirmation s’affichera ici à la fin.',
  'drawer.title': 'À propos de ce comptage',
  'drawer.label': 'Réponses, résumé et causes probables',
  'drawer.ask': 'Question',
  'drawer.summary': 'Résumé',
  'drawer.causes': 'Causes probables',
  'drawer.allStores': 'Couvre les {count, number} magasins de ce comptage.',
  'correct.button': 'Créer une correction',
  'correct.title': 'Corriger ce comptage',
  'correct.text':
    'Un nouveau comptage lié à celui-ci est créé. Les résultats scellés ne changent pas.',
  'correct.example': 'Par exemple : une livraison enregistrée après l’arrêté',
  'sheets.title': 'Feuilles de comptage',
  'sheets.contents': 'Contenu',
  'sheets.items': 'Articles',
  'sheets.itemsText': 'Ce qui devrait se trouver dans chaque rayon, sans quantités.',
  'sheets.expected': 'Articles et quantités attendues',
  'sheets.expectedText': 'Pour vérification seulement.',
  'sheets.blank': 'Lignes vides',
  'sheets.blankText': 'Tout est écrit à la main.',
  'sheets.blind': 'Indisponible dans un comptage à l’aveugle.',
  'sheets.room': 'Rayons de',
  'sheets.allRooms': 'Toutes les zones',
  'sheets.make': 'Créer les feuilles de comptage',
  'file.label': 'De retour dans votre système',
  'file.title': 'Votre fichier avec les comptages',
  'file.notLoaded': 'Votre fichier avec les comptages n’a pas pu être chargé.',
  'file.download': 'Télécharger votre fichier avec les comptages',
  'file.none':
    'Aucun fichier n’a été importé. Téléchargez plutôt les comptages au format de votre système.',
  'file.noneOf':
    'Aucun fichier n’a été importé pour {stores}. Téléchargez plutôt ces comptages au format de votre système.',
  'file.counts':
    'Les comptages vont dans {columns}. Tout le reste est tel que vous l’avez importé.',
  'file.difference':
    'Les écarts vont dans {columns}. Tout le reste est tel que vous l’avez importé.',
  'file.countsOf':
    'Les comptages de {stores} vont dans {columns}. Tout le reste est tel que vous l’avez importé.',
  'file.differenceOf':
    'Les écarts de {stores} vont dans {columns}. Tout le reste est tel que vous l’avez importé.',
  'file.from': 'De {system}.',
  'file.column': 'Dans quelle colonne vont les comptages ?',
  'file.columnOf': 'Dans quelle colonne vont les comptages de {store} ?',
  'file.columnHelp': 'Les autres colonnes restent telles que vous les avez importées.',
  'file.others': 'Pour un autre système',
  'file.system': 'Système',
  'file.downloadCounts': 'Télécharger les comptages',
  'file.upload': 'Importez-le dans {system}',
  'file.uploadOwn': 'Importez-le dans votre système',
  'file.onlyCounted':
    'Les articles non comptés, ou comptés en partie seulement, ne sont pas dans le fichier : rien ne change pour eux.',
  'file.lookingUp': 'Recherche des comptages…',
  'file.lookingUpItems':
    '{count, plural, one {Recherche des comptages : # article…} other {Recherche des comptages : # articles…}}',
  'file.reading': 'Lecture de votre fichier : {share}',
  'file.readingLabel': 'Part de votre fichier déjà lue',
  'file.again': 'Réessayer',
  'file.save': 'Télécharger le fichier',
  'file.saveChanged': 'Télécharger seulement les lignes modifiées',
  'file.saveRest': 'Télécharger ce qui n’y figure pas',
  'file.written':
    '{count, plural, one {# ligne reçoit un nouveau nombre.} other {# lignes reçoivent un nouveau nombre.}}',
  'file.unchanged':
    '{count, plural, one {# ligne était déjà juste.} other {# lignes étaient déjà justes.}}',
  'file.notCounted':
    '{count, plural, one {# ligne n’a pas été comptée et reste telle quelle.} other {# lignes n’ont pas été comptées et restent telles quelles.}}',
  'file.left':
    '{count, plural, one {# ligne à saisir vous-même} other {# lignes à saisir vous-même}}',
  'file.leftRow': 'Ligne {row, number}, {name} : {reason} Compté : {counted}.',
  'left.several_rows':
    'L’article est sur plusieurs lignes et le comptage ne peut pas être réparti.',
  'left.several_lots':
    'L’article est dans plusieurs lots et le comptage ne dit pas combien il y a dans chacun.',
  'left.partly_counted': 'Seule une partie de ses rayons a été comptée.',
  'left.fraction': 'Le comptage est décimal et le système n’accepte que des nombres entiers.',
  'left.not_a_number': 'Il y a un mot à la place du nombre.',
  'left.broken_row': 'La ligne contient un guillemet qui n’est pas fermé.',
  'left.no_number': 'Il n’y a pas de nombre auquel ajouter l’écart.',
  'file.rowless':
    '{count, plural, one {# article compté mais absent du fichier} other {# articles comptés mais absents du fichier}}',
  'file.more': 'et {count, number} de plus',
} satisfies Translation<typeof en>
