import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  print: 'Imprimer des étiquettes',
  'items.title': 'Imprimer des étiquettes d’articles',
  'items.label': 'Articles',
  'items.help':
    'Une partie du nom, un SKU ou un code. Laissez vide pour les articles les plus récents.',
  'shelves.title': 'Imprimer des étiquettes de rayons',
  'shelves.label': 'Rayons de',
  'shelves.all': 'Toutes les salles',
  'sheet.label': 'Planche d’étiquettes',
  'sheet.used': 'Étiquettes déjà utilisées sur la première planche',
  'sheet.right': 'Décaler à droite (mm)',
  'sheet.down': 'Décaler vers le bas (mm)',
  'sheet.counting': 'Comptage des étiquettes…',
  'sheet.nothing': 'Rien à imprimer.',
  'sheet.size':
    '{labels, plural, one {# étiquette} other {# étiquettes}} sur {pages, plural, one {# page} other {# pages}}.',
  'sheet.withoutCode':
    '{count, plural, one {# article sans code-barres ignoré} other {# articles sans code-barres ignorés}}.',
  'sheet.more': 'Il y en a d’autres : imprimez-les en plusieurs fois.',
  'sheet.save': 'Enregistrer {count, plural, one {# étiquette} other {# étiquettes}} en PDF',
  'sheet.saveNone': 'Enregistrer en PDF',
  'preview.page':
    'Première page : {count, plural, one {# étiquette imprimée} other {# étiquettes imprimées}}',
  'preview.pageUsed':
    'Première page : {used, plural, one {# étiquette déjà utilisée} other {# étiquettes déjà utilisées}}, puis {count, plural, one {# étiquette imprimée} other {# étiquettes imprimées}}',
  'preview.cut': 'Certaines étiquettes dépassent du bord de la page.',
  'own.title': 'Codes-barres internes',
  'own.text':
    'Les codes-barres internes (02, 20–29) peuvent contenir un poids ou un prix. Ajoutez leur format, et un scan compte le poids.',
  'own.remove': 'Retirer',
  'own.removeNamed': 'Retirer {template}',
  'own.prefix': 'Commence par',
  'own.then': 'Puis',
  'own.add': 'Ajouter',
  'own.pattern': 'Modèle',
  'own.patternHelp':
    '13 caractères : les chiffres tels quels, I article, W grammes, P prix, V clé du prix, X quelconque, C à la fin.',
  'own.try': 'Essayer une étiquette',
  'own.tryHelp': 'Saisissez ou scannez le numéro d’une étiquette.',
  'own.noneFits': 'Aucun format ne correspond : le numéro est cherché tel quel.',
  'own.item': 'Article {number}',
  'own.weight': 'Article {number}, {grams, number} g',
  'own.price': 'Article {number}, prix {price, number} dans la plus petite unité',
  'pattern.IIIIIWWWWWC': 'Article 5 chiffres, poids en grammes 5 chiffres',
  'pattern.IIIIIPPPPPC': 'Article 5 chiffres, prix 5 chiffres',
  'pattern.IIIIIVPPPPC': 'Article 5 chiffres, clé de contrôle, prix 4 chiffres',
  'pattern.IIIIVPPPPPC': 'Article 4 chiffres, clé de contrôle, prix 5 chiffres',
  'pattern.IIIIIIIIIIC': 'Article 10 chiffres',
  'pattern.own': 'Modèle personnalisé',
  'paper.a4-21': 'A4, 21 étiquettes (L7160)',
  'paper.a4-65': 'A4, 65 étiquettes (L7651)',
  'paper.letter-30': 'Letter US, 30 étiquettes (5160)',
  'paper.single': 'Une par une',
  'paper.whole': 'Compté en entier',
} satisfies Translation<typeof en>
