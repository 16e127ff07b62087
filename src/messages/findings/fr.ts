import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  code_shortened:
    '{count, plural, one {# code-barres abîmé par Excel (4.00638E+12)} other {# codes-barres abîmés par Excel (4.00638E+12)}}',
  'code_shortened.text':
    'L’article est importé sans lui : scannez-le une fois lors du comptage. Ou mettez la colonne au format Texte et exportez à nouveau.',
  code_rounded:
    '{count, plural, one {# code-barres a perdu ses derniers chiffres} other {# codes-barres ont perdu leurs derniers chiffres}}',
  'code_rounded.text':
    'Un tableur garde 15 chiffres d’un nombre. L’article est importé sans lui : scannez-le une fois lors du comptage. Ou mettez la colonne au format Texte et exportez à nouveau.',
  code_too_long:
    '{count, plural, one {# code-barres est trop long} other {# codes-barres sont trop longs}}',
  'code_too_long.text':
    'Un code a 100 caractères au plus. L’article est importé sans lui : scannez-le une fois lors du comptage.',
  code_not_calculated:
    '{count, plural, one {# code-barres est une formule sans résultat} other {# codes-barres sont des formules sans résultat}}',
  'code_not_calculated.text':
    'L’article est importé sans lui : scannez-le une fois lors du comptage. Ou ouvrez le fichier dans un tableur, enregistrez-le et déposez-le à nouveau.',
  formula_not_calculated:
    '{count, plural, one {# cellule contient une formule sans résultat} other {# cellules contiennent une formule sans résultat}}',
  'formula_not_calculated.text':
    'Ouvrez le fichier dans un tableur, enregistrez-le et déposez-le à nouveau.',
  quantity_not_a_number:
    '{count, plural, one {# quantité n’est pas un nombre} other {# quantités ne sont pas des nombres}}',
  'quantity_not_a_number.text': 'Saisissez la bonne valeur ou ignorez ces lignes.',
  quantity_missing:
    '{count, plural, one {# ligne n’a pas de quantité} other {# lignes n’ont pas de quantité}}',
  'quantity_missing.text': 'Vide n’est pas zéro. Saisissez 0 s’il ne doit pas y en avoir.',
  quantity_absurd:
    '{count, plural, one {# quantité semble fausse} other {# quantités semblent fausses}}',
  'quantity_absurd.text':
    'Plus d’un million. Souvent un code-barres dans la colonne des quantités.',
  no_identity:
    '{count, plural, one {# ligne ne dit pas de quel article il s’agit} other {# lignes ne disent pas de quel article il s’agit}}',
  'no_identity.text': 'Ni SKU, ni code-barres, ni nom.',
  total_row: '{count, plural, one {# ligne de total ignorée} other {# lignes de total ignorées}}',
  'total_row.text':
    'Ce qu’elle additionne est déjà dans la liste. Un article de ce nom a besoin de son SKU ou de son code-barres.',
  text_too_long: '{count, plural, one {# SKU est trop long} other {# SKU sont trop longs}}',
  'text_too_long.text': 'Un SKU a 120 caractères au plus.',
  quote_not_closed:
    '{count, plural, one {# ligne a un guillemet qui ne se ferme pas} other {# lignes ont un guillemet qui ne se ferme pas}}',
  'quote_not_closed.text':
    'La ligne est lue jusqu’à sa fin ; les suivantes sont sûres. Saisissez la bonne valeur ou ignorez-la.',
  quantity_negative:
    '{count, plural, one {# quantité est négative} other {# quantités sont négatives}}',
  'quantity_negative.text': 'Elles restent négatives si vous ne le changez pas.',
  quantity_blank:
    '{count, plural, one {# article n’a pas de quantité} other {# articles n’ont pas de quantité}}',
  'quantity_blank.text':
    'Vide n’est pas zéro : ces articles sont ajoutés et rien n’en est attendu.',
  quantity_large:
    '{count, plural, one {# quantité est très grande} other {# quantités sont très grandes}}',
  'quantity_large.text': 'Plus de 100 000. Elles restent ainsi si vous ne le changez pas.',
  money_not_a_number:
    '{count, plural, one {# coût ou prix n’est pas un nombre} other {# coûts ou prix ne sont pas des nombres}}',
  'money_not_a_number.text': 'Ces lignes sont importées sans lui.',
  pack_not_a_number:
    '{count, plural, one {# taille de lot n’est pas un nombre} other {# tailles de lot ne sont pas des nombres}}',
  'pack_not_a_number.text': 'Un code-barres de ces lignes compte pour une unité.',
  code_doubtful:
    '{count, plural, one {# code-barres a une clé de contrôle fausse} other {# codes-barres ont une clé de contrôle fausse}}',
  'code_doubtful.text':
    'Les lecteurs ne les trouveront pas : un chiffre est faux, ou ce ne sont pas des codes-barres. Ils restent tels quels ; scannez ces articles une fois lors du comptage.',
  same_item_twice:
    '{count, plural, one {# ligne en double (quantités additionnées)} other {# lignes en double (quantités additionnées)}}',
  'same_item_twice.text': 'Le même article au même endroit : les quantités sont additionnées.',
  code_of_two_items:
    '{count, plural, one {# code-barres appartient à deux articles} other {# codes-barres appartiennent chacun à deux articles}}',
  'code_of_two_items.text': 'Le premier article garde le code ; l’autre est importé sans lui.',
  sku_of_two_names: '{count, plural, one {# SKU a deux noms} other {# SKU ont deux noms chacun}}',
  'sku_of_two_names.text': 'Le premier nom est retenu ; les quantités sont additionnées.',
  code_of_other_item:
    '{count, plural, one {# code-barres appartient à un autre article de votre catalogue} other {# codes-barres appartiennent à d’autres articles de votre catalogue}}',
  'code_of_other_item.text':
    'Le code reste où il est ; la ligne compte pour l’article de ce SKU. Un nouvel article est importé sans lui : scannez-le une fois lors du comptage.',
  cells_left_over:
    '{count, plural, one {# ligne a plus de cellules que l’en-tête} other {# lignes ont plus de cellules que l’en-tête}}',
  'cells_left_over.text':
    'Peut-être une virgule dans une valeur sans guillemets. Vérifiez que les valeurs sont dans les bonnes colonnes.',
  letters_lost:
    '{count, plural, one {# ligne a des lettres illisibles} other {# lignes ont des lettres illisibles}}',
  'letters_lost.text': 'Choisissez un autre encodage, ou importez-les telles quelles.',
  shelf_too_long:
    '{count, plural, one {# nom de rayon est trop long} other {# noms de rayon sont trop longs}}',
  'shelf_too_long.text': 'Un rayon a 40 caractères au plus. Ces lignes sont importées sans lui.',
  expiry_not_a_date:
    '{count, plural, one {# date de péremption n’est pas une date} other {# dates de péremption ne sont pas des dates}}',
  'expiry_not_a_date.text': 'Elles restent telles qu’elles sont dans le fichier.',
  serial_twice:
    '{count, plural, one {# numéro de série figure sur deux lignes} other {# numéros de série figurent chacun sur deux lignes}}',
  'serial_twice.text':
    'Un numéro de série est une pièce. Les deux lignes restent si vous ne le changez pas.',
  serial_of_several:
    '{count, plural, one {# ligne a un numéro de série et plusieurs pièces} other {# lignes ont un numéro de série et plusieurs pièces}}',
  'serial_of_several.text':
    'Un numéro de série est une pièce. Elles restent ainsi si vous ne le changez pas.',
  zeros_put_back:
    '{count, plural, one {# code-barres avait perdu un zéro initial} other {# codes-barres avaient perdu un zéro initial}}',
  'zeros_put_back.text': 'Le zéro est rétabli ; la clé de contrôle le confirme à chaque fois.',
  text_shortened:
    '{count, plural, one {# nom long a été raccourci} other {# noms longs ont été raccourcis}}',
  'text_shortened.text': 'Les noms ont 120 caractères au plus ; le reste a été coupé.',
  code_from_catalogue:
    '{count, plural, one {# code-barres raccourci est connu par son SKU} other {# codes-barres raccourcis sont connus par leur SKU}}',
  'code_from_catalogue.text': 'Le catalogue a le code entier.',
  code_missing:
    '{count, plural, one {# nouvel article n’a pas de code-barres} other {# nouveaux articles n’ont pas de code-barres}}',
  'code_missing.text':
    'Personne ne peut encore les scanner : scannez-les une fois lors du comptage.',
  sku_new_to_item:
    '{count, plural, one {# SKU est nouveau pour un article que vous avez} other {# SKU sont nouveaux pour des articles que vous avez}}',
  'sku_new_to_item.text':
    'Même code-barres, et même nom ou pas encore de SKU : compté pour votre article, qui garde son SKU.',
  sku_from_barcode:
    '{count, plural, one {# article n’avait pas de SKU : créé à partir de son code-barres} other {# articles n’avaient pas de SKU : créé à partir de leur code-barres}}',
  'sku_from_barcode.text': 'Les articles que vous avez déjà gardent le leur.',
  sku_from_name:
    '{count, plural, one {# article n’avait pas de SKU : créé à partir de son nom} other {# articles n’avaient pas de SKU : créé à partir de leur nom}}',
  'sku_from_name.text':
    'Les articles que vous avez déjà gardent le leur. Si deux ont le même nom, un numéro est ajouté.',
  case_of_unknown_size:
    '{count, plural, one {# code-barres de carton ne dit pas combien il contient} other {# codes-barres de carton ne disent pas combien ils contiennent}}',
  'case_of_unknown_size.text':
    'Un scan compte 1. Pour compter le contenu, ajoutez à nouveau le code à l’article avec ses unités.',
  quantity_unknown:
    '{count, plural, one {# ligne dit que sa quantité est inconnue} other {# lignes disent que leur quantité est inconnue}}',
  'quantity_unknown.text': 'Inconnu n’est pas zéro : ces lignes sont ignorées.',
  not_stocked:
    '{count, plural, one {# ligne n’est pas tenue en stock ici} other {# lignes ne sont pas tenues en stock ici}}',
  'not_stocked.text': '« Non tenu en stock » n’est pas zéro : ces lignes sont ignorées.',
  other_site:
    '{count, plural, one {# ligne est d’un autre site} other {# lignes sont d’autres sites}}',
  'other_site.text': 'Seules les lignes du site choisi sont importées.',
  header_again:
    '{count, plural, one {# ligne répète les noms des colonnes} other {# lignes répètent les noms des colonnes}}',
  'header_again.text': 'Imprimés sur chaque page : ces lignes sont ignorées.',
  heading_row: '{count, plural, one {# ligne est un titre} other {# lignes sont des titres}}',
  'heading_row.text':
    'Seulement un nom, là où les articles ont des numéros et des prix : ces lignes sont ignorées.',
  'column.sku': 'SKU',
  'column.barcode': 'Code-barres',
  'column.case_barcode': 'Code-barres de carton',
  'column.name': 'Nom de l’article',
  'column.variant': 'Variante',
  'column.category': 'Catégorie',
  'column.quantity': 'Quantité attendue',
  'column.unit': 'Unité',
  'column.pack': 'Taille du lot',
  'column.unit_cost': 'Coût unitaire',
  'column.unit_price': 'Prix unitaire',
  'column.room': 'Zone',
  'column.shelf': 'Rayon',
  'column.place': 'Zone et rayon',
  'column.site': 'Magasin ou site',
  'column.lot': 'Lot',
  'column.expiry': 'Date de péremption',
  'column.serial': 'Numéro de série',
  'column.group': 'Regroupe les variantes',
  'severity.error': 'Erreur',
  'severity.warning': 'Avertissement',
  'severity.repaired': 'Corrigé',
  'severity.note': 'Note',
  'decision.keep': 'Garder',
  'decision.zero': 'Mettre à 0',
  'decision.leave_out': 'Ignorer',
  'list.title': 'Problèmes',
  'list.checking': 'Vérification des lignes. Les problèmes apparaîtront ici.',
  'list.none': 'Il n’y en a aucun.',
  'list.allFine': 'Aucun. Toutes les lignes sont bonnes.',
  'list.noRow': 'Il n’y a aucune ligne sous les noms des colonnes.',
  'list.error': '{count, plural, one {# erreur} other {# erreurs}}',
  'list.warning': '{count, plural, one {# avertissement} other {# avertissements}}',
  'list.repaired': '{count, plural, one {# corrigé} other {# corrigés}}',
  'list.note': '{count, plural, one {# note} other {# notes}}',
  'list.said': '{severity} : {title}',
  'rows.see': 'Voir les lignes',
  'rows.hide': 'Masquer les lignes',
  'rows.close': 'Masquer ces lignes',
  'rows.howTo': 'Saisissez la bonne valeur ou acceptez la suggestion.',
  'rows.more':
    '{count, plural, one {# de plus est comptée mais pas affichée.} other {# de plus sont comptées mais pas affichées.}}',
  'rows.row': 'Ligne',
  'rows.item': 'Article',
  'rows.inFile': 'Dans le fichier',
  'rows.instead': 'Nouvelle valeur',
  'rows.suggestion': 'Suggestion',
  'rows.none': 'Aucune',
  'rows.empty': 'vide',
  'rows.showMore': 'Afficher plus',
  'rows.cell': '{column} de la ligne {row}',
  'rows.skipped': 'Ignorée',
  'rows.save': 'Enregistrer',
  'rows.take': 'Utiliser {value}',
  'rows.takeAll': '{count, plural, one {Accepter # suggestion} other {Accepter # suggestions}}',
  'file.download': '{count, plural, one {Télécharger # problème} other {Télécharger # problèmes}}',
  'file.kind': 'Type',
  'file.column': 'Colonne',
  'file.value': 'Valeur dans le fichier',
  'file.wrong': 'Ce qui ne va pas',
  'file.more': '{count, plural, one {# de plus : {text}} other {# de plus : {text}}}',
  'note.seeRow': 'Voir ligne {row}',
  'note.belongsTo': 'Appartient à {item}',
  'note.same': 'Ce fichier est déjà le stock attendu',
  'note.sameText': 'Il vous sera demandé s’il faut le remplacer.',
  'note.newRows':
    '{count, plural, one {# ligne de nouveaux articles} other {# lignes de nouveaux articles}}',
  'note.newRowsText': 'Ils seront ajoutés au catalogue.',
  'note.shelves': '{count, plural, one {# rayon absent du plan} other {# rayons absents du plan}}',
  'note.shelvesIn': 'Dans {rooms}. Vous pouvez les ajouter.',
  'note.shelvesInMore': 'Dans {rooms} et d’autres zones. Vous pouvez les ajouter.',
  'note.compared': '{changed, number} modifiés, {added, number} nouveaux, {gone, number} disparus',
  'note.comparedText': 'Articles comparés au stock actuel.',
} satisfies Translation<typeof en>
