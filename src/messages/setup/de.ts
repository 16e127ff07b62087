import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'first.title': 'Lege deine Liste ab oder scanne einfach los',
  'first.lead': 'Namen und Regeln füllen wir für dich aus. Du kannst später alles ändern.',
  'first.list': 'Bestandsliste hier ablegen',
  'first.listText':
    'Oder wähle eine Datei: CSV, TSV, XLSX, XLS oder ODS. Darin genannte Regale kommen in deine Filiale.',
  'first.listBusy': '{name} wird gelesen',
  'first.scan': 'Losscannen',
  'first.scanText':
    'Ganz ohne Liste. Zähle die Filiale als einen Raum, auf diesem Gerät oder auf Handys.',
  'first.scanBusy': 'Deine Zählung wird vorbereitet',
  'first.other': 'Lieber erst alles einrichten?',
  'first.otherText':
    'Gib deiner Organisation einen Namen und lege dann Räume und Regale an oder öffne eine Beispielfiliale.',
  'first.several': 'Lege immer nur eine Datei ab.',
  'first.organization': 'Filialen von {name}',
  'first.organizationUnnamed': 'Meine Filialen',
  'first.store': 'Meine Filiale',
  'first.room': 'Verkaufsraum',
  'first.audit': 'Zählung {day}',

  'organization.title': 'Organisation einrichten',
  'organization.name': 'Name der Organisation',
  'organization.create': 'Organisation anlegen',
  'organization.invited':
    'Du gehörst zu einem Team? Öffne deinen Einladungslink oder sieh unter <link>deinen Mitgliedschaften</link> nach.',

  'store.pageTitle': 'Filiale einrichten',
  'store.first': 'Richte deine erste Filiale ein',
  'store.another': 'Filiale hinzufügen',
  'store.lead': 'Wähle, wie du anfangen willst. Du kannst später alles ändern.',
  'store.organization': 'Organisation',
  'store.later': 'Vorerst überspringen',
  'store.existing':
    '{organization} hat {names}{more, plural, =0 {} one { und # weitere Filiale} other { und # weitere Filialen}}.',
  'store.goToMine': 'Zu meinen Filialen',
  'store.name': 'Name der Filiale',
  'store.namePlaceholder': 'Zum Beispiel Hafenstraße',
  'store.currency': 'Währung',
  'store.currencyText': 'Für Kosten und Werte.',

  'door.draw': 'Räume und Regale anlegen',
  'door.drawText': 'Benenne die Räume und gib an, wie viele Regale jeder hat.',
  'door.sample': 'Mit einer Beispielfiliale beginnen',
  'door.sampleText':
    'Mit Artikeln, einer laufenden und einer fertigen Zählung. Zählt nicht zu deinem Tarif.',
  'door.one': 'Mit einem Raum beginnen',
  'door.oneText': 'Zähle die Filiale als einen Raum. Regale kannst du jederzeit ergänzen.',

  'one.name': 'Name des Raums',
  'one.text': 'Ein Raum ohne Regale wird als Ganzes gezählt.',
  'one.create': 'Filiale mit einem Raum anlegen',

  'rooms.room': 'Raum',
  'rooms.placeholder': 'Zum Beispiel Verkaufsraum',
  'rooms.new': 'Neuer Raum',
  'rooms.prefix': 'Regalpräfix',
  'rooms.shelves': 'Regale',
  'rooms.remove': '{name} entfernen',
  'rooms.removeNew': 'Diesen Raum entfernen',
  'rooms.add': 'Raum hinzufügen',
  'rooms.paste': 'Tipp: Füge eine Liste mit Räumen und Regalzahlen ein.',
  'rooms.createNone': 'Filiale anlegen',
  'rooms.createRooms': 'Filiale mit {count, plural, one {# Raum} other {# Räumen}} anlegen',
  'rooms.createShelves': 'Filiale mit {count, plural, one {# Regal} other {# Regalen}} anlegen',
  'rooms.tooManyShelves':
    'Höchstens {count, number} Regale auf einmal. Füge den Rest später hinzu.',
  'rooms.tooManyRooms': 'Höchstens {count, number} Räume auf einmal. Füge den Rest später hinzu.',
  'rooms.nameless': 'Gib diesem Raum einen Namen.',
  'rooms.nameTooLong': 'Ein Name hat höchstens {count, number} Zeichen.',
  'rooms.count': '0 bis {count, number} Regale.',
  'rooms.codeUnfit': 'Mit diesem Präfix werden die Codes zu lang. Nimm ein kürzeres.',
  'rooms.taken': '{code} ist schon in {room}.',
  'rooms.later': 'Räume und Regale kannst du jederzeit ergänzen und umbenennen.',
  'rooms.preview': 'Vorschau deiner Filiale',
  'rooms.total':
    '{shelves, plural, one {# Regal} other {# Regale}} <in>in {rooms, plural, one {# Raum} other {# Räumen}}</in>',
  'rooms.nothing': 'Deine Regale erscheinen hier, sobald du Räume hinzufügst.',
  'rooms.unnamed': 'Raum ohne Namen',

  'list.another': 'Andere Liste wählen',
  'list.add': 'Bestandsliste hochladen',
  'list.remove': 'Entfernen',
  'list.uploading': 'Wird hochgeladen, {share}',
  'list.checkedNext': '{file} wird als Nächstes geprüft.',
  'list.optional':
    'Optional. CSV bis {csvRows, number} Zeilen und {csvSize, number} MB, XLSX bis {xlsxRows, number} Zeilen, ODS bis {odsRows, number} Zeilen.',
} satisfies Translation<typeof en>
