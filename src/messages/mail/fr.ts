import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  address: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  'invitation.subject': 'Rejoignez {organization} sur Shelfcount',
  'invitation.title': '{inviter} vous invite à rejoindre {organization}',
  'invitation.titleUnnamed': 'Vous êtes invité à rejoindre {organization}',
  'invitation.text': '{inviter} souhaite compter le stock avec vous sur Shelfcount.',
  'invitation.textUnnamed': 'Votre équipe souhaite compter le stock avec vous sur Shelfcount.',
  'invitation.stores': 'Où vous travaillerez : {stores}.',
  'invitation.button': 'Voir l’invitation',
  'invitation.footer': 'Si vous ne savez pas qui vous écrit, vous pouvez ignorer ce message.',
  'reset.subject': 'Choisissez un nouveau mot de passe pour Shelfcount',
  'reset.title': 'Choisissez un nouveau mot de passe',
  'reset.text': 'Quelqu’un a demandé un nouveau mot de passe pour cette adresse.',
  'reset.button': 'Choisir un nouveau mot de passe',
  'once.footer':
    'Le lien fonctionne une seule fois et expire dans une heure. Si ce n’était pas vous, vous pouvez ignorer ce message.',
  'verify.subject': 'Confirmez votre adresse pour Shelfcount',
  'verify.title': 'Est-ce bien votre adresse ?',
  'verify.text':
    'Un compte Shelfcount a été créé avec cette adresse. Confirmez qu’elle est à vous.',
  'verify.button': 'Confirmer cette adresse',
  'verify.footer':
    'Le lien expire dans une heure. Si ce n’était pas vous, vous pouvez ignorer ce message.',
  'recovery.subject': 'Retrouvez votre accès à Shelfcount',
  'recovery.text': 'Quelqu’un a demandé à retrouver l’accès à Shelfcount avec cette adresse.',
  'recovery.effect':
    'Le lien vous permet de choisir un nouveau mot de passe et déconnecte tous les autres. S’il n’existe pas de compte avec cette adresse, vous pourrez en créer un.',
  'recovery.button': 'Retrouver mon accès',
  'device.on':
    '{browser} sur {device, select, iphone {un iPhone} ipad {un iPad} androidPhone {un téléphone Android} androidTablet {une tablette Android} chromebook {un Chromebook} windows {un ordinateur Windows} mac {un Mac} other {un ordinateur Linux}}',
  'device.browser': 'Un navigateur',
  'device.unknown': 'Appareil inconnu',
  'newDevice.subject': 'Nouvelle connexion à votre compte Shelfcount',
  'newDevice.title': 'Était-ce vous ?',
  'newDevice.text':
    'Votre compte vient d’être ouvert pour la première fois sur cet appareil : {device}.',
  'newDevice.network': 'La connexion venait du réseau {network}.',
  'newDevice.button': 'Voir où vous êtes connecté',
  'newDevice.footer':
    'Si c’était vous, vous n’avez rien à faire. Sinon, déconnectez cet appareil et changez votre mot de passe.',
  'twoFactorOn.title': 'La connexion en deux étapes est activée',
  'twoFactorOn.text':
    'Pour vous connecter à votre compte Shelfcount, il faut désormais, en plus du mot de passe, un code de votre application d’authentification.',
  'twoFactorOff.title': 'La connexion en deux étapes est désactivée',
  'twoFactorOff.text':
    'Votre mot de passe suffit désormais pour vous connecter à votre compte Shelfcount.',
  'twoFactor.button': 'Voir votre profil',
  'twoFactorOn.footer':
    'Si ce n’était pas vous, désactivez-la maintenant dans votre profil, puis changez votre mot de passe. Si vous ne pouvez plus vous connecter, contactez la personne qui gère votre Shelfcount.',
  'twoFactorOff.footer':
    'Si ce n’était pas vous, changez votre mot de passe et déconnectez-vous partout.',
  'passkeyAdded.title': 'Une clé d’accès a été ajoutée',
  'passkeyAdded.text':
    'Vous pouvez désormais vous connecter à votre compte Shelfcount avec la clé d’accès « {name} », sans mot de passe.',
  'passkeyAdded.footer':
    'Si ce n’était pas vous, supprimez-la maintenant dans votre profil, puis changez votre mot de passe.',
  'passkeyRemoved.title': 'Une clé d’accès a été supprimée',
  'passkeyRemoved.text':
    'La clé d’accès « {name} » ne permet plus de se connecter à votre compte Shelfcount.',
  'passkeyRemoved.footer':
    'Si ce n’était pas vous, changez votre mot de passe et déconnectez-vous partout.',
  'signOn.title': '{organization} peut vous connecter',
  'signOn.text':
    'Votre compte Shelfcount peut désormais être ouvert par l’authentification unique de {organization}. Une telle connexion n’atteint que {organization}.',
  'signOn.takenOver':
    'Personne n’avait confirmé l’adresse de ce compte. Son mot de passe ne fonctionne plus et les appareils connectés ont été déconnectés.',
  'signOn.footer': 'Si cela vous surprend, demandez à un propriétaire de {organization}.',
} satisfies Translation<typeof en>
