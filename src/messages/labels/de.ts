import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  print: 'Etiketten drucken',
  'items.title': 'Artikeletiketten drucken',
  'items.label': 'Artikel',
  'items.help':
    'Ein Teil des Namens, eine SKU oder ein Code. Leer lassen für die neuesten Artikel.',
  'shelves.title': 'Regaletiketten drucken',
  'shelves.label': 'Regale in',
  'shelves.all': 'Alle Räume',
  'sheet.label': 'Etikettenbogen',
  'sheet.used': 'Bereits verbrauchte Etiketten auf dem ersten Bogen',
  'sheet.right': 'Nach rechts (mm)',
  'sheet.down': 'Nach unten (mm)',
  'sheet.counting': 'Etiketten werden gezählt …',
  'sheet.nothing': 'Nichts zu drucken.',
  'sheet.size':
    '{labels, plural, one {# Etikett} other {# Etiketten}} auf {pages, plural, one {# Seite} other {# Seiten}}.',
  'sheet.withoutCode':
    '{count, plural, one {# Artikel} other {# Artikel}} ohne Barcode ausgelassen.',
  'sheet.more': 'Es gibt mehr: Drucken Sie sie in Teilen.',
  'sheet.save': '{count, plural, one {# Etikett} other {# Etiketten}} als PDF speichern',
  'sheet.saveNone': 'Als PDF speichern',
  'preview.page': 'Erste Seite: {count, plural, one {# Etikett} other {# Etiketten}} bedruckt',
  'preview.pageUsed':
    'Erste Seite: {used, plural, one {# Etikett} other {# Etiketten}} schon verbraucht, dann {count, plural, one {# Etikett} other {# Etiketten}} bedruckt',
  'preview.cut': 'Einige Etiketten ragen über den Seitenrand hinaus.',
  'own.title': 'Eigene Barcodes der Filiale',
  'own.text':
    'Eigene Barcodes (02, 20–29) können ein Gewicht oder einen Preis enthalten. Geben Sie ihr Format an, dann zählt ein Scan das Gewicht.',
  'own.remove': 'Entfernen',
  'own.removeNamed': '{template} entfernen',
  'own.prefix': 'Beginnt mit',
  'own.then': 'Danach',
  'own.add': 'Hinzufügen',
  'own.pattern': 'Muster',
  'own.patternHelp':
    '13 Zeichen: Ziffern stehen für sich, I Artikel, W Gramm, P Preis, V Prüfziffer des Preises, X beliebig, C am Ende.',
  'own.try': 'Etikett ausprobieren',
  'own.tryHelp': 'Geben Sie die Nummer eines Etiketts ein oder scannen Sie sie.',
  'own.noneFits': 'Kein Format passt: Die Nummer wird gesucht, wie sie ist.',
  'own.item': 'Artikel {number}',
  'own.weight': 'Artikel {number}, {grams, number} g',
  'own.price': 'Artikel {number}, Preis {price, number} in der kleinsten Münze',
  'pattern.IIIIIWWWWWC': 'Artikel 5 Ziffern, Gewicht in Gramm 5 Ziffern',
  'pattern.IIIIIPPPPPC': 'Artikel 5 Ziffern, Preis 5 Ziffern',
  'pattern.IIIIIVPPPPC': 'Artikel 5 Ziffern, Prüfziffer, Preis 4 Ziffern',
  'pattern.IIIIVPPPPPC': 'Artikel 4 Ziffern, Prüfziffer, Preis 5 Ziffern',
  'pattern.IIIIIIIIIIC': 'Artikel 10 Ziffern',
  'pattern.own': 'Eigenes Muster',
  'paper.a4-21': 'A4, 21 Etiketten (L7160)',
  'paper.a4-65': 'A4, 65 Etiketten (L7651)',
  'paper.letter-30': 'US-Letter, 30 Etiketten (5160)',
  'paper.single': 'Einzeln',
  'paper.whole': 'Als Ganzes gezählt',
} satisfies Translation<typeof en>
