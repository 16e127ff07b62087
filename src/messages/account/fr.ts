import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'email.label': 'E-mail',
  'email.confirmed': 'Confirmé par le lien que vous avez ouvert.',
  'email.required': 'Saisissez votre adresse e-mail',
  'email.invalid': 'Saisissez une adresse e-mail valable.',
  'email.letters': 'Utilisez des lettres sans accent, comme dans nom@example.com.',
  'email.taken':
    'Un compte existe déjà avec cette adresse. Connectez-vous ou réinitialisez le mot de passe.',
  'name.label': 'Votre nom',
  'name.note': 'Votre équipe le voit à côté de vos comptages.',
  'name.required': 'Saisissez un nom',
  'name.tooLong': 'Un nom compte au plus {count, plural, one {# caractère} other {# caractères}}.',
  'password.label': 'Mot de passe',
  'password.new': 'Nouveau mot de passe',
  'password.note': 'Au moins {count, plural, one {# caractère} other {# caractères}}.',
  'password.required': 'Saisissez votre mot de passe',
  'password.tooShort':
    'Le mot de passe doit compter au moins {count, plural, one {# caractère} other {# caractères}}',
  'password.tooLong':
    'Le mot de passe doit compter au plus {count, plural, one {# caractère} other {# caractères}}',
  'password.current': 'Mot de passe actuel',
  'password.again': 'Nouveau mot de passe, une seconde fois',
  'password.currentRequired': 'Saisissez votre mot de passe actuel',
  'password.newRequired': 'Saisissez un nouveau mot de passe',
  'password.confirmRequired': 'Confirmez le nouveau mot de passe',
  'password.mismatch': 'Les mots de passe ne sont pas identiques',
  'form.noScript': 'Activez JavaScript et rechargez la page.',
  'refused.credentials': 'L’adresse e-mail ou le mot de passe est incorrect.',
  'refused.attemptsSeconds':
    'Trop de tentatives. Réessayez dans {count, plural, one {# seconde} other {# secondes}}.',
  'refused.attemptsMinutes':
    'Trop de tentatives. Réessayez dans {count, plural, one {# minute} other {# minutes}}.',
  'signIn.title': 'Connexion',
  'signIn.submit': 'Se connecter',
  'signIn.toContinue': 'Connectez-vous pour accéder à la page demandée.',
  'signIn.toAccept': 'Connectez-vous pour accepter l’invitation.',
  'signIn.forgot': 'Mot de passe oublié ?',
  'signIn.newHere': 'Première visite ? <link>Créez un compte</link>',
  'signUp.title': 'Créer un compte',
  'signUp.submit': 'Créer le compte',
  'signUp.toAccept': 'Créez un compte pour accepter l’invitation.',
  'signUp.haveAccount': 'Vous avez déjà un compte ? <link>Connectez-vous</link>',
  'signUp.consent':
    'En créant un compte, vous acceptez les <terms>conditions</terms>. Consultez notre <privacy>politique de confidentialité</privacy>.',
  'signUp.recovered':
    'Aucun compte n’existe avec cette adresse. Un nouveau compte est vide : demandez à votre équipe de vous inviter à nouveau.',
  'signUp.recoveryEnded':
    'Le lien de récupération a expiré ou a déjà servi. Vous pouvez créer un compte sans lui ou demander un nouveau lien.',
  'invited.to':
    '{by, select, known {{inviter} vous invite à rejoindre {organization}.} other {Vous êtes invité à rejoindre {organization}.}} {page, select, signIn {Connectez-vous pour accepter.} other {Créez un compte pour accepter.}}',
  'invited.ended':
    '{state, select, expired {Cette invitation a expiré. Demandez-en une nouvelle.} revoked {Cette invitation a été retirée.} accepted {Cette invitation a déjà été utilisée.} declined {Cette invitation a été refusée.} other {Ce lien ne correspond à aucune invitation.}} {page, select, signIn {Vous pouvez tout de même vous connecter.} other {Vous pouvez créer un compte sans elle.}}',
  'forgot.title': 'Réinitialiser le mot de passe',
  'forgot.lead': 'Saisissez votre adresse e-mail. Nous vous enverrons un lien de réinitialisation.',
  'forgot.sent':
    'Si un compte existe avec cette adresse, un lien est en route. Il fonctionne une seule fois et expire dans une heure.',
  'forgot.recover': 'Compte perdu ? Récupérez-le',
  'link.send': 'Envoyer le lien',
  'link.back': 'Retour à la connexion',
  'link.checkMail': 'Consultez votre messagerie',
  'link.askOperator': 'Demandez votre lien',
  'link.noMailServer':
    'L’envoi d’e-mails n’est pas configuré ici. S’il y a un lien pour vous, votre administrateur peut vous le donner. Il fonctionne une seule fois et expire dans une heure.',
  'link.sentTo':
    'Envoyé à <strong>{email}</strong>. Rien après quelques minutes ? Vérifiez le dossier indésirables et l’adresse.',
  'link.kept': 'Demandé pour <strong>{email}</strong>.',
  'link.otherEmail': 'Utiliser une autre adresse',
  'link.ended': 'Lien expiré',
  'link.endedLead': 'Ce lien a expiré ou a déjà servi.',
  'link.request': 'Demander un lien',
  'link.requestNew': 'Demander un nouveau lien',
  'link.checking': 'Vérification du lien',
  'link.notChecked': 'Le lien n’a pas pu être vérifié. {reason}',
  'reset.title': 'Choisir un nouveau mot de passe',
  'reset.submit': 'Enregistrer le mot de passe',
  'reset.openLink': 'Ouvrez le lien reçu par e-mail.',
  'reset.done': 'Votre nouveau mot de passe est enregistré',
  'reset.doneLead':
    'L’ancien mot de passe ne fonctionne plus et tous les appareils ont été déconnectés.',
  'language.title': 'Langue',
  'language.text':
    'Utilisée sur tous les appareils où vous vous connectez et dans les e-mails que vous recevez.',
  'language.notSaved': 'Votre langue n’a pas pu être enregistrée. {reason}',
  'recover.title': 'Récupérer un compte',
  'recover.lead':
    'Saisissez votre adresse e-mail. Nous vous enverrons un lien pour choisir un nouveau mot de passe, ou pour repartir de zéro si le compte n’existe plus.',
  'recover.sent':
    'Un lien est en route, qu’un compte existe ou non avec cette adresse. Il fonctionne une seule fois et expire dans une heure.',
  'recover.ownTitle': 'Récupérer votre compte',
  'recover.choose':
    'Choisissez un nouveau mot de passe. Vous serez connecté ici et déconnecté partout ailleurs.',
  'recover.submit': 'Enregistrer et se connecter',
  'link.mailbox': 'Ouvrir la boîte de développement',

  // The code that signing in takes besides the password.
  'code.label': 'Code',
  'code.required': 'Saisissez les six chiffres de votre application d’authentification.',
  'code.wrong': 'Ce code n’est pas bon. Attendez le suivant et réessayez.',
  'recoveryCode.label': 'Code de secours',
  'recoveryCode.required': 'Saisissez un code de secours.',
  'recoveryCode.wrong': 'Ce code de secours n’est pas bon, ou il a déjà servi.',
  'password.wrong': 'Le mot de passe est incorrect.',
  'refused.signInOver':
    'Cette connexion a pris trop de temps ou a reçu trop de codes incorrects. Connectez-vous à nouveau.',
  'refused.alreadyDone': 'C’est déjà fait ailleurs. Rechargez la page.',
  'secondStep.title': 'Saisissez votre code',
  'secondStep.lead':
    'Ouvrez votre application d’authentification et saisissez les six chiffres pour Shelfcount.',
  'secondStep.recoveryLead':
    'Saisissez l’un des codes de secours que vous avez conservés. Chacun sert une fois.',
  'secondStep.trust': 'Ne plus demander sur cet appareil pendant 30 jours',
  'secondStep.useRecovery': 'Utiliser un code de secours',
  'secondStep.useCode': 'Utiliser l’application d’authentification',
  'signIn.passkey': 'Utiliser une clé d’accès',
  'passkey.unknown':
    'Cette clé d’accès n’est pas connue ici. Connectez-vous avec votre mot de passe.',
  'passkey.failed': 'Cela n’a pas fonctionné. Réessayez ou connectez-vous avec votre mot de passe.',
  'passkey.elsewhere':
    'Les clés d’accès ne fonctionnent pas à cette adresse. Connectez-vous avec votre mot de passe.',
  'signIn.signOn': 'Utiliser l’authentification unique',
  'signOn.title': 'Se connecter avec votre organisation',
  'signOn.lead':
    'Saisissez votre adresse professionnelle. Vous vous connecterez là où votre organisation gère ses comptes.',
  'signOn.submit': 'Continuer',
  'signOn.usePassword': 'Utiliser un mot de passe',
  'signOn.off':
    'L’authentification unique n’est pas configurée pour cette adresse. Connectez-vous avec votre mot de passe.',
  'signOn.over': 'Cette connexion a pris trop de temps ou a été commencée ailleurs. Recommencez.',
  'signOn.provider':
    'La connexion de votre organisation n’a pas confirmé qui vous êtes. Réessayez ou demandez à la personne qui la gère.',
  'signOn.unreachable':
    'La connexion de votre organisation n’a pas répondu. Réessayez dans quelques minutes.',
  'signOn.address':
    'La connexion de votre organisation ne se porte garante d’aucune de ses adresses. Demandez à la personne qui la gère.',
  'signOn.operator':
    'Ce compte n’utilise pas l’authentification unique. Connectez-vous avec votre mot de passe.',
  'signOn.removed':
    'Vous n’êtes plus membre de cette organisation. Demandez à un propriétaire de vous inviter.',
  'signOn.not_invited':
    'Vous n’êtes pas encore membre de cette organisation. Demandez à un propriétaire de vous inviter.',
  'signOn.no_seat':
    'Cette organisation n’a plus de place pour un autre membre. Demandez à un propriétaire.',
  'signOn.suspended': 'Cette organisation est suspendue.',
} satisfies Translation<typeof en>
