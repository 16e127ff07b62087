import type { Task } from 'graphile-worker'
import * as z from 'zod'
import type { MailDelivery } from '#server/mail/mail-delivery.ts'
import { openMail } from '#server/mail/sealed-mail.ts'

const payload = z.object({ sealed: z.string() })

/** Delivers one mail. After a failure the queue tries again, after increasing pauses. */
export function sendMailTask(delivery: MailDelivery, secret: string): Task {
  return async (input) => {
    const { sealed } = payload.parse(input)
    await delivery.deliver(openMail(secret, sealed))
  }
}
