// The mails of sign-in, as plain text.

import type { Mail } from '../mail/outbox.ts'

export function resetPasswordMail(to: string, publicUrl: string, token: string): Mail {
  const link = `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`
  return {
    to,
    subject: 'Choose a new password for Shelfcount',
    text: [
      'Somebody asked for a new password for this address. If it was you, open this link:',
      link,
      'It works once and for one hour. If it was not you, nothing has to be done.',
    ].join('\n\n'),
  }
}

export function verifyEmailMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Confirm your address for Shelfcount',
    text: ['Open this link to confirm that this address is yours:', link].join('\n\n'),
  }
}
