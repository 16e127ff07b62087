import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Connexion en deux étapes',
  'off.text':
    'La connexion demande alors, en plus du mot de passe, un code d’une application de votre téléphone. Un mot de passe volé n’ouvre rien à lui seul.',
  'on.text':
    'Elle est activée : la connexion demande votre mot de passe et un code de votre application d’authentification.',
  'unconfirmed.text':
    'Confirmez d’abord votre adresse e-mail. La connexion pourra ensuite demander aussi un code d’une application de votre téléphone.',
  turnOn: 'Activer la connexion en deux étapes',
  turnOff: 'Désactiver la connexion en deux étapes',
  'password.lead': 'Saisissez votre mot de passe pour continuer.',
  'password.continue': 'Continuer',
  'scan.lead':
    'Scannez ce code QR avec une application d’authentification de votre téléphone, puis saisissez les six chiffres qu’elle affiche.',
  'scan.code': 'Code QR pour votre application d’authentification',
  'scan.openApp': 'Ouvrir l’application d’authentification sur cet appareil',
  'scan.byHand': 'Impossible de scanner ? Saisissez cette clé dans l’application :',
  'scan.submit': 'Activer',
  'kept.lead':
    'Un code de secours vous laisse entrer quand vous n’avez pas votre téléphone. Chacun sert une fois. Conservez-les en lieu sûr : vous ne les reverrez pas.',
  'kept.title': 'Conservez vos codes de secours',
  'kept.list': 'Codes de secours',
  'kept.copy': 'Copier',
  'kept.copied': 'Copié',
  'kept.download': 'Télécharger',
  'kept.heading': 'Codes de secours pour Shelfcount, {email}',
  'kept.done': 'Je les ai conservés',
  turnedOn: 'La connexion en deux étapes est activée. Vos autres appareils sont déconnectés.',
  'turnOff.title': 'Désactiver la connexion en deux étapes',
  'turnOff.text':
    'Votre mot de passe suffira alors pour vous connecter. Vos codes de secours ne fonctionneront plus.',
  turnedOff: 'La connexion en deux étapes est désactivée',
  newCodes: 'Nouveaux codes de secours',
  'newCodes.text':
    'Vous recevez dix nouveaux codes de secours. Ceux que vous avez ne fonctionneront plus.',
  'newCodes.submit': 'Créer de nouveaux codes',
} satisfies Translation<typeof en>
