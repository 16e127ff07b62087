import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'join.title': 'Beim Zählen mithelfen',
  'join.place': '{audit} in {store}',
  'join.name': 'Dein Name',
  'join.hint': 'Steht bei dem, was du zählst.',
  'join.submit': 'Zählen beginnen',
  'join.again': 'Weiter als {name}',
  'refused.unknown': 'Dieser Code funktioniert nicht. Frag die Leitung nach einem neuen.',
  'refused.old': 'Dieser Code hat gewechselt. Scanne den, der jetzt auf dem Bildschirm steht.',
  'refused.closed': 'Dieser Code gilt nicht mehr. Frag die Leitung nach einem neuen.',
  'refused.not_started': 'Die Zählung hat noch nicht begonnen. Versuch es dann noch einmal.',
  'refused.over': 'Diese Zählung ist beendet.',
  'refused.full': 'Es ist kein Platz mehr frei. Frag die Leitung.',
  'refused.busy': 'Gerade kommen viele dazu. Versuch es in einer Minute noch einmal.',
  'refused.offline': 'Du bist offline. Verbinde dich und versuch es noch einmal.',
  'refused.failed': 'Das hat nicht geklappt. Versuch es noch einmal.',
  'refused.name': 'Gib einen Namen mit höchstens 40 Zeichen ein.',
  tryAgain: 'Noch einmal versuchen',
  'signedIn.text':
    'Du bist als {name} angemeldet. Zähle mit deinem Konto, oder melde dich ab und scanne den Code noch einmal.',
  'signedIn.stores': 'Zu meinen Filialen',
  'signedIn.signOut': 'Abmelden',
  'mine.title': 'Dein Tagespass',
  'mine.running': '{name}, du kannst in {store} zählen bis: {time}.',
  'mine.count': 'Zum Zählen',
  'mine.ended': 'Dein Tagespass für {store} ist beendet. Danke für deine Hilfe.',
  'mine.promise':
    'Was noch auf diesem Gerät liegt, wird an die Leitung gesendet. Sie entscheidet, ob es zählt.',
  'mine.none': 'Du hast keinen Tagespass. Scanne den Code in der Filiale.',
  'keep.text': 'Hilfst du öfter? Leg ein Konto an: Was du gezählt hast, bleibt bei dir.',
  'keep.running': 'Dein Tagespass endet damit. Gib deine Regale vorher ab.',
  'keep.submit': 'Konto anlegen',
  'keep.done': 'Du hast jetzt ein Konto. Melde dich nächstes Mal mit {email} an.',
} satisfies Translation<typeof en>
