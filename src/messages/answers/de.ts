import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'coverage.allCounted':
    '{shelves, plural, one {Das Regal ist} other {Alle # Regale sind}} erledigt, und jede Position ist gezählt.',
  'coverage.allNothing':
    '{shelves, plural, one {Das Regal ist} other {Alle # Regale sind}} erledigt; gezählt ist nichts.',
  'coverage.allLeft':
    '{shelves, plural, one {Das Regal ist} other {Alle # Regale sind}} erledigt; {left, plural, one {# Position ist} other {# Positionen sind}} nicht gezählt.',
  'coverage.someCounted':
    '{shelves, plural, one {Das Regal ist nicht erledigt} other {{done, plural, one {# von {total} Regalen ist erledigt} other {# von {total} Regalen sind erledigt}}}}, und jede Position ist gezählt.',
  'coverage.someNothing':
    '{shelves, plural, one {Das Regal ist nicht erledigt} other {{done, plural, one {# von {total} Regalen ist erledigt} other {# von {total} Regalen sind erledigt}}}}; gezählt ist nichts.',
  'coverage.someLeft':
    '{shelves, plural, one {Das Regal ist nicht erledigt} other {{done, plural, one {# von {total} Regalen ist erledigt} other {# von {total} Regalen sind erledigt}}}}; {left, plural, one {# Position ist} other {# Positionen sind}} nicht gezählt.',
  'net.noBaseline': 'Es gibt keinen Sollbestand zum Vergleichen.',
  'net.notYet': 'Ergebnisse erscheinen, sobald Regale abgegeben sind.',
  'net.currencies':
    'Die Filialen zählen in verschiedenen Währungen, daher werden ihre Werte nicht zusammengezählt.',
  'net.short':
    '{scope, select, submitted {Auf den abgegebenen Regalen} stores {In den Filialen} other {In der Filiale}} fehlen netto {net}, bei Differenzen von brutto {gross}{lost, select, known {; der Schwund beträgt {share}} other {}}.',
  'net.over':
    '{scope, select, submitted {Auf den abgegebenen Regalen} stores {In den Filialen} other {In der Filiale}} sind netto {net} zu viel, bei Differenzen von brutto {gross}{lost, select, known {; der Schwund beträgt {share}} other {}}.',
  'net.even':
    '{scope, select, submitted {Auf den abgegebenen Regalen} stores {In den Filialen} other {In der Filiale}} gleicht es sich netto aus, bei Differenzen von brutto {gross}{lost, select, known {; der Schwund beträgt {share}} other {}}.',
  'never.plain':
    '{count, plural, one {# Position wurde nie gezählt.} other {# Positionen wurden nie gezählt.}}',
  'never.unknown':
    '{count, plural, one {# Position ohne Preis wurde nie gezählt.} other {# Positionen ohne Preis wurden nie gezählt.}}',
  'never.worth':
    '{count, plural, one {# Position im Wert von {value} wurde nie gezählt.} other {# Positionen im Wert von {value} wurden nie gezählt.}}',
  'never.partly':
    '{count, plural, one {# Position im Wert von {value} ({unvalued, number} ohne Preis) wurde nie gezählt.} other {# Positionen im Wert von {value} ({unvalued, number} ohne Preis) wurden nie gezählt.}}',
  'missed.plain':
    '{count, plural, one {# Position wurde auf abgegebenen Regalen nicht gefunden.} other {# Positionen wurden auf abgegebenen Regalen nicht gefunden.}}',
  'missed.unknown':
    '{count, plural, one {# Position ohne Preis wurde auf abgegebenen Regalen nicht gefunden.} other {# Positionen ohne Preis wurden auf abgegebenen Regalen nicht gefunden.}}',
  'missed.worth':
    '{count, plural, one {# Position im Wert von {value} wurde auf abgegebenen Regalen nicht gefunden.} other {# Positionen im Wert von {value} wurden auf abgegebenen Regalen nicht gefunden.}}',
  'missed.partly':
    '{count, plural, one {# Position im Wert von {value} ({unvalued, number} ohne Preis) wurde auf abgegebenen Regalen nicht gefunden.} other {# Positionen im Wert von {value} ({unvalued, number} ohne Preis) wurden auf abgegebenen Regalen nicht gefunden.}}',
  'stores.all': 'Nach Filialen: {stores}.',
  'stores.some': 'Nach Filialen, unter anderem: {stores}.',
  'store.short': '„{name}“ fehlen netto {net} (brutto {gross})',
  'store.over': '„{name}“ hat netto {net} zu viel (brutto {gross})',
  'store.even': '„{name}“ gleicht sich netto aus (brutto {gross})',
  lines:
    '{matched, plural, one {# Position stimmt} other {# Positionen stimmen}}, das ist eine Genauigkeit von {share}; bei {short, number} fehlt etwas, bei {over, number} ist es zu viel{beyond, plural, =0 {} one {, # davon war hier nicht erwartet} other {, # davon waren hier nicht erwartet}}.',
  'worst.one': 'Die größte Differenz: {difference}.',
  'worst.several': 'Die größten Differenzen: {differences}.',
  'difference.short':
    '„{name}“{place, select, known { in „{store}“} other {}} ({quantity} zu wenig{worth, select, known {, {value}} other {}})',
  'difference.over':
    '„{name}“{place, select, known { in „{store}“} other {}} ({quantity} zu viel{worth, select, known {, {value}} other {}})',
  category: 'Nach Kategorien liegt das meiste in „{name}“, brutto {gross}.',
  'open.decisions':
    '{count, plural, one {# Position wartet} other {# Positionen warten}} auf eine Entscheidung.',
  'open.codes': '{count, plural, one {# Code ist} other {# Codes sind}} unbekannt.',
  'open.mistakes':
    '{count, plural, one {# Auffälligkeit deutet} other {# Auffälligkeiten deuten}} eher auf einen Zählfehler als auf fehlende Ware hin.',
  unmatched: 'Hier heißt nichts „{search}“.',
  'nothing.summary': 'Noch nichts gezählt.',
  'nothing.coverage': 'Diese Zählung hat keine Regale.',
  'nothing.people': 'Noch niemand hat gezählt.',
  'nothing.unknown_codes': 'Es gibt keine unbekannten Codes.',
  'nothing.findings': 'Kein Muster gefunden.',
  'none.missing':
    'Bei keiner Position{which, select, named {, die zu „{search}“ passt,} other {}} fehlt etwas.',
  'none.extra':
    'Bei keiner Position{which, select, named {, die zu „{search}“ passt,} other {}} ist etwas zu viel.',
  'none.unexpected':
    'Keine Position{which, select, named {, die zu „{search}“ passt,} other {}} wurde gezählt, ohne erwartet zu sein.',
  'none.uncounted':
    'Jede Position{which, select, named {, die zu „{search}“ passt,} other {}} ist gezählt.',
  'head.missing':
    '{count, plural, one {Bei # Position{which, select, named {, die zu „{search}“ passt,} other {}} fehlt etwas} other {Bei # Positionen{which, select, named {, die zu „{search}“ passen,} other {}} fehlt etwas}}{worth, select, known {, zusammen {value}} other {}}.',
  'head.extra':
    '{count, plural, one {Bei # Position{which, select, named {, die zu „{search}“ passt,} other {}} ist etwas zu viel} other {Bei # Positionen{which, select, named {, die zu „{search}“ passen,} other {}} ist etwas zu viel}}{worth, select, known {, zusammen {value}} other {}}.',
  'head.unexpected':
    '{count, plural, one {# Position{which, select, named {, die zu „{search}“ passt,} other {}} wurde gezählt, ohne erwartet zu sein} other {# Positionen{which, select, named {, die zu „{search}“ passen,} other {}} wurden gezählt, ohne erwartet zu sein}}{worth, select, known {, zusammen {value}} other {}}.',
  'head.uncounted':
    '{count, plural, one {# Position{which, select, named {, die zu „{search}“ passt,} other {}} ist nicht gezählt} other {# Positionen{which, select, named {, die zu „{search}“ passen,} other {}} sind nicht gezählt}}.',
  'line.short': '„{name}“: {quantity} zu wenig{worth, select, known { ({value})} other {}}.',
  'line.over': '„{name}“: {quantity} zu viel{worth, select, known { ({value})} other {}}.',
  item: '„{name}“: {facts}.',
  'item.notCounted': 'nicht gezählt',
  store:
    '„{name}“: {done, number} von {shelves, plural, one {# Regal} other {# Regalen}} erledigt{sure, select, known {; Genauigkeit nach Position {accuracy}} other {}}; Positionen mit Fehlbestand: {short}, mit Mehrbestand: {over}{worth, select, known {; netto {net} und brutto {gross}} other {}}.',
  place:
    '„{name}“: {left, plural, =0 {keins von {total} Regalen ist} one {# von {total} Regalen ist} other {# von {total} Regalen sind}} noch offen{where, select, known { ({places})} other {}}.',
  'place.time':
    'Noch etwa {minutes, plural, one {# Minute} other {# Minuten}}, zwischen {least} und {most}.',
  person:
    '„{name}“: {speed, select, known {{pace} Stück pro Minute} other {zu wenig gezählt für ein Tempo}}; {shelves, plural, one {# Regal} other {# Regale}}, {lines, plural, one {# Position} other {# Positionen}}.',
  codes: 'Unbekannte Codes: {count, number}.',
  code: '„{code}“: {where, select, known {{places}} other {kein Ort bekannt}}.',
  'note.pace': 'geschätzt nach dem bisherigen Tempo',
  'note.left': 'noch zu zählen: {places}',
  'note.beside': 'neben {items} gescannt',
  fact: '{what} {value}',
  'fact.shelves': 'Regale',
  'fact.shelves explained': 'erledigte Regale',
  'fact.shelves left': 'offene Regale',
  'fact.lines': 'Positionen',
  'fact.lines counted': 'gezählte Positionen',
  'fact.lines as expected': 'Positionen, die stimmen',
  'fact.lines short': 'Positionen mit Fehlbestand',
  'fact.lines over': 'Positionen mit Mehrbestand',
  'fact.lines not expected': 'nicht erwartete Positionen',
  'fact.lines not counted': 'nicht gezählte Positionen',
  'fact.lines not found on shelves that were handed in':
    'auf abgegebenen Regalen nicht gefundene Positionen',
  'fact.value of what was not found': 'Wert des nicht Gefundenen',
  'fact.net value': 'Wert netto',
  'fact.gross value': 'Wert brutto',
  'fact.net units': 'Stück netto',
  'fact.gross units': 'Stück brutto',
  'fact.accuracy by line': 'Genauigkeit nach Position',
  'fact.accuracy by unit': 'Genauigkeit nach Stück',
  'fact.shrinkage': 'Schwund',
  'fact.expected': 'Soll',
  'fact.counted': 'gezählt',
  'fact.difference': 'Differenz',
  'fact.value of the difference': 'Wert der Differenz',
  'fact.entered': 'eingegeben',
  'fact.factor': 'Stück je Scan',
  'fact.units': 'Stück',
  'fact.units per minute': 'Stück pro Minute',
  'fact.lines per minute': 'Positionen pro Minute',
  'fact.minutes of counting': 'Minuten gezählt',
  'fact.minutes to go, about': 'Minuten noch, etwa',
  'fact.minutes to go, at least': 'Minuten noch, mindestens',
  'fact.minutes to go, at most': 'Minuten noch, höchstens',
  'fact.unknown codes': 'unbekannte Codes',
  'fact.readings': 'Scans',
  'fact.confidence that the pattern is there': 'Sicherheit, dass es ein Muster ist',
  'fact.confidence that it is a counting mistake': 'Sicherheit, dass es ein Zählfehler ist',
  'fact.value': 'Wert',
  'fact.place in the order of recounts': 'Platz in der Reihenfolge der Nachzählungen',
  'fact.value at risk': 'Wert, um den es geht',
} satisfies Translation<typeof en>
