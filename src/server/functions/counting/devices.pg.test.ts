// What devices download: the whole catalogue in parts, and nothing about what is expected.

import { afterAll, describe, expect, test } from 'vitest'
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
    countsAnywhere: false,
    controlTotals: false,
    items: 5,
    catalogueVersion: expect.stringMatching(/^[0-9a-f-]{36}\/5$/),
    stores: [{ id: audit.storeId, labelTemplates: [] }],
  })
})

test('the pack says why nobody counts, and who said so, until they count again', async () => {
  const { auditId, manager, scanner } = await world.runningAudit({ shop })
  const said = async () => {
    const pack = await ask(node, scanner, api.devices.getAssignmentPack, { auditId })
    return [pack.auditStatus, pack.pause]
  }
  const by = (await ask(node, manager, api.users.current, {}))?.name
  await world.run(manager, api.audits.stop, { auditId, reason: 'A delivery' })
  expect(await said()).toEqual(['stopped', { reason: 'A delivery', by }])
  await world.run(manager, api.audits.updateStatus, { auditId, status: 'active' })
  expect(await said()).toEqual(['active', undefined])
  const cancelled = {
    status: 'cancelled',
    reason: 'Wrong store',
    typedName: 'Spring count',
  } as const
  await world.run(manager, api.audits.updateStatus, { auditId, ...cancelled })
  expect(await said()).toEqual(['cancelled', { reason: 'Wrong store', by }])
})

test('the pack follows the label templates of its stores', async () => {
  const { storeId, auditId, manager, scanner } = audit
  const templates = ['28 IIIII WWWWW C', '21IIIIIVPPPPC']
  await world.run(manager, api.labels.saveTemplates, { storeId, templates })
  const kept = ['28IIIIIWWWWWC', '21IIIIIVPPPPC']
  expect(await ask(node, scanner, api.labels.templates, { storeId })).toEqual({ templates: kept })
  const { stores } = await ask(node, scanner, api.devices.getAssignmentPack, { auditId })
  expect(stores).toEqual([{ id: storeId, labelTemplates: kept }])
  const wrong = world.run(manager, api.labels.saveTemplates, { storeId, templates: ['40III'] })
  await expect(wrong).rejects.toMatchObject({ code: 'invalid_argument' })
})

test('the catalogue comes in parts without gaps, with packs and without prices', async () => {
  const part = (position: string | null) =>
    ask(node, audit.scanner, api.devices.getCatalogueChanges, {
      auditId: audit.auditId,
      position,
      limit: 2,
    })
  const found = []
  let next = await part(null)
  expect(next.isAnew).toBe(true)
  found.push(...next.items)
  while (!next.isDone) {
    next = await part(next.position)
    expect(next.isAnew).toBe(false)
    found.push(...next.items)
  }
  expect(found.map(({ name }) => name)).toEqual(['Item 0', 'Item 1', 'Item 2', 'Item 3', 'Item 4'])
  expect(found[3]).toEqual({
    id: found[3]?.id,
    name: 'Item 3',
    sku: 'S-3',
    unit: 'each',
    codes: [
      { code: 'CASE-3', quantity: 12 },
      { code: 'CODE-3', quantity: 1 },
    ],
    places: [],
  })
})

describe('where things lie', () => {
  const protocols = { blind: { blind: true }, open: { blind: false } } as const

  test('usual places are those of the last completed count, the fullest shelf first', async () => {
    const [item = ''] = await world.items(orgId, [{ name: 'Wandering mug' }])
    const first = await world.runningAudit({ shop, shelves: 2 })
    const [a1 = '', a2 = ''] = first.auditAssignmentIds
    await world.run(first.owner, api.scanEvents.recordMany, {
      events: [
        world.scan(a1, { itemId: item, entered: 2 }),
        world.scan(a2, { itemId: item, entered: 9 }),
      ],
    })
    expect(await placesOf(item, first), 'while it runs').toEqual([])
    await complete(first)
    const places = await placesOf(item, await again(first))
    expect(places.map(({ shelf }) => shelf)).toEqual(['A-2', 'A-1'])
    expect(places.every(({ storeId }) => storeId === first.storeId)).toBe(true)
  })

  test('a count that the device saw in an unusual place is recorded with that warning', async () => {
    const [item = ''] = await world.items(orgId, [{ name: 'Lost mug' }])
    const [shelf = ''] = audit.auditAssignmentIds
    const outcomes = await world.run(audit.scanner, api.scanEvents.recordMany, {
      events: [
        world.scan(shelf, { itemId: item, elsewhere: true }),
        world.scan(shelf, { itemId: item, quantityMode: 'stepped' }),
      ],
    })
    expect(outcomes).toMatchObject([{ warnings: ['wrong_location'] }, { warnings: [] }])
  })

  test('what is expected on a shelf is told without numbers, and never to a blind count', async () => {
    const [mug = '', cup = ''] = await world.items(orgId, [{ name: 'Mug' }, { name: 'Cup' }])
    for (const [name, protocol] of Object.entries(protocols)) {
      const draft = await world.draftAudit({ shop, shelves: 2, withoutBaseline: false, protocol })
      const [shelf, other] = await shelvesOf(draft.storeId)
      await world.baseline({
        organizationId: orgId,
        storeId: draft.storeId,
        auditId: draft.auditId,
        lines: [
          { itemId: mug, expected: 4, shelves: [{ shelfId: shelf, expected: 4 }] },
          { itemId: cup, expected: 7, shelves: [{ shelfId: other, expected: 7 }] },
        ],
      })
      await world.run(draft.owner, api.audits.start, { auditId: draft.auditId })
      const auditAssignmentId = await assignmentOn(draft.auditId, shelf)
      const answer = await ask(node, draft.scanner, api.devices.getExpectedHere, {
        auditAssignmentId,
      })
      const items = name === 'blind' ? null : [{ id: mug, name: 'Mug' }]
      expect(answer, name).toEqual({ items })
      expect(await placesOf(mug, draft), name).toEqual([])
    }
  })

  async function placesOf(itemId: string, { auditId, scanner }: Counted) {
    const args = { auditId, position: null, limit: 1_000 }
    const { items } = await ask(node, scanner, api.devices.getCatalogueChanges, args)
    return items.find(({ id }) => id === itemId)?.places ?? []
  }

  /** Another audit of the same store. */
  async function again(before: Counted): Promise<Counted> {
    const { id: auditId } = await world.run(before.owner, api.audits.create, {
      orgId,
      storeIds: [before.storeId],
      name: 'Next count',
      withoutBaseline: true,
    })
    await world.run(before.owner, api.audits.start, { auditId })
    return { ...before, auditId }
  }

  async function complete({ owner, auditId }: Counted): Promise<void> {
    await world.submit({ owner, auditId })
    await world.run(owner, api.audits.complete, { auditId })
  }

  async function shelvesOf(storeId: string): Promise<readonly [string, string]> {
    const { rows } = await database.owner.query<{ id: string }>(
      'select id from shelf where store_id = $1 order by code',
      [storeId],
    )
    return [rows[0]?.id ?? '', rows[1]?.id ?? '']
  }

  async function assignmentOn(auditId: string, shelfId: string): Promise<string> {
    const { rows } = await database.owner.query<{ id: string }>(
      'select id from assignment where audit_id = $1 and shelf_id = $2',
      [auditId, shelfId],
    )
    return rows[0]?.id ?? ''
  }
})

type Counted = Pick<typeof audit, 'owner' | 'scanner' | 'storeId' | 'auditId'>
