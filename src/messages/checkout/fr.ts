import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Paiement',
  none: 'Aucun paiement en cours. Choisissez un forfait, et la page de paiement s’ouvre.',
  seePlans: 'Voir les forfaits',
  backToPricing: 'Retour aux tarifs',
  'cancelled.title': 'Paiement annulé',
  'cancelled.text': 'Rien n’a été acheté ni débité.',
  'failed.title': 'Échec du paiement',
  'failed.text':
    'Le paiement n’a pas abouti. Votre forfait n’a pas changé. Si votre carte a été débitée, vous serez remboursé.',
  'failed.again': 'Réessayer depuis votre forfait',
  'complete.title': 'Paiement terminé',
  'complete.text': 'Merci. Connectez-vous pour créer votre organisation.',
  'received.title': 'Paiement reçu',
  'received.text':
    'Merci. Connectez-vous pour accéder à vos magasins, ou créez le compte qui les utilisera.',
  signIn: 'Se connecter',
  signUp: 'Créer un compte',
} satisfies Translation<typeof en>
