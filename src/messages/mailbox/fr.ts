import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Boîte de développement',
  count: '{count, plural, one {# e-mail} other {# e-mails}}',
  none: 'Aucun e-mail pour l’instant',
  noneText:
    'Sans SMTP_URL rien n’est envoyé : les invitations et les liens de réinitialisation et de récupération arrivent ici. Les nouveaux apparaissent tout seuls.',
  unreadable: 'Les e-mails n’ont pas pu être lus',
  unreadableText:
    'Le serveur ne garde les e-mails qu’en développement, et seulement sans SMTP_URL.',
  tryAgain: 'Réessayer',
  to: 'À {address} · {moment}',
  text: 'Texte',
  html: 'HTML',
  htmlOf: 'HTML de {subject}',
} satisfies Translation<typeof en>
