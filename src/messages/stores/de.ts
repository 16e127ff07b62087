import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Filialen',
  'none.title': 'Keine Filialen',
  'none.text':
    'Filialen gehören zu einer Organisation. Richte eine ein, oder öffne deinen Einladungslink.',
  'none.setUp': 'Organisation einrichten',
  find: 'Filiale suchen',
  'find.clear': 'Löschen',
  'find.none': 'Keine Filiale heißt „{name}“.',
  'list.add': 'Filiale hinzufügen',
  'list.noneYet':
    'Noch keine Filialen. Füge die erste hinzu, dann ihre Räume, Regale und Personen.',
  'list.noneOpen':
    'Du hast zu keiner Filiale dieser Organisation Zugang. Bitte eine Filialleitung, dich hinzuzufügen.',
  'suspended.title': 'Vom Betreiber dieses Dienstes gesperrt',
  'suspended.text':
    'Die Filialen sind geschlossen, bis sie wieder geöffnet wird. Nichts wurde gelöscht.',
  'archived.title': 'Archivierte Filialen',
  'archived.on': 'Archiviert am {day}',
  'archived.open': '{store} ist wieder geöffnet',
  'archive.section': 'Filiale archivieren',
  'archive.sectionText':
    'Für eine Filiale, die geschlossen hat. Sie verschwindet aus allen Listen, und niemand kann sie öffnen, bis eine Filialleitung sie wiederherstellt. Ihre Zählungen bleiben erhalten.',
  'archive.button': 'Filiale archivieren',
  'archive.ask': '{store} archivieren?',
  'archive.text':
    'Die Filiale verschwindet aus allen Listen, und ihr Team kann sie nicht mehr öffnen. Räume, Regale und Zählungen bleiben erhalten. Eine Filialleitung kann sie in der Liste der Filialen wiederherstellen.',
  'archive.type': 'Zur Bestätigung {store} eingeben',
  'archive.done': '{store} archiviert',
  cancel: 'Abbrechen',
  'settings.title': 'Einstellungen der Filiale',
  'settings.name': 'Name',
  'settings.nameText': 'Alle in der Filiale sehen den neuen Namen sofort.',
  'settings.currency': 'Währung',
  'settings.currencyText':
    'Für Kosten und Werte. Schon begonnene Zählungen behalten ihre, und Beträge werden nicht umgerechnet: Zahlen in deinen Listen gelten in dieser Währung.',
  'settings.appearance': 'Darstellung',
  'settings.appearanceText': 'Auf diesem Gerät gespeichert. Automatisch folgt deinem System.',
  'rename.label': 'Name der Filiale',
  'rename.button': 'Umbenennen',
  'rename.missing': 'Gib einen Namen ein.',
  'rename.done': 'Die Filiale heißt jetzt {store}',
  'currency.label': 'Währung der Filiale',
  'currency.button': 'Ändern',
  'currency.done': 'Die nächsten Zählungen verwenden {code}, {name}',
  'currency.named': '{code}, {name}',
  'facts.title': 'Filiale',
  'facts.organization': 'Organisation',
  'facts.role': 'Deine Rolle',
  'admin.title': 'Filiale verwalten',
  'admin.rooms': 'Räume und Regale',
  'admin.roomsText': 'Der Plan der Filiale, in der Laufreihenfolge',
  'admin.roomsFacts':
    '{rooms, plural, one {# Raum} other {# Räume}}, {shelves, plural, one {# Regal} other {# Regale}}',
  'admin.team': 'Team',
  'admin.teamText': 'Wer hier zählt, und wer leitet',
  'admin.teamFacts':
    '{managers, plural, one {# Filialleitung} other {# Filialleitungen}}, {scanners, plural, one {# Zähler} other {# Zähler}}',
  'admin.items': 'Artikel',
  'admin.itemsText': 'Alles, was die Filiale verkauft oder lagert',
  'admin.journal': 'Protokoll',
  'admin.journalText': 'Wer was wann getan hat',
  'admin.audits': 'Zählungen',
  'admin.auditsText': 'Laufende und abgeschlossene Zählungen',
  'admin.reports': 'Berichte',
  'admin.reportsText': 'Differenzen, Schwund und Genauigkeit',
  'admin.settingsText': 'Name und Währung der Filiale, Darstellung auf diesem Gerät, Archiv',
} satisfies Translation<typeof en>
