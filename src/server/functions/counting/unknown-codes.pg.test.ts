// Unknown codes: listed with what helps to identify them, and counted for the item they were resolved as.

import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { ArgsOf } from '#contract/define.ts'
import { type CountedStore, type Person, World } from '#seeds/world.ts'
import { newId } from '#server/new-id.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import { statementsOf } from '#tests/support/statements-of.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const shop = await world.shop()
const orgId = shop.organizationId
const tea = await world.run(shop.owner, api.items.upsert, {
  orgId,
  name: 'Tea',
  barcodes: [{ code: '4006381333931' }],
})
const CODE = '36000291452'
const LINE = '?00036000291452'

type Resolution = ArgsOf<typeof api.scanEvents.resolveUnknown>['resolution']

async function counting(shelves = 1) {
  const audit = await world.runningAudit({ shop, shelves })
  const [shelf = '', second = ''] = audit.auditAssignmentIds
  for (const id of audit.auditAssignmentIds) {
    await world.run(audit.scanner, api.auditAssignments.createSelfAssignment, {
      auditAssignmentId: id,
      deviceId: 'device-1',
    })
  }
  return { ...audit, shelf, second }
}

const send = (person: Person, events: readonly unknown[]) =>
  world.run(person, api.scanEvents.recordMany, { events: [...events] })

const resolve = (
  { manager, auditId }: CountedStore,
  resolution: Resolution,
  unknownId: string = LINE,
) => world.run(manager, api.scanEvents.resolveUnknown, { auditId, unknownId, resolution })

const linesOf = async (manager: Person, auditAssignmentId: string) => {
  const counts = await ask(node, manager, api.scanEvents.getByAssignment, { auditAssignmentId })
  return Object.fromEntries(counts.lines.map(({ id, quantity }) => [id, quantity]))
}

const list = ({ manager, auditId }: CountedStore, state?: 'waiting' | 'parked' | 'resolved') =>
  ask(node, manager, api.scanEvents.listUnknown, { auditId, state })

const openCodes = async ({ manager, auditId }: CountedStore) => {
  const { points } = await ask(node, manager, api.audits.getChecklist, { auditId })
  return points.find(({ id }) => id === 'unknown_codes')?.open
}

