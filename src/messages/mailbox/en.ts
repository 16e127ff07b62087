// The mails of a development host.

export default {
  title: 'Development mailbox',
  count: '{count, plural, one {# mail} other {# mails}}',
  none: 'No mails yet',
  noneText:
    'Without SMTP_URL nothing is sent: invitations, reset and recovery links arrive here. New ones appear automatically.',
  unreadable: 'The mails could not be read',
  unreadableText: 'The host keeps mails in development only, and only without SMTP_URL.',
  tryAgain: 'Try again',
  to: 'To {address} · {moment}',
  text: 'Text',
  html: 'HTML',
  htmlOf: 'HTML of {subject}',
} as const
