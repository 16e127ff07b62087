// Statements about an audit of several stores name the store.

import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { World } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

test('the summary and the rows of an answer say in which store an item is short', async () => {
  const { owner, organizationId } = await world.shop()
  const [mug = ''] = await world.items(organizationId, [{ name: 'Mug', unitCost: 4 }])
  const expected = { Mill: 10, Quay: 5 }
  const storeIds: string[] = []
  for (const [name, quantity] of Object.entries(expected)) {
    const storeId = await world.store(owner, organizationId, name)
    await world.room({ owner, organizationId, storeId }, 'Hall', [`${name}-1`])
    const lines = [{ itemId: mug, expected: quantity }]
    await world.baseline({ organizationId, storeId, lines })
    storeIds.push(storeId)
  }
  const count = { orgId: organizationId, storeIds, name: 'Both' }
  const { id: auditId } = await world.run(owner, api.audits.create, count)
  await world.run(owner, api.audits.start, { auditId })
  const work = await ask(node, owner, api.auditAssignments.getAssignmentsWithProgress, { auditId })
  await world.run(owner, api.scanEvents.recordMany, {
    events: work.page.map(({ id, storeId }) =>
      world.scan(id, { itemId: mug, entered: storeId === storeIds[0] ? 8 : 6 }),
    ),
  })
  await world.submit({ owner, auditId })
  const { sentences } = await ask(node, owner, api.ai.getSummary, { auditId })
  expect(sentences).toContain(
    'By store: “Mill” is $8.00 short net ($8.00 gross), “Quay” is $4.00 over net ($4.00 gross).',
  )
  expect(sentences).toContain(
    'The largest differences are “Mug” in “Mill” (2 short, $8.00), “Mug” in “Quay” (1 over, $4.00).',
  )
  const question = { auditId, question: 'What is missing?', byRule: true }
  const answer = await node.engine.runAction(owner.identity, api.ai.ask.name, question)
  expect(answer).toMatchObject({ rows: [{ label: 'Mug', note: 'Mill · Mill-1' }] })
})