describe('an unknown code', () => {
  test('is listed with where, who, how much, its neighbours, notes and pictures', async () => {
    const audit = await counting()
    const photo = newId()
    await database.owner.query(
      `insert into file (organization_id, id, name, mime, size_bytes, sha256, created_by)
       values ($1, $2, 'a.png', 'image/png', 1, '', $3)`,
      [orgId, photo, audit.scanner.id],
    )
    await send(audit.scanner, [
      world.scan(audit.shelf, { itemId: tea.id, entered: 3 }),
      world.scan(audit.shelf, { code: CODE, entered: 2, note: 'Red box', photoFileId: photo }),
      world.scan(audit.shelf, { code: CODE, entered: 1 }),
      world.scan(audit.shelf, { code: 'another' }),
    ])
    expect(await list(audit)).toMatchObject({
      total: 2,
      page: [
        {
          id: LINE,
          code: CODE,
          quantity: 3,
          events: 2,
          places: [{ id: audit.shelf, shelfCode: 'A-1', quantity: 3 }],
          people: [{ id: audit.scanner.id }],
          notes: ['Red box'],
          photoFileIds: [photo],
          before: { itemName: 'Tea', entered: 3 },
          after: { code: 'another', itemName: null },
          resolution: null,
        },
        { id: '?another', before: { code: CODE }, after: null },
      ],
    })
  })

  test('needs a picture that its counter has uploaded', async () => {
    const audit = await counting()
    const [outcome] = await send(audit.scanner, [
      world.scan(audit.shelf, { code: CODE, photoFileId: newId() }),
    ])
    expect(outcome).toMatchObject({ status: 'refused', fault: { code: 'not_found' } })
  })

  test('counts for its item on every shelf, and so does what comes later', async () => {
    const audit = await counting(2)
    const { scanner, manager, shelf, second, auditId } = audit
    const early = world.scan(shelf, { code: CODE, entered: 2 })
    await send(scanner, [
      early,
      world.scan(shelf, { itemId: tea.id, entered: 1 }),
      world.scan(second, { code: CODE, entered: 5 }),
    ])
    expect(await openCodes(audit)).toBe(2)
    expect(await resolve(audit, { kind: 'item', itemId: tea.id, addBarcode: false })).toEqual({
      itemId: tea.id,
      repeated: 0,
    })
    expect(await linesOf(manager, shelf)).toEqual({ [tea.id]: 3 })
    expect(await linesOf(manager, second)).toEqual({ [tea.id]: 5 })
    expect(await openCodes(audit)).toBe(0)
    const [late] = await send(scanner, [world.scan(shelf, { code: CODE, entered: 10 })])
    expect(late).toMatchObject({ status: 'recorded', warnings: ['already_counted'] })
    await send(scanner, [world.scan(shelf, { kind: 'void', voids: early.id })])
    expect(await linesOf(manager, shelf)).toEqual({ [tea.id]: 11 })
    const dashboard = await ask(node, manager, api.audits.getDashboard, { auditId })
    expect(dashboard.progress).toMatchObject({ lines: 2, quantity: 16, unknownLines: 0 })
    const counts = { auditAssignmentId: shelf }
    const { page } = await ask(node, manager, api.scanEvents.getByAssignment, counts)
    expect(page.find(({ id }) => id === early.id)).toMatchObject({ line: LINE, itemId: null })
    expect(await list(audit, 'resolved')).toMatchObject({
      page: [{ resolution: { kind: 'item', itemName: 'Tea', quantity: 1 } }],
    })
  })

  test('may stand for a pack, and become a code of the item', async () => {
    const audit = await counting()
    const { scanner, manager, shelf } = audit
    const code = `case-${newId().slice(-8)}`
    await send(scanner, [world.scan(shelf, { code, entered: 2 })])
    const [{ id: unknownId = '' } = {}] = (await list(audit)).page
    const kind = { kind: 'item', itemId: tea.id, addBarcode: true, quantity: 12 } as const
    await resolve(audit, kind, unknownId)
    await send(scanner, [world.scan(shelf, { code, entered: 1 })])
    expect(await linesOf(manager, shelf)).toEqual({ [tea.id]: 36 })
    await resolve(audit, { kind: 'undo' }, unknownId)
    // Counts whose code was known when they were recorded stay with their item.
    expect(await linesOf(manager, shelf)).toEqual({ [tea.id]: 12, [unknownId]: 2 })
  })

  test('becomes a new item', async () => {
    const audit = await counting()
    const code = `new${newId().slice(-8)}`
    await send(audit.scanner, [world.scan(audit.shelf, { code, entered: 4 })])
    const [{ id: unknownId = '' } = {}] = (await list(audit)).page
    const { itemId } = await resolve(
      audit,
      { kind: 'new_item', name: 'Coffee', addBarcode: true },
      unknownId,
    )
    expect(await linesOf(audit.manager, audit.shelf)).toEqual({ [itemId ?? '']: 4 })
    const found = await ask(node, audit.manager, api.items.search, { orgId, text: code })
    expect(found.items).toMatchObject([{ id: itemId, name: 'Coffee' }])
  })

  test('that is junk counts for nothing; one that is parked holds nothing up', async () => {
    const audit = await counting()
    const { scanner, manager, shelf } = audit
    await send(scanner, [
      world.scan(shelf, { code: CODE, entered: 2 }),
      world.scan(shelf, { code: 'later', entered: 7 }),
    ])
    await resolve(audit, { kind: 'junk', reason: 'A flyer' })
    await resolve(audit, { kind: 'park', reason: 'Ask the supplier' }, '?later')
    await send(scanner, [
      world.scan(shelf, { code: CODE, entered: 1 }),
      world.scan(shelf, { code: 'later', entered: 1 }),
    ])
    expect(await linesOf(manager, shelf)).toEqual({ '?later': 8 })
    expect(await openCodes(audit)).toBe(0)
    expect((await list(audit, 'waiting')).total).toBe(0)
    expect(await list(audit, 'parked')).toMatchObject({
      page: [{ id: '?later', resolution: { kind: 'parked', reason: 'Ask the supplier' } }],
    })
    await resolve(audit, { kind: 'undo' })
    await resolve(audit, { kind: 'undo' }, '?later')
    expect(await linesOf(manager, shelf)).toEqual({ [LINE]: 3, '?later': 8 })
    expect(await openCodes(audit)).toBe(2)
    await expect(resolve(audit, { kind: 'undo' })).rejects.toMatchObject({ code: 'conflict' })
  })

  test('that was never read, or is none, is not there', async () => {
    const audit = await counting()
    const nowhere = { code: 'not_found' }
    await expect(resolve(audit, { kind: 'junk' }, '?nobody')).rejects.toMatchObject(nowhere)
    await expect(resolve(audit, { kind: 'junk' }, tea.id)).rejects.toMatchObject(nowhere)
  })

  test('is corrected from what the person saw of its item', async () => {
    const audit = await counting()
    const { scanner, manager, shelf } = audit
    await send(scanner, [world.scan(shelf, { code: CODE, entered: 2 })])
    await resolve(audit, { kind: 'item', itemId: tea.id, addBarcode: false })
    const { kind: _kind, entered: _entered, ...event } = world.scan(shelf, { code: CODE })
    const set = (replaces: number) =>
      world.run(scanner, api.scanEvents.updateQuantity, {
        ...event,
        id: newId(),
        quantity: 6,
        replaces,
      })
    await expect(set(3)).rejects.toMatchObject({ code: 'conflict', details: { current: 2 } })
    await set(2)
    expect(await linesOf(manager, shelf)).toEqual({ [tea.id]: 6 })
  })
})

