import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'join.title': 'Rejoindre le comptage',
  'join.place': '{audit} à {store}',
  'join.name': 'Votre nom',
  'join.hint': 'Affiché à côté de ce que vous comptez.',
  'join.submit': 'Commencer à compter',
  'join.again': 'Continuer en tant que {name}',
  'refused.unknown': 'Ce code ne fonctionne pas. Demandez-en un autre au responsable.',
  'refused.old': 'Ce code a changé. Scannez celui qui est affiché maintenant.',
  'refused.closed': 'Ce code n’est plus valable. Demandez-en un autre au responsable.',
  'refused.not_started': 'Le comptage n’a pas encore commencé. Réessayez à ce moment-là.',
  'refused.over': 'Ce comptage est terminé.',
  'refused.full': 'Il n’y a plus de place. Adressez-vous au responsable.',
  'refused.busy': 'Beaucoup de personnes arrivent en ce moment. Réessayez dans une minute.',
  'refused.offline': 'Vous êtes hors ligne. Connectez-vous, puis réessayez.',
  'refused.failed': 'Cela n’a pas fonctionné. Réessayez.',
  'refused.name': 'Saisissez un nom de 40 caractères au plus.',
  tryAgain: 'Réessayer',
  'signedIn.text':
    'Vous êtes connecté en tant que {name}. Comptez avec votre compte, ou déconnectez-vous et scannez de nouveau le code.',
  'signedIn.stores': 'Voir mes magasins',
  'signedIn.signOut': 'Se déconnecter',
  'mine.title': 'Votre pass d’un jour',
  'mine.running': '{name}, vous pouvez compter à {store} jusqu’à : {time}.',
  'mine.count': 'Aller compter',
  'mine.ended': 'Votre pass d’un jour pour {store} est terminé. Merci de votre aide.',
  'mine.promise':
    'Les comptages encore sur cet appareil sont envoyés au responsable, qui décide s’ils comptent.',
  'mine.none': 'Vous n’avez pas de pass d’un jour. Scannez le code dans le magasin.',
  'keep.text': 'Vous reviendrez aider ? Créez un compte : vos comptages y restent.',
  'keep.running': 'Votre pass d’un jour se termine alors : rendez d’abord vos étagères.',
  'keep.submit': 'Créer un compte',
  'keep.done': 'Vous avez maintenant un compte. La prochaine fois, connectez-vous avec {email}.',
} satisfies Translation<typeof en>
