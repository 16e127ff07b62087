// Disables an endpoint, and tells the owners of the organization in the same transaction.

import type { Pool } from 'pg'
import { type DisabledReason, nameOfEndpoint } from '#domain/webhooks/endpoint.ts'
import { inTransaction } from '../db/transaction.ts'
import { webhookDisabledMail } from '../mail/letters.ts'
import { createMailQueue } from '../mail/mail-queue.ts'
import { ownerWords } from '../mail/owner-words.ts'
import { disableEndpoint, type LineKey } from './webhook-queue.ts'

export interface TellOwners {
  /** Of the owner of the schema. */
  readonly pool: Pool
  readonly publicUrl: string
  /** The secret of the installation. */
  readonly secret: string
}

export async function tellOfDisabled(
  { pool, publicUrl, secret }: TellOwners,
  line: LineKey,
  reason: DisabledReason,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const disabled = await disableEndpoint(client, line, reason)
    if (!disabled) return
    const mails = createMailQueue(client, secret)
    const { owners, organizationName } = disabled
    const url = nameOfEndpoint(disabled.url)
    const { organizationId } = line
    for (const to of owners) {
      const facts = { to, organizationId, organizationName, url, reason }
      await mails.send(webhookDisabledMail(await ownerWords(client, to), publicUrl, facts))
    }
  })
}
