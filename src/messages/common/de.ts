import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'fault.unauthenticated': 'Melde dich an, um fortzufahren.',
  'fault.forbidden': 'Deine Rolle erlaubt das nicht.',
  'fault.suspended': 'Diese Organisation ist gesperrt.',
  'fault.not_found': 'Nicht gefunden.',
  'fault.invalid_argument': 'Diese Eingabe ist nicht gültig.',
  'fault.conflict': 'Jemand anderes hat das inzwischen geändert.',
  'fault.illegal_transition': 'Dieser Schritt ist jetzt nicht möglich.',
  'fault.limit_reached': 'Dein Tarif umfasst nicht mehr davon.',
  'fault.rate_limited': 'Zu viele Anfragen. Versuche es gleich noch einmal.',
  'fault.unavailable': 'Der Dienst ist gerade nicht verfügbar.',
  'failure.noConnection': 'Keine Verbindung. Versuche es noch einmal.',
  'failure.unexpected': 'Etwas ist schiefgegangen. Versuche es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  'clock.onDay': '{day}, {clock}',
  'rows.notLoaded': 'Diese Zeilen konnten nicht geladen werden.',
} satisfies Translation<typeof en>
