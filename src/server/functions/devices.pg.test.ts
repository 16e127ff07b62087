// What devices take along: the whole catalogue in slices, and nothing of what is expected.

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

const shop = await world.shop()
const orgId = shop.organizationId
const audit = await world.runningAudit({ shop })
for (let n = 0; n < 5; n += 1) {
  await world.run(shop.owner, api.items.upsert, {
    orgId,
    name: `Item ${n}`,
    sku: `S-${n}`,
    unitCost: 12.5,
    barcodes: [{ code: `CODE-${n}` }, { code: `CASE-${n}`, quantity: 12 }],
  })
}

test('the pack says how the audit counts and how large the catalogue is', async () => {
  const pack = await ask(node, audit.scanner, api.devices.getAssignmentPack, {
    auditId: audit.auditId,
  })
  expect(pack).toEqual({
    auditId: audit.auditId,
    auditName: 'Spring count',
    auditStatus: 'active',
    orgId,
    blind: true,
    selfAssignment: true,
    controlTotals: false,
    items: 5,
  })
})

test('the catalogue comes in slices without gaps, with packs and without prices', async () => {
  const slice = (cursor: string | null) =>
    ask(node, audit.scanner, api.devices.getCatalogue, {
      auditId: audit.auditId,
      paginationOpts: { numItems: 2, cursor },
    })
  const found = []
  let page = await slice(null)
  found.push(...page.page)
  while (!page.isDone) {
    page = await slice(page.continueCursor)
    found.push(...page.page)
  }
  expect(found.map(({ name }) => name)).toEqual(['Item 0', 'Item 1', 'Item 2', 'Item 3', 'Item 4'])
  expect(page.total).toBe(5)
  expect(found[3]).toEqual({
    id: found[3]?.id,
    name: 'Item 3',
    sku: 'S-3',
    unit: 'each',
    codes: [
      { code: 'CASE-3', quantity: 12 },
      { code: 'CODE-3', quantity: 1 },
    ],
  })
})
