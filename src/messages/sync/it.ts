import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Sincronizzazione',
  close: 'Chiudi',
  tryAgain: 'Riprova',
  sendNow: 'Invia ora',
  signIn: 'Accedi',
  reload: 'Ricarica',
  remove: 'Rimuovi',
  'chip.looking': 'Controllo',
  'chip.sent': 'Tutto inviato',
  'chip.waiting': '{count, number} non inviati',
  'chip.offline': 'Offline',
  'chip.offlineWaiting': 'Offline, {count, number} in attesa',
  'chip.notSaved': 'Non salvato',
  'chip.signedOut': 'Disconnesso',
  'chip.signIn': 'Accedi, {count, number} in attesa',
  'chip.suspended': 'Sospesa, {count, number} conservati',
  'chip.reload': 'Ricarica, {count, number} in attesa',
  'chip.rejected': '{count, number} rifiutati',
  'heard.offline': 'Nessuna rete. I conteggi restano su questo telefono.',
  'heard.signedOut': 'Disconnesso. I conteggi restano su questo telefono.',
  'heard.suspended': 'Organizzazione sospesa. I conteggi restano su questo telefono.',
  'heard.reload': 'Ricarica questa pagina per inviare i conteggi.',
  'heard.rejected': 'Qualcosa è stato rifiutato.',
  'queue.none': 'Niente in attesa',
  'queue.waiting': 'Non inviato: {work}',
  'queue.rejected': 'Rifiutato: {work}',
  'queue.since': 'In attesa dal {time}.',
  'queue.sinceSyncing': 'In attesa dal {time}. Si sincronizza da solo.',
  'queue.foreign':
    '{count, plural, one {# registrazione} other {# registrazioni}} di {name}: invio quando {name} accede su questo telefono.',
  'queue.attention': 'Da controllare',
  'queue.count': 'Conteggio',
  'queue.action':
    '{kind, select, take {Prendi {shelf}} submit {Consegna {shelf}} exclude {Impossibile contare {shelf}} other {Foto di {shelf}}}',
  'queue.unknownShelf': 'scaffale sconosciuto',
  'line.suspended': 'Sospesa',
  'line.live': 'Connesso',
  'line.reconnecting': 'Riconnessione',
  'line.offline': 'Nessuna rete. Continua a contare.',
  'note.signedOut':
    'Sei disconnesso. Tutto ciò che hai contato è stato inviato. I nuovi conteggi restano su questo telefono finché non accedi.',
  'note.signedOutWaiting':
    'Sei disconnesso. I tuoi conteggi sono conservati su questo telefono. Accedi per inviarli.',
  'note.suspended':
    'La tua organizzazione è sospesa. I tuoi conteggi restano su questo telefono e vengono inviati quando riapre.',
  'note.otherBuild': 'Questa pagina non è aggiornata. Ricaricala per inviare i conteggi.',
  'note.full':
    'Questo telefono è pieno e l’ultimo conteggio non è stato salvato. Libera spazio e conta di nuovo.',
  'note.closed':
    'La memoria è disattivata in questo browser e qui non si può contare. Esci dalla navigazione privata o usa un altro browser.',
  'note.outdated':
    'Una versione più recente di questa pagina è aperta su questo telefono. Ricarica prima di continuare. I conteggi precedenti sono al sicuro.',
  'note.broken': 'L’ultimo conteggio non è stato salvato. Conta di nuovo.',
  'note.sendSoon':
    'Questo browser può cancellare i conteggi non inviati se il telefono è pieno o si chiude una finestra privata. Inviali prima.',
  'note.copySoon':
    'Questo browser può cancellare i conteggi non inviati se il telefono è pieno o si chiude una finestra privata. Copiali come testo per sicurezza.',
  'note.clock':
    'L’orologio di questo telefono è sfasato di {time}. I conteggi partono con l’ora giusta, ma regola l’orologio.',
  'note.allSent':
    'Tutto ciò che hai contato è stato inviato. Niente è in attesa su questo telefono.',
  'items.none': 'Gli articoli non sono ancora su questo telefono.',
  'items.loading':
    '{count, plural, one {# articolo} other {# articoli}} su questo telefono, altri in caricamento',
  'items.ready':
    '{count, plural, one {# articolo} other {# articoli}} su questo telefono, funziona offline',
  'rail.signedOut': 'Disconnesso. I nuovi conteggi restano su questo telefono.',
  'rail.signedOutWaiting': 'Disconnesso. {count, number} conservati su questo telefono.',
  'rail.held': '{count, number} in sospeso per il responsabile',
  'closed.suspended':
    '{organization} è sospesa: {reason}. I tuoi conteggi restano su questo telefono e vengono inviati quando riapre.',
  'closed.archived':
    '{store} è stato archiviato. I conteggi rifiutati restano su questo telefono: copiali per il responsabile.',
  'closed.removed':
    'Non fai più parte di {store}. I conteggi rifiutati restano su questo telefono: copiali per il responsabile.',
  'closed.passEnded':
    'Il tuo pass giornaliero è terminato. I conteggi ancora su questo dispositivo vengono inviati al responsabile, che decide se valgono.',
  'closed.other':
    'Non puoi più contare qui. I conteggi rifiutati restano su questo telefono: copiali per il responsabile.',
  someone: 'Un’altra persona',
  'lost.excluded':
    '{shelf} è stato escluso da questo conteggio. I tuoi conteggi sono conservati ma non inclusi.',
  'lost.open': '{shelf} è di nuovo libero. I tuoi conteggi sono conservati.',
  'lost.submitted': '{name} ha consegnato {shelf}. I tuoi conteggi sono conservati.',
  'lost.counting': '{name} sta contando {shelf}. I tuoi conteggi sono conservati.',
  'lost.second': '{name} sta contando {shelf}. Il secondo conteggio è libero.',
  'lost.takeSecond': 'Prendilo',
  'lost.other': 'Altro scaffale',
  'gone.shelf': 'Questo scaffale non fa più parte del conteggio.',
  'gone.named': '{shelf} non fa più parte di questo conteggio.',
  'gone.again': '{shelf} va ricontato da zero. I tuoi conteggi precedenti sono conservati.',
  'gone.notNeeded': 'Il tuo conteggio di {shelf} non serve più. È conservato.',
  'notHere.offline':
    'Questo conteggio non è ancora su questo telefono. Aprilo una volta con la rete, poi funziona offline.',
  'notHere.loading': 'Caricamento degli scaffali…',
  'pause.draft': 'Il conteggio non è iniziato',
  'pause.stopped': 'Il conteggio è fermo',
  'pause.stoppedBy': 'Conteggio fermato da {name}',
  'pause.closed': 'Il conteggio è chiuso',
  'pause.closedBy': 'Conteggio chiuso da {name}',
  'pause.cancelled': 'Questo conteggio è annullato',
  'pause.cancelledBy': 'Conteggio annullato da {name}',
  'pause.why': '{pause}: {reason}',
  'held.note':
    '{count, plural, one {# conteggio è} other {# conteggi sono}} in sospeso per il responsabile, niente è perso. {reasons}',
  'held.after_submission': 'Il conteggio era già chiuso.',
  'held.after_approval': 'Questo scaffale era già approvato.',
  'held.while_stopped':
    'Secondo l’orologio di questo telefono, il conteggio era fermo in quel momento.',
  'held.impossible_time': 'L’orologio di questo telefono è sbagliato.',
  'held.impossible_quantity': 'Il numero è troppo grande.',
  'held.handed_in_by_another': 'Un’altra persona ha consegnato questo scaffale.',
  'held.held_by_another': 'Un’altra persona ha questo scaffale.',
  'held.nobody_holds': 'Questo scaffale non è assegnato a te.',
  'held.pass_ended': 'Il tuo pass giornaliero è terminato.',
  'held.impossible_correction': 'Corregge un conteggio che non esiste.',
  'held.unknown': 'Il conteggio era fermo o chiuso, oppure un’altra persona ha questo scaffale.',
  'holding.approved': 'In sospeso per il responsabile: già approvato',
  'holding.submitted': 'In sospeso per il responsabile: consegnato da {name}',
  'holding.submittedByOther': 'In sospeso per il responsabile: consegnato da un’altra persona',
  'holding.counting': 'In sospeso per il responsabile: lo conta {name}',
  'holding.countedByOther': 'In sospeso per il responsabile: lo conta un’altra persona',
  'holding.notYours': 'In sospeso per il responsabile: non è il tuo scaffale',
  'submit.done': '{shelf} consegnato',
  'submit.whenSent': '{shelf} sarà consegnato dopo l’invio',
  'submit.refused': '{shelf} non è stato consegnato. {reason}',
  'submit.notSaved': 'Non salvato su questo telefono. Riprova.',
} satisfies Translation<typeof en>
