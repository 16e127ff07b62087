import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  parts: 'Einstellungen der Organisation',
  back: 'Zurück zu {store}',
  general: 'Allgemein',
  people: 'Personen',
  members: 'Mitglieder {count, number}',
  invitations: 'Einladungen {count, number}',
  access: 'Anmeldung',
  stores: 'Filialen',
  plan: 'Tarif und Abrechnung',
  ai: 'KI',
  keys: 'API-Schlüssel',
  webhooks: 'Webhooks',
  data: 'Daten',
  'data.text': 'Alles, was du zählst, gehört dir. Du kannst es jederzeit mitnehmen.',
  'data.journal': 'Protokoll',
  'data.journalText': 'Wer was getan hat, in der Filiale, in der du arbeitest.',
  'data.reports': 'Berichte',
  'data.reportsText': 'Abgeschlossene Zählungen als Tabellen und Dateien.',
  'data.own': 'Deine eigenen Daten',
  'data.ownText': 'Eine Datei mit allem, was über dich gespeichert ist, in deinem Profil.',
  noPeople: 'Filialleitungen sehen die Personen ihrer Filialen unter Team.',
  notLoaded: 'Diese Einstellungen konnten nicht geladen werden.',
} satisfies Translation<typeof en>
