import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'work.counts': '{count, plural, one {# conteggio} other {# conteggi}}',
  'work.taken': '{count, plural, one {# scaffale preso} other {# scaffali presi}}',
  'work.submitted': '{count, plural, one {# consegna} other {# consegne}}',
  'work.photos': '{count, plural, one {# foto} other {# foto}}',
  'work.entries': '{count, plural, one {# registrazione} other {# registrazioni}}',
  'unsent.soon': 'Non ancora inviato: {work}. L’invio è automatico quando sei online.',
  'unsent.signedOut': 'Non ancora inviato: {work}. Accedi di nuovo per inviare.',
  'unsent.suspended':
    'Non ancora inviato: {work}. Resta su questo dispositivo finché l’organizzazione non riapre.',
  'rejected.inScanner':
    'Rifiutato: {work}. Apri lo scanner o <save>salva una copia per il responsabile</save>.',
  'rejected.copy': 'Rifiutato: {work}. <save>Salva una copia per il responsabile</save>.',
  'rejected.photos':
    '{count, plural, one {# foto rifiutata} other {# foto rifiutate}}: salva una copia nello scanner.',
  'count.continue': 'Continua a contare: {audit}',
  'why.closed': 'Questo conteggio è stato eliminato o non hai più accesso.',
  'why.checkAgain':
    'Il tuo totale e le tue scansioni non coincidono. Controlla lo scaffale e inserisci di nuovo il totale.',
  'why.notActive': 'Il conteggio è fermo o chiuso.',
  'why.countAgain':
    'Questo scaffale va ricontato da zero. I tuoi conteggi precedenti sono conservati.',
  'why.notNeeded': 'Questo conteggio non serve più. I tuoi conteggi sono conservati.',
  'why.notSent': 'Alcuni conteggi non sono ancora arrivati. Riprova tra un attimo.',
  'why.nothingCounted': 'Qui non è stato contato niente. Indica che lo scaffale è vuoto.',
  'why.otherPerson':
    'Questo scaffale viene contato due volte, da persone diverse. Il primo conteggio è tuo.',
  'why.notYours': 'Questo scaffale non è tuo.',
  'why.assigned': 'In questo conteggio gli scaffali li assegna un responsabile.',
  'why.counting': '{name} sta contando questo scaffale.',
  'why.assignedTo': 'Questo scaffale è assegnato a {name}.',
  'why.submitted': '{name} ha già consegnato questo scaffale.',
  'why.noPhoto': 'La foto non è ancora arrivata.',
  'why.tooLarge': 'Questo numero è troppo grande.',
} satisfies Translation<typeof en>
