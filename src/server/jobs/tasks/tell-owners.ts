// Mails owners about their plan: a payment that has failed, and a trial that is about to end.

import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import * as z from 'zod'
import { graceEnd } from '#domain/billing/standing.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { paymentFailedMail, trialEndingMail } from '#server/mail/letters.ts'
import type { Mail } from '#server/mail/mail.ts'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import { type OwnerWords, ownerWords } from '#server/mail/owner-words.ts'

export const TELL_OWNERS = 'tell-owners'
export const TELL_OWNERS_CRON = `*/10 * * * * ${TELL_OWNERS}`

/** Early enough to decide, and late enough to be remembered. */
const TRIAL_NOTICE_MS = 3 * 24 * 60 * 60_000

interface TellOwnersOptions {
  /** The owner of the schema. */
  readonly pool: Pool
  readonly publicUrl: string
  readonly secret: string
  readonly graceDays: number
  readonly now?: () => Date
}

const noticeRows = z.array(
  z.object({
    organization_id: z.string(),
    organization_name: z.string(),
    product_name: z.string(),
    kind: z.enum(['payment_failed', 'trial_ending']),
    about_ms: z.coerce.number(),
    has_card: z.boolean(),
    owners: z.array(z.string()),
  }),
)
type NoticeRow = z.infer<typeof noticeRows>[number]

export function tellOwnersTask(options: TellOwnersOptions): Task {
  const { pool, secret, now = () => new Date() } = options
  return async () => {
    // Notices are marked as sent in the transaction that enqueues their mails.
    await inTransaction(pool, async (client) => {
      const { rows } = await client.query('select * from app.take_billing_notices($1, $2)', [
        now(),
        TRIAL_NOTICE_MS,
      ])
      const mails = createMailQueue(client, secret)
      for (const notice of noticeRows.parse(rows)) {
        for (const to of notice.owners) {
          await mails.send(mailOf(await ownerWords(client, to), notice, to, options))
        }
      }
    })
  }
}

function mailOf(
  words: OwnerWords,
  notice: NoticeRow,
  to: string,
  { publicUrl, graceDays }: Pick<TellOwnersOptions, 'publicUrl' | 'graceDays'>,
): Mail {
  const facts = {
    to,
    organizationId: notice.organization_id,
    organizationName: notice.organization_name,
    productName: notice.product_name,
  }
  if (notice.kind === 'trial_ending') {
    return trialEndingMail(words, publicUrl, {
      ...facts,
      endsAtMs: notice.about_ms,
      hasCard: notice.has_card,
    })
  }
  const pausedAtMs = graceEnd(notice.about_ms, { graceDays })
  return paymentFailedMail(words, publicUrl, { ...facts, pausedAtMs })
}
