import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'fault.unauthenticated': 'Log in om verder te gaan.',
  'fault.forbidden': 'Je rol staat dit niet toe.',
  'fault.suspended': 'Deze organisatie is geblokkeerd.',
  'fault.not_found': 'Niet gevonden.',
  'fault.invalid_argument': 'Deze invoer is niet geldig.',
  'fault.conflict': 'Iemand anders heeft dit intussen gewijzigd.',
  'fault.illegal_transition': 'Deze stap kan nu niet.',
  'fault.limit_reached': 'Je abonnement bevat er niet meer.',
  'fault.rate_limited': 'Te veel verzoeken. Probeer het zo meteen opnieuw.',
  'fault.unavailable': 'De dienst is nu niet beschikbaar.',
  'failure.noConnection': 'Geen verbinding. Probeer het opnieuw.',
  'failure.unexpected': 'Er ging iets mis. Probeer het opnieuw.',
  tryAgain: 'Opnieuw proberen',
  'clock.onDay': '{day}, {clock}',
  'rows.notLoaded': 'Deze regels konden niet worden geladen.',
} satisfies Translation<typeof en>
