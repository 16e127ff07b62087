import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Protokoll',
  export: 'Exportieren',
  where: 'Wo',
  everywhere: 'Überall',
  about: 'Worum',
  everything: 'Alles',
  subject:
    '{subject, select, audits {Zählungen} auditAssignments {Regale der Zählungen} scanEvents {Unbekannte Codes und späte Zählungen} items {Artikel} scanOnce {Einmal scannen} imports {Importe} stockFiles {Dateien mit Zählungen} rooms {Räume} shelves {Regale} stores {Filiale} users {Team} invitations {Einladungen} members {Mitglieder} organizations {Organisation} billing {Tarif und Abrechnung} insights {Hinweise} labels {Etiketten} webhooks {Webhooks} ai {Sprachmodell} other {Betreiber}}',
  who: 'Wer',
  everyone: 'Alle',
  gone: 'Jemand, der nicht mehr da ist',
  from: 'Von',
  to: 'Bis',
  notLoaded: 'Die Einträge konnten nicht geladen werden.',
  moreNotLoaded: 'Weitere Einträge konnten nicht geladen werden.',
  more: 'Mehr anzeigen',
  shown: '{shown, number} von {total, number}',
  'none.title': 'Noch nichts getan',
  'none.text': 'Hier steht, wer in dieser Filiale was getan hat.',
  'noMatch.title': 'Keine Treffer',
  'noMatch.text': 'Nichts passt zu diesen Filtern.',
  'noMatch.here':
    'In dieser Filiale passt nichts zu diesen Filtern. Artikel, Einladungen und anderes aus der ganzen Organisation steht unter „Überall“.',
  'noMatch.everywhere': 'Überall suchen',
  'noMatch.clear': 'Filter zurücksetzen',
} satisfies Translation<typeof en>
