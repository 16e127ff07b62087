import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Postfach für die Entwicklung',
  count: '{count, plural, one {# Mail} other {# Mails}}',
  none: 'Noch keine Mails',
  noneText:
    'Ohne SMTP_URL wird nichts gesendet: Einladungen und Links zum Zurücksetzen und Wiederherstellen kommen hier an. Neue erscheinen von selbst.',
  unreadable: 'Die Mails konnten nicht gelesen werden',
  unreadableText: 'Der Server behält Mails nur in der Entwicklung und nur ohne SMTP_URL.',
  tryAgain: 'Erneut versuchen',
  to: 'An {address} · {moment}',
  text: 'Text',
  html: 'HTML',
  htmlOf: 'HTML von {subject}',
} satisfies Translation<typeof en>
