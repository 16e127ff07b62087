import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'fault.unauthenticated': 'Accedi per continuare.',
  'fault.forbidden': 'Il tuo ruolo non lo consente.',
  'fault.suspended': 'Questa organizzazione è sospesa.',
  'fault.not_found': 'Non trovato.',
  'fault.invalid_argument': 'Il valore inserito non è valido.',
  'fault.conflict': 'Nel frattempo qualcun altro ha modificato questo dato.',
  'fault.illegal_transition': 'Questo passaggio ora non è possibile.',
  'fault.limit_reached': 'Il tuo piano non ne include altri.',
  'fault.rate_limited': 'Troppe richieste. Riprova tra un momento.',
  'fault.unavailable': 'Il servizio al momento non è disponibile.',
  'failure.noConnection': 'Nessuna connessione. Riprova.',
  'failure.unexpected': 'Qualcosa è andato storto. Riprova.',
  tryAgain: 'Riprova',
  'clock.onDay': '{day}, {clock}',
  'rows.notLoaded': 'Impossibile caricare queste righe.',
} satisfies Translation<typeof en>
