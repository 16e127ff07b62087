import type { Task } from 'graphile-worker'
import * as z from 'zod'
import type { MailDelivery } from '#server/mail/mail-delivery.ts'
import { openMail } from '#server/mail/sealed-mail.ts'

const payload = z.object({ sealed: z.string() })

/** Delivers one mail. A failure goes back to the queue, which tries again after a growing pause. */
export function sendMailTask(delivery: MailDelivery, secret: string): Task {
  return async (input) => {
    const { sealed } = payload.parse(input)
    await delivery.deliver(openMail(secret, sealed))
  }
}