describe('a serial number of an unknown code', () => {
  const GTIN = '(01)05901234123457(21)'
  const OTHER = '(01)09506000134352(21)'
  const TEA = { kind: 'item', itemId: tea.id, addBarcode: false } as const
  const READ = { entered: 1, quantityMode: 'scanned' } as const

  test('adds nothing where its item was counted with it, and says where', async () => {
    const audit = await counting(2)
    const { scanner, manager, shelf, second, auditId } = audit
    const repeat = world.scan(second, { code: `${GTIN}S-1`, ...READ })
    await send(scanner, [
      world.scan(shelf, { itemId: tea.id, serial: 'S-1', ...READ }),
      repeat,
      world.scan(second, { code: `${GTIN}S-2`, ...READ }),
    ])
    expect(await resolve(audit, TEA, '?05901234123457')).toEqual({ itemId: tea.id, repeated: 1 })
    expect(await linesOf(manager, shelf)).toEqual({ [tea.id]: 1 })
    expect(await linesOf(manager, second)).toEqual({ [tea.id]: 1 })
    const args = { auditId, itemId: tea.id, auditItemId: null }
    expect((await ask(node, manager, api.scanEvents.getItemCount, args)).quantity).toBe(2)
    expect(await list(audit, 'resolved')).toMatchObject({
      page: [{ quantity: 1, repeats: [{ serial: 'S-1', roomName: 'Hall', shelfCode: 'A-1' }] }],
    })
    const { page } = await ask(node, manager, api.scanEvents.getByAssignment, {
      auditAssignmentId: second,
    })
    expect(page.find(({ id }) => id === repeat.id)).toMatchObject({
      effect: 0,
      warnings: expect.arrayContaining(['serial_repeated']),
    })
    const { progress } = await ask(node, manager, api.audits.getDashboard, { auditId })
    expect(progress).toMatchObject({ lines: 2, quantity: 2 })
    await resolve(audit, { kind: 'undo' }, '?05901234123457')
    expect(await linesOf(manager, second)).toEqual({ '?05901234123457': 2 })
  })

  test('of two codes that are one item counts once, and again when the first is none', async () => {
    const audit = await counting(2)
    const { scanner, manager, shelf, second } = audit
    await send(scanner, [
      world.scan(shelf, { code: `${GTIN}S-1`, ...READ }),
      world.scan(second, { code: `${OTHER}S-1`, ...READ }),
    ])
    await resolve(audit, TEA, '?05901234123457')
    expect(await resolve(audit, TEA, '?09506000134352')).toMatchObject({ repeated: 1 })
    expect(await linesOf(manager, shelf)).toEqual({ [tea.id]: 1 })
    expect(await linesOf(manager, second)).toEqual({})
    await resolve(audit, { kind: 'junk' }, '?05901234123457')
    expect(await linesOf(manager, shelf)).toEqual({})
    expect(await linesOf(manager, second)).toEqual({ [tea.id]: 1 })
  })

  test('read twice while it was junk counts once when it is none', async () => {
    const audit = await counting(2)
    const { scanner, manager, shelf, second } = audit
    const read = (at: string) => send(scanner, [world.scan(at, { code: `${GTIN}S-1`, ...READ })])
    await read(shelf)
    await resolve(audit, { kind: 'junk' }, '?05901234123457')
    await read(second)
    await resolve(audit, { kind: 'undo' }, '?05901234123457')
    expect(await linesOf(manager, shelf)).toEqual({ '?05901234123457': 1 })
    expect(await linesOf(manager, second)).toEqual({})
  })

  test('stands where the shelf it was counted on is left out of the count', async () => {
    const audit = await counting(2)
    const { scanner, manager, shelf, second } = audit
    await send(scanner, [
      world.scan(shelf, { code: `${GTIN}S-1`, ...READ }),
      world.scan(second, { code: `${OTHER}S-1`, ...READ }),
    ])
    await resolve(audit, TEA, '?09506000134352')
    const excluded = { auditAssignmentId: shelf, status: 'excluded', reason: 'Locked' } as const
    await world.run(manager, api.auditAssignments.updateStatus, excluded)
    expect(await resolve(audit, TEA, '?05901234123457')).toMatchObject({ repeated: 1 })
    expect(await linesOf(manager, second)).toEqual({ [tea.id]: 1 })
  })
})

