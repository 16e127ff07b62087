import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'fault.unauthenticated': 'Connectez-vous pour continuer.',
  'fault.forbidden': 'Votre rôle ne le permet pas.',
  'fault.suspended': 'Cette organisation est suspendue.',
  'fault.not_found': 'Introuvable.',
  'fault.invalid_argument': 'Cette saisie n’est pas valable.',
  'fault.conflict': 'Quelqu’un d’autre a modifié ceci entre-temps.',
  'fault.illegal_transition': 'Cette étape n’est pas possible pour le moment.',
  'fault.limit_reached': 'Votre forfait n’en comprend pas davantage.',
  'fault.rate_limited': 'Trop de demandes. Réessayez dans un instant.',
  'fault.unavailable': 'Le service n’est pas disponible pour le moment.',
  'failure.noConnection': 'Pas de connexion. Réessayez.',
  'failure.unexpected': 'Une erreur s’est produite. Réessayez.',
  tryAgain: 'Réessayer',
  'clock.onDay': '{day}, {clock}',
  'rows.notLoaded': 'Ces lignes n’ont pas pu être chargées.',
} satisfies Translation<typeof en>
