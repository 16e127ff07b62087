// Mails are sent by the job queue: a slow mail server delays no request, and mails enqueued in a transaction are
// sent after its commit.

import type { Pool, PoolClient } from 'pg'
import type { Mailer } from '../functions/services.ts'
import { enqueueJob } from '../jobs/enqueue-job.ts'
import type { InvitationLimits } from './invitation-limits.ts'
import { invitationMail } from './letters.ts'
import type { Mail } from './mail.ts'
import { mailWords } from './mail-words.ts'
import type { ReadersLanguage } from './readers-language.ts'
import { sealMail } from './sealed-mail.ts'

export const SEND_MAIL = 'send-mail'

export interface MailQueue {
  send(mail: Mail): Promise<void>
}

/** For a connection with a transaction, or for the pool of the auth library, which has no transaction to join. */
export function createMailQueue(database: Pool | PoolClient, secret: string): MailQueue {
  return {
    async send(mail) {
      await database.query('select from app.enqueue($1, $2::json)', [
        SEND_MAIL,
        JSON.stringify({ sealed: sealMail(secret, mail) }),
      ])
    },
  }
}

interface MailerOptions {
  readonly publicUrl: string
  readonly secret: string
  readonly limits: InvitationLimits
  readonly languageOf: ReadersLanguage
}

/** For mutations. */
export function createMailer({ publicUrl, secret, limits, languageOf }: MailerOptions): Mailer {
  return {
    async sendInvitation(db, invitation) {
      await limits.count(invitation)
      // A person without an account most likely reads the language of the sender.
      const words = await mailWords(await languageOf(invitation.to, invitation.inviterId))
      const sealed = sealMail(secret, invitationMail(words, publicUrl, invitation))
      await enqueueJob(db, SEND_MAIL, { sealed })
    },
  }
}
