// The short form of `npm run bench -- webhooks`.

import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { runWebhookStorm } from '#tests/support/webhook-storm.ts'

const AUDITS = 16
const EVENTS_PER_AUDIT = 20

test('nothing is lost and each audit keeps its order, however often the sender is killed', async () => {
  const database = await testDatabase()
  const { problems, delivered, waitingForTheDead } = await runWebhookStorm({
    ...{ database, audits: AUDITS, eventsPerAudit: EVENTS_PER_AUDIT, kills: 4 },
    withinMs: 240_000,
  })
  expect(problems).toEqual([])
  expect(delivered).toBe(3 * AUDITS * EVENTS_PER_AUDIT)
  expect(waitingForTheDead).toBe(AUDITS * EVENTS_PER_AUDIT)
}, 400_000)
