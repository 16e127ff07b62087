// The way out for mail. Without a mail server, mails go to the log, so that links can be followed.

import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface MailOutbox {
  send(mail: Mail): Promise<void>
}

interface MailServer {
  readonly smtpUrl: string
  readonly from: string
}

export function createMailOutbox(server: MailServer | null, log: Logger): MailOutbox {
  if (!server) return loggingOutbox(log)
  const transport = createTransport(server.smtpUrl)
  return {
    async send(mail) {
      await transport.sendMail({ from: server.from, ...mail })
      log.info({ subject: mail.subject }, 'mail sent')
    },
  }
}

function loggingOutbox(log: Logger): MailOutbox {
  return {
    async send(mail) {
      log.info({ mail }, 'no mail server is configured: this mail stays here')
    },
  }
}