test('however counts, undos and resolutions come in between, totals are those of the end', async () => {
  const step = fc.oneof(
    fc.record({ code: fc.constantFrom('x', 'y'), entered: fc.integer({ min: 0, max: 5 }) }),
    fc.record({ undo: fc.nat(9) }),
    fc.record({
      line: fc.constantFrom('?x', '?y'),
      as: fc.constantFrom('item' as const, 'junk' as const, 'park' as const, 'undo' as const),
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const audit = await counting()
      const counted: { id: string; code: string; entered: number }[] = []
      const undone = new Set<string>()
      const taken = new Map<string, 'item' | 'junk' | 'park'>()
      for (const one of steps) {
        if ('code' in one) {
          const event = world.scan(audit.shelf, one)
          counted.push({ ...one, id: event.id })
          await send(audit.scanner, [event])
        } else if ('undo' in one) {
          const target = counted[one.undo]
          if (!target) continue
          undone.add(target.id)
          await send(audit.scanner, [world.scan(audit.shelf, { kind: 'void', voids: target.id })])
        } else {
          if (!counted.some(({ code }) => `?${code}` === one.line)) continue
          if (one.as === 'undo' && !taken.has(one.line)) continue
          if (one.as === 'undo') taken.delete(one.line)
          else taken.set(one.line, one.as)
          await resolve(audit, choice(one.as), one.line)
        }
      }
      const expected = new Map<string, number>()
      for (const { id, code, entered } of counted) {
        const as = taken.get(`?${code}`)
        if (undone.has(id) || as === 'junk') continue
        const line = as === 'item' ? tea.id : `?${code}`
        expected.set(line, (expected.get(line) ?? 0) + entered)
      }
      expect(await linesOf(audit.manager, audit.shelf)).toEqual(Object.fromEntries(expected))
      const { progress } = await ask(node, audit.manager, api.audits.getDashboard, {
        auditId: audit.auditId,
      })
      const waiting = [...expected.keys()].filter((line) => line !== tea.id && !taken.has(line))
      expect(progress).toMatchObject({
        lines: expected.size,
        quantity: expected.size === 0 ? null : sum([...expected.values()]),
        unknownLines: waiting.length,
      })
    }),
    { numRuns: 12 },
  )
})

