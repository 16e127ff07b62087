import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'work.counts': '{count, plural, one {# telling} other {# tellingen}}',
  'work.taken': '{count, plural, one {# genomen schap} other {# genomen schappen}}',
  'work.submitted': '{count, plural, one {# inlevering} other {# inleveringen}}',
  'work.photos': '{count, plural, one {# foto} other {# foto’s}}',
  'work.entries': '{count, plural, one {# invoer} other {# invoeren}}',
  'unsent.soon': 'Nog niet verzonden: {work}. Dit gaat vanzelf zodra je online bent.',
  'unsent.signedOut': 'Nog niet verzonden: {work}. Log weer in om te verzenden.',
  'unsent.suspended':
    'Nog niet verzonden: {work}. Blijft op dit apparaat tot de organisatie weer open is.',
  'rejected.inScanner':
    'Geweigerd: {work}. Open de scanner of <save>bewaar een kopie voor je manager</save>.',
  'rejected.copy': 'Geweigerd: {work}. <save>Bewaar een kopie voor je manager</save>.',
  'rejected.photos':
    '{count, plural, one {# foto geweigerd} other {# foto’s geweigerd}}: bewaar een kopie in de scanner.',
  'count.continue': 'Verder tellen: {audit}',
  'why.closed': 'Deze telling is verwijderd, of je hebt geen toegang meer.',
  'why.checkAgain':
    'Je totaal en je scans kloppen niet met elkaar. Controleer het schap en voer het totaal opnieuw in.',
  'why.notActive': 'Het tellen is gestopt of gesloten.',
  'why.countAgain':
    'Dit schap moet opnieuw vanaf nul worden geteld. Je eerdere tellingen blijven bewaard.',
  'why.notNeeded': 'Deze telling is niet meer nodig. Je tellingen blijven bewaard.',
  'why.notSent': 'Sommige tellingen zijn nog niet aangekomen. Probeer het zo nog eens.',
  'why.nothingCounted': 'Hier is niets geteld. Markeer het schap als leeg.',
  'why.otherPerson':
    'Dit schap wordt twee keer geteld, door verschillende mensen. Jij deed de eerste telling.',
  'why.notYours': 'Dit schap is niet van jou.',
  'why.assigned': 'Bij deze telling wijst een manager de schappen toe.',
  'why.counting': '{name} telt dit schap.',
  'why.assignedTo': 'Dit schap is toegewezen aan {name}.',
  'why.submitted': '{name} heeft dit schap al ingeleverd.',
  'why.noPhoto': 'De foto is nog niet aangekomen.',
  'why.tooLarge': 'Dit getal is te groot.',
} satisfies Translation<typeof en>
