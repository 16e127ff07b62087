// The way out for mail: a mail server, or a local outbox where links can still be followed.

import { createTransport } from 'nodemailer'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { maskedAddress } from '#domain/masked-address.ts'
import { saveMail } from './local-outbox.ts'
import type { Mail } from './mail.ts'

export interface MailDelivery {
  /** Rejects when it should be tried again. */
  deliver(mail: Mail): Promise<void>
}

interface DeliveryOptions {
  /** Null: mails go to the local outbox, and the log says that one is there. */
  readonly server: { readonly smtpUrl: string; readonly from: string } | null
  /** The owner of the schema. */
  readonly pool: Pool
  readonly log: Logger
}

export function createMailDelivery({ server, pool, log }: DeliveryOptions): MailDelivery {
  return server ? smtpDelivery(server, log) : localDelivery(pool, log)
}

/** A job must not wait for a mail server as long as the library would. */
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
      // As an object the address stays one address, whatever characters it has.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html })
      log.info({ subject }, 'mail sent')
    },
  }
}

function localDelivery(pool: Pool, log: Logger): MailDelivery {
  return {
    async deliver(mail) {
      await saveMail(pool, mail)
      // Its links open accounts, and more people read a log than should: it only says that there is one.
      const to = maskedAddress(mail.to)
      log.info(
        { to, subject: mail.subject },
        'a mail was not sent: no mail server is configured; `npm run mail-links` shows its link',
      )
    },
  }
}
