import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Datei importieren',
  'kind.label': 'Was in der Datei steht',
  'kind.catalogue': 'Artikel',
  'kind.baseline': 'Artikel und Sollbestand',
  'kind.catalogueText':
    'Codes, Namen, Kosten und Packungsgrößen. Vorhandene Artikel werden aktualisiert.',
  'kind.baselineText': 'Sollbestand für deine nächste Zählung von {store}.',
  steps: 'Schritte',
  'step.file': 'Datei',
  'step.check': 'Zuordnen und prüfen',
  'step.confirm': 'Bestätigen',
  'step.done': 'Fertig',
  'drop.title': 'Lege hier die Datei deiner Kasse oder Tabelle ab',
  'drop.text':
    'CSV, TSV, XLSX, XLS oder ODS, aus Shopify, Square, Lightspeed oder deine eigene Datei.',
  'drop.choose': 'Datei wählen',
  'drop.nothingYet': 'Nichts wird importiert, bevor du bestätigst.',
  'drop.template': 'Vorlage herunterladen',
  'work.checking': 'Zeilen werden geprüft',
  'work.importing': 'Wird importiert',
  'work.undoing': 'Wird rückgängig gemacht',
  'work.undoingText':
    'Die Artikel werden zurückgesetzt. Du kannst diese Seite verlassen; es läuft von selbst weiter.',
  'work.catalogueText':
    'Die Artikel werden in deinen Katalog übernommen. Du kannst diese Seite verlassen; es läuft von selbst weiter.',
  'work.baselineText':
    'Die Zeilen werden importiert. Sie gelten, sobald die letzte da ist. Du kannst diese Seite verlassen; es läuft von selbst weiter.',
  'progress.rows': '{done, plural, one {# Zeile} other {# Zeilen}}',
  'progress.of': '{done, number} von {total, number}',
  'progress.pace': '{done} · {pace, number} Zeilen/s · noch etwa {left}',
  'progress.change': 'Ändern',
  'counts.label': 'Zeilen',
  'counts.fine': '<b>{count}</b> in Ordnung',
  'counts.warned': '<b>{count}</b> mit Warnungen',
  'counts.bad': '<b>{count}</b> mit Fehlern',
  'check.cancel': 'Import abbrechen',
  'check.noRows': 'Es gibt noch keine Zeilen zum Importieren.',
  'check.text':
    'Zeilen mit Fehlern werden übersprungen, bis sie korrigiert sind. Nichts wird importiert, bevor du bestätigst.',
  'check.repairs':
    '{count, plural, one {# Korrektur bleibt erhalten.} other {# Korrekturen bleiben erhalten.}}',
  'check.repairsWaiting':
    '{count, plural, one {# Korrektur bleibt erhalten} other {# Korrekturen bleiben erhalten}}; {waiting, plural, one {# kommt zurück, wenn ihre Spalte wieder verwendet wird.} other {# kommen zurück, wenn ihre Spalte wieder verwendet wird.}}',
  'check.again': 'Erneut prüfen',
  'check.continue': 'Weiter',
  'check.continueLater': 'Weiter nach der Prüfung',
  'confirm.label': 'Bestätigen',
  'confirm.rows':
    '{count, plural, one {# Zeile wird importiert} other {# Zeilen werden importiert}}',
  'confirm.rowsAndSkipped':
    '{count, plural, one {# Zeile wird importiert} other {# Zeilen werden importiert}}, {skipped, plural, one {# Zeile übersprungen} other {# Zeilen übersprungen}}',
  'confirm.known':
    '{count, plural, one {# Zeile zu vorhandenen Artikeln} other {# Zeilen zu vorhandenen Artikeln}}',
  'confirm.new':
    '{items, plural, one {# neuer Artikel} other {# neue Artikel}} in {rows, plural, one {# Zeile} other {# Zeilen}}',
  'confirm.lots':
    '{count, plural, one {# Zeile mit Charge, Datum oder Seriennummer, unter ihrem Artikel} other {# Zeilen mit Charge, Datum oder Seriennummer, unter ihren Artikeln}}',
  'confirm.compared':
    'Verglichen mit dem aktuellen Bestand: {changed, number} geändert, {added, number} neu, {gone, number} weg',
  'confirm.replaces': 'Ersetzt {file}',
  'confirm.asWhole': 'Diese Zeilen gelten für die ganze Filiale.',
  'confirm.addShelves':
    '{count, plural, one {# Regal zum Plan hinzufügen} other {# Regale zum Plan hinzufügen}}',
  'confirm.addShelvesText': '{places}. Ohne sie gelten diese Zeilen für die ganze Filiale.',
  'confirm.replace': 'Diese Datei wird schon verwendet. Ersetzen',
  'confirm.why': 'Die Zählung hat begonnen. Warum jetzt importieren?',
  'confirm.whyMissing': 'Gib einen Grund ein.',
  'confirm.back': 'Zurück',
  'confirm.import': '{count, plural, one {# Zeile importieren} other {# Zeilen importieren}}',
  'skipped.bad': '{count, plural, one {# Zeile mit Fehlern} other {# Zeilen mit Fehlern}}',
  'skipped.byYou':
    '{count, plural, one {# von dir ausgeschlossene Zeile} other {# von dir ausgeschlossene Zeilen}}',
  'skipped.elsewhere':
    '{count, plural, one {# Zeile anderer Standorte} other {# Zeilen anderer Standorte}}',
  'places.room': '{room}: {codes}',
  'places.roomMore': '{room}: {codes} und weitere',
  'places.more': '{rooms}; und weitere Räume',
  'version.byHand': 'von Hand eingegeben',
  'version.of': '{file}, Version {version, number}',
  'done.label': 'Fertig',
  'done.rows': '{count, plural, one {# Zeile importiert} other {# Zeilen importiert}}',
  'done.undone': '{file} wurde rückgängig gemacht',
  'done.undoBaseline': 'Du kannst das rückgängig machen, bis die Zählung beginnt.',
  'done.undoCatalogue':
    '{days, plural, one {Du kannst das # Tag lang rückgängig machen. Inzwischen geänderte oder in einer Zählung verwendete Artikel bleiben.} other {Du kannst das # Tage lang rückgängig machen. Inzwischen geänderte oder in einer Zählung verwendete Artikel bleiben.}}',
  'done.undo': 'Rückgängig',
  'done.another': 'Weitere Datei importieren',
  'done.items': 'Artikel ansehen',
  'done.audit': 'Zur Zählung',
  'done.plan': 'Zählung planen',
  'done.before': 'Die vorherige Liste gilt wieder. Neue Artikel bleiben.',
  'done.nothingBefore':
    'Vorher gab es keine Liste, also wird jetzt nichts erwartet. Neue Artikel bleiben.',
  'done.replaced':
    '{file} war der Sollbestand. Inzwischen hat ihn eine andere Datei oder eine Zählung ersetzt.',
  'done.isBaseline': '{file} ist jetzt der Sollbestand.',
  'done.isCatalogue': '{file} ist jetzt in deinem Katalog.',
  'done.skipped': 'Übersprungen: {rows}.',
  'undone.removed':
    '{count, plural, one {# neuer Artikel entfernt.} other {# neue Artikel entfernt.}}',
  'undone.restored':
    '{count, plural, one {# Artikel ist wie vorher.} other {# Artikel sind wie vorher.}}',
  'undone.kept':
    '{count, plural, one {# Artikel ist geblieben: inzwischen geändert oder Teil einer Zählung.} other {# Artikel sind geblieben: inzwischen geändert oder Teil einer Zählung.}}',
  'past.title': 'Frühere Dateien',
  'past.end':
    '{status, select, done {Importiert} undone {Rückgängig gemacht} failed {Nicht lesbar} other {Abgebrochen}}',
  'past.several': 'für mehrere Filialen',
  'past.open': 'Öffnen',
  'past.openNamed': '{file} öffnen',
  'past.all': 'Alle {count, number} anzeigen',
  'version.hash': '{file}, SHA-256 <hash></hash>',
  'version.copy': 'Ganzen SHA-256 kopieren',
  'version.copied': 'Kopiert',

  limits:
    'CSV bis {csvRows, number} Zeilen und {csvSize, number} MB, XLSX bis {xlsxRows, number} Zeilen, ODS bis {odsRows, number} Zeilen.',
  'read.encoding': 'Kodierung',
  'read.separator': 'Trennzeichen',
  'read.comma': 'Komma',
  'read.semicolon': 'Semikolon',
  'read.tab': 'Tabulator',
  'read.bar': 'Senkrechter Strich',
  'read.aligned': 'Leerzeichen, in Spalten',
  'read.sheet': 'Blatt',
  'read.decimals': 'Dezimalzeichen',
  'read.point': 'Punkt, 1,234.56',
  'read.decimalComma': 'Komma, 1.234,56',
  'read.dates': 'Daten',
  'read.dayFirst': 'Tag zuerst, 31/12/2027',
  'read.monthFirst': 'Monat zuerst, 12/31/2027',
  'read.rowsOf': 'Zeilen von',
  'read.allSites': 'Alle Standorte',
  'file.cancelled': '{file} wurde abgebrochen.',
  'file.another': 'Andere Datei wählen',
  'once.broken': '{count, number} mit beschädigtem Barcode',
  'once.failing': '{count, number} mit falscher Prüfziffer',
  'once.missing': '{count, number} ohne Barcode',
  'once.text':
    '{count, plural, one {Einmal zu scannen: # Artikel, den mit dieser Datei kein Scanner findet, {why}.} other {Einmal zu scannen: # Artikel, die mit dieser Datei kein Scanner findet, {why}.}}',
  'once.download': 'Liste herunterladen',
  'once.row': 'Zeile',
  'once.sku': 'SKU',
  'once.name': 'Artikelname',
  'once.barcode': 'Barcode in der Datei',
  'once.work':
    '{count, plural, one {# Artikel hat keinen lesbaren Barcode. Wer in dieser Filiale zählt, findet ihn unter „Meine Arbeit“ und scannt ihn einmal.} other {# Artikel haben keinen lesbaren Barcode. Wer in dieser Filiale zählt, findet sie unter „Meine Arbeit“ und scannt jeden einmal.}}',
  'once.inStore': 'Einmal zu scannen in {store}',

  'stores.count': '{count, plural, one {# Filiale} other {# Filialen}}',
  'stores.label': 'Filialen',
  'stores.holds':
    '{count, plural, one {Diese Datei enthält # deiner Filialen} other {Diese Datei enthält # deiner Filialen}}',
  'stores.names': '{count, plural, one {Diese Datei nennt # Ort} other {Diese Datei nennt # Orte}}',
  'stores.text': 'Jede gewählte Filiale bekommt ihren eigenen Sollbestand, alle zur selben Zeit.',
  'stores.unlisted':
    '{count, plural, one {# Zeile nennt weitere Orte, zu viele für die Liste.} other {# Zeilen nennen weitere Orte, zu viele für die Liste.}}',
  'stores.skipOthers':
    '{count, plural, one {Den anderen überspringen} other {Die anderen # überspringen}}',
  'stores.allColumns': 'Alle Spalten ansehen',
  'stores.noneSkipped': 'Nichts wird übersprungen.',
  'stores.check': '{count, plural, one {# Filiale prüfen} other {# Filialen prüfen}}',
  'stores.noPlace': 'kein Ort genannt',
  'stores.foreign': '{store} darfst du nicht ändern. Sie bleibt, wie sie ist.',
  'stores.someoneElses': 'Diese Filiale darfst du nicht ändern. Sie bleibt, wie sie ist.',
  'stores.of': 'Filiale von {place}',
  'stores.unknown': 'Keine deiner Filialen heißt so.',
  'stores.choose': 'Filiale wählen',
  'stores.skip': 'Überspringen',
  'stores.place':
    '{rows, plural, one {# Zeile} other {# Zeilen}} · {items, plural, one {# Artikel} other {# Artikel}} · {quantity} insgesamt',
  'stores.open':
    '{count, plural, one {# Ort braucht eine Antwort.} other {# Orte brauchen eine Antwort.}}',
  'stores.twice': 'Eine Filiale hat zwei Spalten.',
  'stores.atLeastOne': 'Wähle mindestens eine Filiale.',
  'stores.columnsOut':
    '{count, plural, one {# Spalte übersprungen.} other {# Spalten übersprungen.}}',
  'stores.rowsOut':
    '{rows, plural, one {# Zeile} other {# Zeilen}} von {places, plural, one {# Ort} other {# Orten}} übersprungen.',
  'stores.rowsOutMany':
    '{rows, plural, one {# Zeile} other {# Zeilen}} von vielen Orten übersprungen.',

  'group.checking':
    'Jede Zeile wird für jede Filiale geprüft. Nichts wird importiert, bevor du bestätigst.',
  'group.importing':
    'Die Zeilen werden importiert. Alle Filialen bekommen ihren neuen Sollbestand zur selben Zeit. Du kannst diese Seite verlassen; es läuft von selbst weiter.',
  'group.progress': '{stores}, {share}',
  'group.rows':
    '{rows, plural, one {# Zeile} other {# Zeilen}} für {stores, plural, one {# Filiale} other {# Filialen}}',
  'group.together': 'Alle bekommen ihren Sollbestand zusammen oder keine.',
  'group.foreign':
    '{count, plural, one {# Filiale dieser Datei darfst du nicht ändern. Bestätigen muss jemand, der alle leitet.} other {# Filialen dieser Datei darfst du nicht ändern. Bestätigen muss jemand, der alle leitet.}}',
  'group.change': 'Filialen ändern',
  'group.import':
    '{count, plural, one {In # Filiale importieren} other {In # Filialen importieren}}',
  'group.noRow': 'Es gibt keine Zeilen zu importieren.',
  'group.inFile': 'In der Datei: {names}',
  'group.inFileReplaces': 'In der Datei: {names} · {replaces}',
  'group.issuesOf': 'Probleme von {store}',
  'group.hideIssues': 'Probleme ausblenden',
  'group.issues': '{count, plural, one {# Zeile mit Problemen} other {# Zeilen mit Problemen}}',
  'group.leftOut': 'Übersprungen, weil sie zu keiner dieser Filialen gehören: {names}.',
  'group.done':
    '{count, plural, one {# Filiale hat neuen Sollbestand} other {# Filialen haben neuen Sollbestand}}',
  'group.totals': '{items, plural, one {# Artikel} other {# Artikel}} · {quantity} erwartet',
  'group.replaced': 'Seitdem durch eine andere Datei oder eine Zählung ersetzt.',
  'group.importsOf': 'Importe von {store}',
  'group.imports': 'Importe',
  'group.undo': 'Du kannst das für jede Filiale einzeln rückgängig machen, bis dort gezählt wird.',
  'group.storeChecking': 'Zeilen werden geprüft',
  'group.storeRows': '{count, plural, one {# Zeile} other {# Zeilen}}',
  'group.storeSkipped': '{count, plural, one {# Zeile übersprungen} other {# Zeilen übersprungen}}',
  'group.storeNew': '{count, plural, one {# neuer Artikel} other {# neue Artikel}}',
  'group.storeCompared':
    '{changed, number} geändert, {added, number} neu, {gone, number} entfallen',
  'group.place': '{name} ({rows, plural, one {# Zeile} other {# Zeilen}})',
} satisfies Translation<typeof en>
