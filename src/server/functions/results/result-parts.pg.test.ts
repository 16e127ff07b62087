// A figure leads to exactly the lines it is made of, and a list limited to a place names the place: before an audit is
// sealed and after it.

import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { VarianceFilter } from '#contract/audit-variances.ts'
import { World } from '#seeds/world.ts'
import { materializeResults } from '#server/jobs/tasks/materialize-results.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const shop = await world.shop()

test('lines with a count, and those without a cost, are as many as the headline says', async () => {
  const { auditId, owner, storeId, itemIds, organizationId } = await world.submittedAudit({
    shop,
    // Items that were not counted could be on the second shelf, which nobody has counted.
    shelves: 2,
    protocol: { tolerance: { units: 100 } },
    lines: [
      { name: 'Tea', expected: 10, counted: 8, cost: 2 },
      { name: 'Cups', expected: 4, counted: null, cost: 3 },
      { name: 'None left', expected: 1, counted: null, cost: 5 },
      { name: 'Unpriced', expected: 5, counted: 3, cost: null },
      { name: 'Unpriced and right', expected: 5, counted: 5, cost: null },
    ],
  })
  await world.run(owner, api.audits.decideLine, {
    auditId,
    storeId,
    itemId: itemIds[2] ?? '',
    seenVersion: 0,
    decision: 'zero',
    reasonCode: 'miscount',
    note: null,
  })
  const names = async (asked: Partial<VarianceFilter>) => {
    const lines = { auditId, tab: 'all', sort: 'name', ...asked } as const
    const { page, tabs } = await ask(node, owner, api.audits.getVariances, lines)
    // Other tabs keep all their lines, so that their numbers show what else there is.
    expect(tabs).toMatchObject({ all: 5, uncounted: 1 })
    return page.map(({ name }) => name)
  }
  const expectParts = async () => {
    const { figures } = await ask(node, owner, api.audits.getResults, { auditId })
    expect(figures).toMatchObject({ counted: 4, unvalued: 1 })
    expect(await names({ part: 'counted' })).toEqual([
      'None left',
      'Tea',
      'Unpriced',
      'Unpriced and right',
    ])
    expect(await names({ part: 'unvalued' })).toEqual(['Unpriced'])
    expect(await names({ part: 'counted', tab: 'matched' })).toEqual(['Unpriced and right'])
    const keys = await ask(node, owner, api.reports.listLineKeys, { auditId, part: 'counted' })
    expect(keys).toHaveLength(4)
    const groups = await ask(node, owner, api.audits.getVarianceGroups, {
      auditId,
      tab: 'all',
      part: 'counted',
      groupBy: 'category',
    })
    expect(groups.page).toMatchObject([{ lines: 4, uncounted: 0 }])
  }
  await expectParts()
  await materializeResults(database.app, { organizationId, auditId })
  await expectParts()
  await world.run(owner, api.audits.complete, { auditId })
  await expectParts()
})

test('a list of one room or shelf says which, by the name of the day it was sealed', async () => {
  const audit = await world.submittedAudit({
    shop,
    lines: [{ name: 'Tea', expected: 2, counted: 2, cost: 1 }],
  })
  const { auditId, owner, roomId, storeId, organizationId } = audit
  const { rows } = await database.owner.query<{ id: string; code: string }>(
    'select id, code from shelf where room_id = $1',
    [roomId],
  )
  const [shelf] = rows
  const placeOf = async (asked: Partial<VarianceFilter>) =>
    // The place is known even if the tab has no line to read it from.
    (await ask(node, owner, api.audits.getVariances, { auditId, tab: 'extra', ...asked })).place
  const room = { roomName: 'Hall', shelfCode: null }
  const south = await world.store(owner, organizationId, 'South')
  const far = await world.room({ owner, organizationId, storeId: south }, 'Far away', ['S-1'])
  const expectNames = async () => {
    expect(await placeOf({ roomId })).toEqual(room)
    expect(await placeOf({ shelfId: shelf?.id })).toEqual({ ...room, shelfCode: shelf?.code })
    expect(await placeOf({})).toBeNull()
    expect(await placeOf({ roomId: far.id })).toBeNull()
  }
  await expectNames()
  await world.run(owner, api.audits.complete, { auditId })
  await world.run(owner, api.rooms.update, { storeId, roomId, name: 'Cellar' })
  await expectNames()
})
