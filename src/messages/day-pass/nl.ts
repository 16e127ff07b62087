import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'join.title': 'Doe mee met tellen',
  'join.place': '{audit} in {store}',
  'join.name': 'Je naam',
  'join.hint': 'Staat bij wat je telt.',
  'join.submit': 'Beginnen met tellen',
  'join.again': 'Doorgaan als {name}',
  'refused.unknown': 'Deze code werkt niet. Vraag de manager om een nieuwe.',
  'refused.old': 'Deze code is veranderd. Scan de code die nu op het scherm staat.',
  'refused.closed': 'Deze code is niet meer geldig. Vraag de manager om een nieuwe.',
  'refused.not_started': 'Het tellen is nog niet begonnen. Probeer het dan opnieuw.',
  'refused.over': 'Deze telling is afgelopen.',
  'refused.full': 'Er is geen plaats meer. Vraag het de manager.',
  'refused.busy': 'Er komen nu veel mensen bij. Probeer het over een minuut opnieuw.',
  'refused.offline': 'Je bent offline. Maak verbinding en probeer het opnieuw.',
  'refused.failed': 'Dat is niet gelukt. Probeer het opnieuw.',
  'refused.name': 'Typ een naam van maximaal 40 tekens.',
  tryAgain: 'Opnieuw proberen',
  'signedIn.text':
    'Je bent ingelogd als {name}. Tel met je account, of log uit en scan de code opnieuw.',
  'signedIn.stores': 'Naar mijn winkels',
  'signedIn.signOut': 'Uitloggen',
  'mine.title': 'Je dagpas',
  'mine.running': '{name}, je kunt tellen in {store} tot: {time}.',
  'mine.count': 'Naar het tellen',
  'mine.ended': 'Je dagpas voor {store} is beëindigd. Bedankt voor je hulp.',
  'mine.promise':
    'Tellingen die nog op dit apparaat staan, gaan naar de manager. Die beslist of ze meetellen.',
  'mine.none': 'Je hebt geen dagpas. Scan de code in de winkel.',
  'keep.text': 'Help je vaker? Maak een account: wat je hebt geteld, blijft van jou.',
  'keep.running': 'Je dagpas eindigt daarmee. Lever eerst je schappen in.',
  'keep.submit': 'Account maken',
  'keep.done': 'Je hebt nu een account. Log de volgende keer in met {email}.',
} satisfies Translation<typeof en>
