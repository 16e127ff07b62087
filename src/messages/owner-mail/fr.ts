import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  address: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  footer: 'Vous recevez cet e-mail parce que vous êtes propriétaire de {organization}.',
  'paymentFailed.title': 'Le paiement de {plan} a échoué',
  'paymentFailed.text':
    'La carte enregistrée de {organization} n’a pas pu être débitée pour le forfait {plan}.',
  'paymentFailed.until':
    'Mettez la carte à jour avant le {day}. Ensuite, le forfait est suspendu. Rien de ce qui a été compté n’est perdu.',
  'paymentFailed.button': 'Mettre la carte à jour',
  'trialEnding.title': 'Votre essai de {plan} se termine le {day}',
  'trialEnding.text': 'Jusque-là, {plan} est gratuit pour {organization}.',
  'trialEnding.card': 'La première facture arrive ce jour-là, sauf si vous résiliez avant.',
  'trialEnding.noCard':
    'Aucune carte n’est enregistrée. Sans carte, le forfait se termine ce jour-là.',
  'trialEnding.button': 'Voir le forfait',
  'webhookOff.title': 'Un webhook a été désactivé',
  'webhookOff.gone': 'Le destinataire à {url} a répondu qu’il n’existe plus (410).',
  'webhookOff.failing': 'Le destinataire à {url} n’a rien accepté depuis cinq jours.',
  'webhookOff.text':
    'Plus rien ne lui est envoyé pour {organization}. Une fois qu’il fonctionne, vous pouvez réactiver le webhook.',
  'webhookOff.button': 'Voir le webhook',
} satisfies Translation<typeof en>
