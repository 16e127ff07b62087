// A single count with a known code takes a shorter query than a batch; both must be decided alike.

import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { RecordOutcome } from '#contract/scan-events.ts'
import { type CountedStore, World } from '#seeds/world.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase()
const world = new World({ database })
const shop = await world.shop()
const { owner, organizationId } = shop
const add = (name: string, code: string) =>
  world.run(owner, api.items.upsert, {
    orgId: organizationId,
    name,
    barcodes: [{ code }, { code: `${code}-CASE`, quantity: 12 }],
  })
const { id: tea } = await add('Tea', 'TEA')
await add('Stray', 'STRAY')

interface Shelves extends CountedStore {
  readonly alone: string
  readonly inBatch: string
}

/** Tea is expected, the stray item is not. */
async function twoShelves(blind: boolean): Promise<Shelves> {
  const draft = await world.draftAudit({
    shop,
    shelves: 2,
    protocol: { blind },
    withoutBaseline: false,
  })
  const { auditId } = draft
  const lines = [{ itemId: tea, expected: 5 }]
  await world.baseline({ organizationId, storeId: draft.storeId, auditId, lines })
  await world.run(owner, api.audits.start, { auditId })
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from assignment where audit_id = $1 order by id',
    [auditId],
  )
  const [alone = '', inBatch = ''] = rows.map(({ id }) => id)
  return { ...draft, alone, inBatch }
}

interface Counted {
  readonly code: string
  readonly entered?: number
  readonly deviceTimeMs?: number
}

/** What each shelf is answered, and what is stored for it. */
async function countBoth(
  { auditId, scanner, alone, inBatch }: Shelves,
  counts: readonly Counted[],
) {
  const told: RecordOutcome[] = []
  for (const count of counts) {
    const event = { ...world.scan(alone, count), kind: 'add' } as const
    told.push(await world.run(scanner, api.scanEvents.recordCount, event))
  }
  const events = counts.map((count) => world.scan(inBatch, count))
  const toldTogether = await world.run(scanner, api.scanEvents.recordMany, { events })
  const { rows } = await database.owner.query<{ shelf: string; quarantined: boolean }>(
    `select assignment_id as shelf, round, kind, line, item_id, raw_code, entered, factor, effect,
       warnings, quarantined
     from scan_event where audit_id = $1 order by device_seq`,
    [auditId],
  )
  const keptAt = (place: string) =>
    rows.filter(({ shelf }) => shelf === place).map(({ shelf: _, ...kept }) => kept)
  const withoutId = ({ id: _, ...outcome }: RecordOutcome) => outcome
  return {
    alone: { told: told.map(withoutId), kept: keptAt(alone) },
    inBatch: { told: toldTogether.map(withoutId), kept: keptAt(inBatch) },
  }
}

test.each([true, false])('what the catalogue and the shelf say, blind: %s', async (blind) => {
  const shelves = await twoShelves(blind)
  const { alone, inBatch } = await countBoth(shelves, [
    { code: 'TEA', entered: 2 },
    { code: 'TEA-CASE', entered: 3 },
    { code: 'STRAY' },
    { code: 'nobody has this' },
  ])
  expect(alone).toEqual(inBatch)
  expect(alone.kept).toMatchObject([
    { item_id: tea, effect: 2_000, warnings: [] },
    { item_id: tea, effect: 36_000, warnings: ['already_counted'] },
    { warnings: ['unexpected_item'] },
    { item_id: null },
  ])
})

test('what was counted while the audit was stopped is kept without effect', async () => {
  const shelves = await twoShelves(false)
  const { auditId, scanner } = shelves
  for (const auditAssignmentId of [shelves.alone, shelves.inBatch]) {
    const taken = { auditAssignmentId, deviceId: 'device-1' }
    await world.run(scanner, api.auditAssignments.createSelfAssignment, taken)
  }
  await world.run(owner, api.audits.stop, { auditId, reason: 'Fire drill' })
  const { alone, inBatch } = await countBoth(shelves, [
    { code: 'TEA', deviceTimeMs: Date.now() - 60_000 },
    { code: 'TEA-CASE', deviceTimeMs: Date.now() + 60_000 },
    { code: 'STRAY', deviceTimeMs: Date.now() + 60_000 },
    { code: 'STRAY', deviceTimeMs: Date.now() - 50_000 },
  ])
  expect(alone).toEqual(inBatch)
  expect(alone.kept.map(({ quarantined }) => quarantined)).toEqual([false, true, true, false])
})
