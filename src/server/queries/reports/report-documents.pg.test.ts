import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { limitsOf } from '#domain/variance.ts'
import { World } from '#seeds/world.ts'
import { type ScopedDatabase, scopedDatabase } from '#server/db/scoped-database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { testDatabase } from '#tests/support/database.ts'
import { materializeLines } from '../results/materialize-lines.ts'
import { selectLinesOf, selectManyLinesOf } from '../results/result-lines.ts'
import { selectLineKeys } from './report-documents.ts'

const database = await testDatabase()
const world = new World({ database })

const LIMITS = limitsOf({ units: 2, percent: null, value: null, valuePercent: null })
const EVERYTHING = { tab: 'all', limits: LIMITS, asked: LIMITS } as const

/** An audit of two stores, with the same three items in each. */
async function planOfTwoStores() {
  const { organizationId, owner, storeId } = await world.shop()
  const storeIds = [storeId, await world.store(owner, organizationId, 'Second store')].sort()
  const { id: auditId } = await world.run(owner, api.audits.create, {
    orgId: organizationId,
    storeIds,
    name: 'Spring count',
    withoutBaseline: false,
  })
  const itemIds = await world.items(
    organizationId,
    ['tea', 'Cups', 'saucers'].map((name) => ({ name, unitCost: 2 })),
  )
  const lines = itemIds.map((itemId) => ({ itemId, expected: 3 }))
  for (const store of storeIds) {
    await world.baseline({ organizationId, storeId: store, auditId, lines })
  }
  const audit = { organizationId, auditId, storeIds, limits: LIMITS }
  return {
    audit,
    itemIds,
    // The order in which stores are requested must not matter.
    place: { auditId, sealed: false, storeIds: storeIds.toReversed() },
    inAudit: <Result>(work: (db: ScopedDatabase) => Promise<Result>) =>
      inTransaction(database.app, (client) =>
        work(scopedDatabase(client, { kind: 'audit', organizationId, auditId }, new Set())),
      ),
  }
}

test('the lines of a document go store by store, each by name, kept or not', async () => {
  const { audit, itemIds, place, inAudit } = await planOfTwoStores()
  const [tea, cups, saucers] = itemIds
  const keys = () => inAudit((db) => selectLineKeys(db, place, EVERYTHING, 'name'))
  const byName = audit.storeIds.flatMap((store) =>
    [cups, saucers, tea].map((item) => `${store}/${item}`),
  )
  expect(await keys()).toEqual(byName)
  await inAudit((db) => materializeLines(db, audit))
  expect(await keys()).toEqual(byName)
})

test('lines that are gone since somebody looked whether they are kept are worked out', async () => {
  const { audit, itemIds, place, inAudit } = await planOfTwoStores()
  await inAudit((db) => materializeLines(db, audit))
  await database.owner.query('delete from result_line where audit_id = $1', [audit.auditId])
  const lines = await inAudit((db) => selectManyLinesOf(db, place, itemIds, LIMITS))
  expect(lines).toHaveLength(6)
  expect(lines).toEqual(await inAudit((db) => selectLinesOf(db, place, itemIds, LIMITS)))
})
