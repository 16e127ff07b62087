import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Buzón de desarrollo',
  count: '{count, plural, one {# correo} other {# correos}}',
  none: 'Todavía no hay correos',
  noneText:
    'Sin SMTP_URL no se envía nada: aquí llegan las invitaciones y los enlaces para restablecer y recuperar. Los nuevos aparecen solos.',
  unreadable: 'No se pudieron leer los correos',
  unreadableText: 'El servidor guarda correos solo en desarrollo y solo sin SMTP_URL.',
  tryAgain: 'Reintentar',
  to: 'Para {address} · {moment}',
  text: 'Texto',
  html: 'HTML',
  htmlOf: 'HTML de {subject}',
} satisfies Translation<typeof en>