function choice(as: 'item' | 'junk' | 'park' | 'undo'): Resolution {
  if (as === 'item') return { kind: 'item', itemId: tea.id, addBarcode: false }
  if (as === 'park') return { kind: 'park', reason: 'Later' }
  return { kind: as }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

test('a decision that was made before a code was found to be the item no longer holds', async () => {
  const audit = await world.submittedAudit({ shop, lines: [{ expected: 10, counted: 8 }] })
  const { auditId, storeId, itemIds, manager, owner, auditAssignmentIds } = audit
  const [itemId = ''] = itemIds
  const reopened = { auditId, reason: 'One more', auditAssignmentIds: [...auditAssignmentIds] }
  await world.run(manager, api.audits.reopenSubmittedAudit, reopened)
  const { page } = await ask(node, manager, api.auditAssignments.getAssignmentsWithProgress, {
    auditId,
  })
  const shelf = page[0]?.id ?? ''
  await world.run(owner, api.scanEvents.recordMany, {
    events: [
      world.scan(shelf, { itemId, entered: 8 }),
      world.scan(shelf, { code: 'smudged label', entered: 1 }),
    ],
  })
  await world.submit(audit)
  const line = async () => {
    const found = await ask(node, manager, api.audits.getVariances, { auditId, tab: 'all' })
    return found.page.find((one) => one.itemId === itemId)
  }
  const seenVersion = (await line())?.version ?? 0
  const verdict = { decision: 'accept', reasonCode: 'miscount', note: null } as const
  const seen = { auditId, storeId, itemId, seenVersion }
  await world.run(manager, api.audits.decideLine, { ...seen, ...verdict })
  expect(await line()).toMatchObject({ counted: 8, review: 'accepted' })
  await world.run(manager, api.scanEvents.resolveUnknown, {
    auditId,
    unknownId: '?smudged label',
    resolution: { kind: 'item', itemId, addBarcode: false },
  })
  expect(await line()).toMatchObject({ counted: 9, review: 'stale' })
})

test('many codes take no more statements than few, each with what was scanned beside it', async () => {
  const few = await counting()
  await send(few.scanner, [world.scan(few.shelf, { code: 'x-1' })])
  const many = await counting()
  const codes = Array.from({ length: 50 }, (_, n) => `x-${n + 10}`)
  await send(
    many.scanner,
    codes.map((code) => world.scan(many.shelf, { code, deviceId: 'device-1' })),
  )
  const asked = (audit: CountedStore) =>
    statementsOf(database, audit.manager, 'scanEvents.listUnknown', {
      auditId: audit.auditId,
      paginationOpts: { numItems: 50, cursor: null },
    })
  expect(await asked(many)).toHaveLength((await asked(few)).length)
  const { page } = await list(many)
  expect(page.map(({ before, after }) => [before?.code, after?.code])).toEqual(
    codes.map((_, n) => [codes[n - 1], codes[n + 1]]),
  )
})
