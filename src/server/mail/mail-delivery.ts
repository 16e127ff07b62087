// Delivers mail through a mail server, or to a local outbox where its links can still be opened.

import { createTransport } from 'nodemailer'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { maskedAddress } from '#domain/masked-address.ts'
import { saveMail } from './local-outbox.ts'
import type { Mail } from './mail.ts'

export interface MailDelivery {
  /** Rejects if it should be tried again. */
  deliver(mail: Mail): Promise<void>
}

interface DeliveryOptions {
  /** If null, mails go to the local outbox, and the log says so. */
  readonly server: { readonly smtpUrl: string; readonly from: string } | null
  /** The owner of the schema. */
  readonly pool: Pool
  readonly log: Logger
}

export function createMailDelivery({ server, pool, log }: DeliveryOptions): MailDelivery {
  return server ? smtpDelivery(server, log) : localDelivery(pool, log)
}

/** The library's own timeouts are too long for a job. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

function smtpDelivery(
  { smtpUrl, from }: NonNullable<DeliveryOptions['server']>,
  log: Logger,
): MailDelivery {
  const transport = createTransport({
    url: smtpUrl,
    ...PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async deliver({ to, subject, text, html }) {
      // As an object it stays a single address, whatever characters it contains.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html })
      log.info({ subject }, 'mail sent')
    },
  }
}

function localDelivery(pool: Pool, log: Logger): MailDelivery {
  return {
    async deliver(mail) {
      await saveMail(pool, mail)
      // Not logged in full: its links open accounts, and more people read logs than should.
      const to = maskedAddress(mail.to)
      log.info(
        { to, subject: mail.subject },
        'a mail was not sent: no mail server is configured; `npm run mail-links` shows its link',
      )
    },
  }
}
