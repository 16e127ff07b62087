import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { World } from '#seeds/world.ts'
import { testDatabase } from '#tests/support/database.ts'
import { tripsOf } from '#tests/support/trips-of.ts'

const database = await testDatabase()
const world = new World({ database })
const shop = await world.shop()

test('many shelves of one room are counted again for as many questions as one', async () => {
  const [one, many] = [await recounting(1), await recounting(6)]
  expect(many).toBe(one)
})

async function recounting(shelves: number): Promise<number> {
  const audit = await world.runningAudit({ shop, shelves })
  const { auditId, auditAssignmentIds, owner } = audit
  return tripsOf(() =>
    world.run(owner, api.audits.requestRecount, {
      auditId,
      auditAssignmentIds: [...auditAssignmentIds],
      reason: 'It looked odd',
      userId: null,
      sameCounterAllowed: true,
    }),
  )
}
