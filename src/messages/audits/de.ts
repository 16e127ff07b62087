import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Zählungen',
  'new': 'Neue Zählung',
  'list.inProgress': 'Laufend',
  'list.history': 'Verlauf',
  'list.notLoaded': 'Der Verlauf konnte nicht geladen werden.',
  'list.moreNotLoaded': 'Weitere Zählungen konnten nicht geladen werden.',
  'list.noneFinished': 'Noch keine abgeschlossenen Zählungen.',
  'list.showMore': '{count, number} von {left, number} weiteren anzeigen',
  'list.filter': 'Nur anzeigen',
  'list.all': 'Alle',
  'list.showAll': 'Alle anzeigen',
  'list.noneOf':
    '{status, select, draft {Keine Entwürfe in dieser Filiale.} active {Keine aktiven Zählungen in dieser Filiale.} stopped {Keine angehaltenen Zählungen in dieser Filiale.} submitted {Keine Zählungen in dieser Filiale, die auf die Prüfung warten.} completed {Keine abgeschlossenen Zählungen in dieser Filiale.} other {Keine abgebrochenen Zählungen in dieser Filiale.}}',
  'list.total': '{count, plural, one {# Zählung} other {# Zählungen}}',
  'list.totalRunning':
    '{count, plural, one {# Zählung} other {# Zählungen}}, davon {running, number} laufend',
  'row.notStarted': 'Noch nicht begonnen',
  'row.noShelf': 'Kein Regal gezählt',
  'row.done': '{done, number} von {shelves, plural, one {# Regal} other {# Regalen}} erledigt',
  'row.stores': '{count, plural, one {# Filiale} other {# Filialen}}',
  'row.match': '{share} der Positionen stimmen',
  'row.ended': 'Beendet {clock}',
  'row.planned': 'Geplant {clock}',
  'row.started': 'Begonnen vor {duration}',
  'row.due': 'fällig {clock}',
  'row.overdue': 'überfällig seit {clock}',
  'empty.title': 'Noch keine Zählungen',
  'empty.addRooms': 'Räume und Regale hinzufügen',
  'empty.noRooms':
    'Bei einer Zählung wird die Filiale Regal für Regal gezählt. Füge zuerst Räume und Regale hinzu.',
  'empty.plan': 'Erste Zählung planen',
  'empty.text':
    'Plane sie, lass dein Team zählen, prüfe die Differenzen und versiegle das Ergebnis. {shelves, plural, one {# Regal ist} other {# Regale sind}} bereit.',
  'lone.open': 'Eine Zählung gelten lassen …',
  'lone.title': 'Eine Zählung bei {shelves, plural, one {# Regal} other {# Regalen}} gelten lassen',
  'lone.confirm': 'Eine Zählung gelten lassen',
  'lone.example': 'Zum Beispiel: die zweite Person ist krank',
  'lone.text':
    'Für jedes Regal gilt die abgegebene Zählung, die andere wird abgebrochen. Ergebnisse, Berichte und Siegel sagen, dass diese Regale einmal statt zweimal gezählt wurden, und warum. Die zweite Zählung kannst du wieder verlangen, bis die Zählung abgeschlossen ist.',
  repeated:
    '{count, plural, one {# Scan zählt nicht: Seine Seriennummer wurde schon gezählt.} other {# Scans zählen nicht: Ihre Seriennummern wurden schon gezählt.}}',
} satisfies Translation<typeof en>
