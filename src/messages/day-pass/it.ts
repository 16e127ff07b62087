import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'join.title': 'Partecipa al conteggio',
  'join.place': '{audit} presso {store}',
  'join.name': 'Il tuo nome',
  'join.hint': 'Compare accanto a ciò che conti.',
  'join.submit': 'Inizia a contare',
  'join.again': 'Continua come {name}',
  'refused.unknown': 'Questo codice non funziona. Chiedine uno nuovo al responsabile.',
  'refused.old': 'Questo codice è cambiato. Scansiona quello ora sullo schermo.',
  'refused.closed': 'Questo codice non è più valido. Chiedine uno nuovo al responsabile.',
  'refused.not_started': 'Il conteggio non è ancora iniziato. Riprova quando inizia.',
  'refused.over': 'Questo conteggio è terminato.',
  'refused.full': 'Non c’è posto per un’altra persona. Chiedi al responsabile.',
  'refused.busy': 'Molte persone stanno entrando adesso. Riprova tra un minuto.',
  'refused.offline': 'Sei offline. Connettiti e riprova.',
  'refused.failed': 'Non ha funzionato. Riprova.',
  'refused.name': 'Scrivi un nome di al massimo 40 caratteri.',
  tryAgain: 'Riprova',
  'signedIn.text':
    'Hai effettuato l’accesso come {name}. Conta con il tuo account, oppure esci e scansiona di nuovo il codice.',
  'signedIn.stores': 'Vai ai miei negozi',
  'signedIn.signOut': 'Esci',
  'mine.title': 'Il tuo pass giornaliero',
  'mine.running': '{name}, puoi contare presso {store} fino a: {time}.',
  'mine.count': 'Vai al conteggio',
  'mine.ended': 'Il tuo pass giornaliero per {store} è terminato. Grazie dell’aiuto.',
  'mine.promise':
    'I conteggi ancora su questo dispositivo vengono inviati al responsabile, che decide se valgono.',
  'mine.none': 'Non hai un pass giornaliero. Scansiona il codice in negozio.',
  'keep.text': 'Tornerai ad aiutare? Crea un account: ciò che hai contato resta tuo.',
  'keep.running': 'Il pass giornaliero termina così: consegna prima i tuoi scaffali.',
  'keep.submit': 'Crea un account',
  'keep.done': 'Ora hai un account. La prossima volta accedi con {email}.',
} satisfies Translation<typeof en>
