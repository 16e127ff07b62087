import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Synchronisatie',
  close: 'Sluiten',
  tryAgain: 'Opnieuw proberen',
  sendNow: 'Nu verzenden',
  signIn: 'Inloggen',
  reload: 'Herladen',
  remove: 'Verwijderen',
  'chip.looking': 'Controleren',
  'chip.sent': 'Alles verzonden',
  'chip.waiting': '{count, number} niet verzonden',
  'chip.offline': 'Offline',
  'chip.offlineWaiting': 'Offline, {count, number} wachten',
  'chip.notSaved': 'Niet opgeslagen',
  'chip.signedOut': 'Uitgelogd',
  'chip.signIn': 'Log in, {count, number} wachten',
  'chip.suspended': 'Geblokkeerd, {count, number} bewaard',
  'chip.reload': 'Herlaad, {count, number} wachten',
  'chip.rejected': '{count, number} geweigerd',
  'heard.offline': 'Geen netwerk. Tellingen blijven op deze telefoon.',
  'heard.signedOut': 'Uitgelogd. Tellingen blijven op deze telefoon.',
  'heard.suspended': 'Organisatie geblokkeerd. Tellingen blijven op deze telefoon.',
  'heard.reload': 'Herlaad deze pagina om je tellingen te verzenden.',
  'heard.rejected': 'Er is iets geweigerd.',
  'queue.none': 'Niets te verzenden',
  'queue.waiting': 'Niet verzonden: {work}',
  'queue.rejected': 'Geweigerd: {work}',
  'queue.since': 'Wacht sinds {time}.',
  'queue.sinceSyncing': 'Wacht sinds {time}. Dit gaat vanzelf.',
  'queue.foreign':
    '{count, plural, one {# invoer} other {# invoeren}} van {name}: wordt verzonden zodra {name} op deze telefoon inlogt.',
  'queue.attention': 'Let op',
  'queue.count': 'Telling',
  'queue.action':
    '{kind, select, take {{shelf} nemen} submit {{shelf} inleveren} exclude {{shelf} kon niet worden geteld} other {Foto van {shelf}}}',
  'queue.unknownShelf': 'onbekend schap',
  'line.suspended': 'Geblokkeerd',
  'line.live': 'Verbonden',
  'line.reconnecting': 'Opnieuw verbinden',
  'line.offline': 'Geen netwerk. Tel gewoon door.',
  'note.signedOut':
    'Je bent uitgelogd. Alles wat je telde is verzonden. Nieuwe tellingen blijven op deze telefoon tot je inlogt.',
  'note.signedOutWaiting':
    'Je bent uitgelogd. Je tellingen staan op deze telefoon. Log in om ze te verzenden.',
  'note.suspended':
    'Je organisatie is geblokkeerd. Je tellingen blijven op deze telefoon en worden verzonden zodra ze weer open is.',
  'note.otherBuild': 'Deze pagina is verouderd. Herlaad om je tellingen te verzenden.',
  'note.full':
    'Deze telefoon is vol, dus de laatste telling is niet opgeslagen. Maak ruimte en tel opnieuw.',
  'note.closed':
    'Opslag staat uit in deze browser, dus hier kun je niet tellen. Verlaat de privémodus of gebruik een andere browser.',
  'note.outdated':
    'Op deze telefoon staat een nieuwere versie van deze pagina open. Herlaad voor je verdergaat. Eerdere tellingen zijn veilig.',
  'note.broken': 'De laatste telling is niet opgeslagen. Tel opnieuw.',
  'note.sendSoon':
    'Deze browser kan niet-verzonden tellingen wissen als de telefoon vol is of een privévenster sluit. Verzend ze eerst.',
  'note.copySoon':
    'Deze browser kan niet-verzonden tellingen wissen als de telefoon vol is of een privévenster sluit. Kopieer ze voor de zekerheid als tekst.',
  'note.clock':
    'De klok van deze telefoon wijkt {time} af. Tellingen gaan met de juiste tijd mee, maar zet de klok goed.',
  'note.allSent': 'Alles wat je telde is verzonden. Op deze telefoon wacht niets.',
  'items.none': 'De artikelen staan nog niet op deze telefoon.',
  'items.loading':
    '{count, plural, one {# artikel} other {# artikelen}} op deze telefoon, meer wordt geladen',
  'items.ready':
    '{count, plural, one {# artikel} other {# artikelen}} op deze telefoon, werkt offline',
  'rail.signedOut': 'Uitgelogd. Nieuwe tellingen blijven op deze telefoon.',
  'rail.signedOutWaiting': 'Uitgelogd. {count, number} bewaard op deze telefoon.',
  'rail.held': '{count, number} apart gezet voor je manager',
  'closed.suspended':
    '{organization} is geblokkeerd: {reason}. Je tellingen blijven op deze telefoon en worden verzonden zodra ze weer open is.',
  'closed.archived':
    '{store} is gearchiveerd. Geweigerde tellingen blijven op deze telefoon: kopieer ze voor je manager.',
  'closed.removed':
    'Je hoort niet meer bij {store}. Geweigerde tellingen blijven op deze telefoon: kopieer ze voor je manager.',
  'closed.passEnded':
    'Je dagpas is beëindigd. Tellingen die nog op dit apparaat staan, gaan naar de manager. Die beslist of ze meetellen.',
  'closed.other':
    'Je kunt hier niet meer tellen. Geweigerde tellingen blijven op deze telefoon: kopieer ze voor je manager.',
  someone: 'Iemand anders',
  'lost.excluded':
    '{shelf} is uitgesloten van deze telling. Je tellingen blijven bewaard, maar tellen niet mee.',
  'lost.open': '{shelf} is weer vrij. Je tellingen blijven bewaard.',
  'lost.submitted': '{name} heeft {shelf} ingeleverd. Je tellingen blijven bewaard.',
  'lost.counting': '{name} telt nu {shelf}. Je tellingen blijven bewaard.',
  'lost.second': '{name} telt {shelf}. De tweede telling is vrij.',
  'lost.takeSecond': 'Nemen',
  'lost.other': 'Ander schap',
  'gone.shelf': 'Dit schap hoort niet meer bij de telling.',
  'gone.named': '{shelf} hoort niet meer bij deze telling.',
  'gone.again':
    '{shelf} moet opnieuw vanaf nul worden geteld. Je eerdere tellingen blijven bewaard.',
  'gone.notNeeded': 'Je telling van {shelf} is niet meer nodig. Ze blijft bewaard.',
  'notHere.offline':
    'Deze telling staat nog niet op deze telefoon. Open haar één keer met netwerk, dan werkt ze offline.',
  'notHere.loading': 'Schappen laden…',
  'pause.draft': 'Het tellen is nog niet begonnen',
  'pause.stopped': 'Het tellen is gestopt',
  'pause.stoppedBy': '{name} heeft het tellen gestopt',
  'pause.closed': 'Het tellen is gesloten',
  'pause.closedBy': '{name} heeft het tellen gesloten',
  'pause.cancelled': 'Deze telling is geannuleerd',
  'pause.cancelledBy': '{name} heeft deze telling geannuleerd',
  'pause.why': '{pause}: {reason}',
  'held.note':
    '{count, plural, one {# telling is} other {# tellingen zijn}} apart gezet voor je manager, niets is verloren. {reasons}',
  'held.after_submission': 'Het tellen was al gesloten.',
  'held.after_approval': 'Dit schap was al goedgekeurd.',
  'held.while_stopped': 'Volgens de klok van deze telefoon was het tellen toen gestopt.',
  'held.impossible_time': 'De klok van deze telefoon klopt niet.',
  'held.impossible_quantity': 'Het getal is te groot.',
  'held.handed_in_by_another': 'Iemand anders heeft dit schap ingeleverd.',
  'held.held_by_another': 'Iemand anders heeft dit schap.',
  'held.nobody_holds': 'Dit schap is niet aan jou toegewezen.',
  'held.pass_ended': 'Je dagpas is beëindigd.',
  'held.impossible_correction': 'Dit verbetert een telling die niet bestaat.',
  'held.unknown': 'Het tellen was gestopt of gesloten, of iemand anders heeft dit schap.',
  'holding.approved': 'Apart gezet voor je manager: al goedgekeurd',
  'holding.submitted': 'Apart gezet voor je manager: {name} heeft het ingeleverd',
  'holding.submittedByOther': 'Apart gezet voor je manager: iemand anders heeft het ingeleverd',
  'holding.counting': 'Apart gezet voor je manager: {name} telt het',
  'holding.countedByOther': 'Apart gezet voor je manager: iemand anders telt het',
  'holding.notYours': 'Apart gezet voor je manager: niet jouw schap',
  'submit.done': '{shelf} ingeleverd',
  'submit.whenSent': '{shelf} is ingeleverd zodra het is verzonden',
  'submit.refused': '{shelf} is niet ingeleverd. {reason}',
  'submit.notSaved': 'Niet opgeslagen op deze telefoon. Probeer het opnieuw.',
} satisfies Translation<typeof en>
