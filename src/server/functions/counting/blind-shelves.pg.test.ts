// What a counter can find out about a blind shelf that they do not hold: nothing, whatever they send.

import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { RecordOutcome, SentScanEvent } from '#contract/scan-events.ts'
import type { Person } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { openTeaShop } from '#tests/support/tea-shop.ts'

const { database, world, node, shop, tea } = await openTeaShop()

interface Facts {
  /** The quantities that the holder has counted, one per count. */
  readonly counts: readonly number[]
  readonly helping?: boolean
}

/** A blind shelf that its scanner has counted on, and a nosy colleague. */
async function blindShelf({ counts, helping = false }: Facts) {
  const audit = await world.runningAudit({ shop, shelves: 2, protocol: { blind: true, helping } })
  const [shelf = ''] = audit.auditAssignmentIds
  const nosy = await world.teamMember(audit, 'scanner')
  await take(audit.scanner, shelf)
  for (const entered of counts) await send(audit.scanner, [count(shelf, { entered })])
  return { ...audit, shelf, nosy }
}

const take = (person: Person, auditAssignmentId: string) =>
  world.run(person, api.auditAssignments.createSelfAssignment, {
    auditAssignmentId,
    deviceId: 'device-1',
  })

const count = (shelf: string, facts: Partial<SentScanEvent>) =>
  world.scan(shelf, {
    ...(facts.kind !== 'empty' && { itemId: tea.id, quantityMode: 'typed' }),
    ...facts,
  })

const send = (person: Person, events: readonly SentScanEvent[]) =>
  world.run(person, api.scanEvents.recordMany, { events: [...events] })

const told = (outcomes: readonly RecordOutcome[]) =>
  outcomes.map((one) => (one.status === 'refused' ? one.fault : [one.setAside, one.warnings]))

/** The history without fields that differ by person, shelf and time. */
async function historyOf(person: Person, storeId: string, auditId: string) {
  const { page } = await ask(node, person, api.scanEvents.getUserHistory, { storeId, auditId })
  return page.map(({ replacedBy, ...event }) => {
    const { id: _id, auditAssignmentId: _shelf, userId: _user, userName: _name, ...said } = event
    const { deviceTime: _at, serverTime: _server, deviceSeq: _seq, ...rest } = said
    return { ...rest, replacedBy: replacedBy && { entered: replacedBy.entered } }
  })
}

/** Everything the server answers to a person who sends these events to a shelf that they do not hold. */
async function everythingTold(facts: Facts, events: readonly Partial<SentScanEvent>[]) {
  const { shelf, nosy, storeId, auditId } = await blindShelf(facts)
  const answers = []
  const sent = events.map((event) => count(shelf, event))
  for (const event of sent) answers.push(told(await send(nosy, [event])))
  // Sending the events again gets the same answer.
  answers.push(told(await send(nosy, sent)))
  return { answers, history: await historyOf(nosy, storeId, auditId) }
}

const LITTLE: Facts = { counts: [] }
const MUCH: Facts = { counts: [40, 60, 150, 700] }

describe('a blind shelf of another', () => {
  test.each([
    ['numbers of every size', [1, 100, 101, 2_000, 9_501, 99_999].map((entered) => ({ entered }))],
    [
      'corrections of every version',
      [0, 1, 2, 4, 5, 1_000_000].map((seenVersion) => ({
        ...{ kind: 'set' as const, entered: 3, seenVersion, replaces: 7 },
      })),
    ],
    [
      'corrections of every number',
      [0, 30, 100, 500, 2_000].map((replaces) => ({
        ...{ kind: 'set' as const, entered: 3, seenVersion: 0, replaces },
      })),
    ],
    ['that it is empty', [{ kind: 'empty' as const }]],
  ])('answers %s alike, however much was counted there', async (_name, events) => {
    for (const helping of [false, true]) {
      const little = await everythingTold({ ...LITTLE, helping }, events)
      expect(await everythingTold({ ...MUCH, helping }, events)).toEqual(little)
    }
  })

  test('tells its earlier holder nothing of what came after', async () => {
    const probe = async (later: readonly number[]) => {
      const { shelf, scanner, nosy, manager, auditId, storeId } = await blindShelf({ counts: [5] })
      const before = Date.now() - 1_000
      await world.run(manager, api.auditAssignments.create, {
        ...{ auditId, shelfIds: [await shelfIdOf(shelf)], userId: nosy.id },
      })
      for (const entered of later)
        await send(nosy, [{ ...count(shelf, { entered }), deviceId: 'd2' }])
      const events = [1, 2, 3, 9].map((seenVersion) =>
        count(shelf, { kind: 'set', entered: 4, seenVersion, deviceTimeMs: before }),
      )
      const answers = []
      for (const event of events) answers.push(told(await send(scanner, [event])))
      return { answers, history: await historyOf(scanner, storeId, auditId) }
    }
    expect(await probe([40, 60, 150])).toEqual(await probe([]))
  })

  test('keeps its numbers when it is corrected by whoever has it now', async () => {
    const { shelf, scanner, nosy, manager, auditId, storeId } = await blindShelf({ counts: [5] })
    await world.run(manager, api.auditAssignments.create, {
      ...{ auditId, shelfIds: [await shelfIdOf(shelf)], userId: nosy.id },
    })
    const correction = { kind: 'set' as const, entered: 812, seenVersion: 1, replaces: 5 }
    await send(nosy, [{ ...count(shelf, correction), deviceId: 'd2' }])
    const [own] = await historyOf(scanner, storeId, auditId)
    expect(own).toMatchObject({ entered: 5, replacedBy: { entered: null } })
    expect(JSON.stringify(own)).not.toMatch(/[[:,]812\b/)
    // A counter who corrects their own count can still read it.
    const [theirs] = await historyOf(nosy, storeId, auditId)
    expect(theirs).toMatchObject({ entered: 812, replacedBy: null })
  })

  test('is not said to be empty', async () => {
    const { shelf, scanner, nosy, manager, auditId } = await blindShelf({ counts: [] })
    await world.run(scanner, api.auditAssignments.updateStatus, {
      ...{ auditAssignmentId: shelf, status: 'submitted', deviceId: 'device-1' },
      ...{ eventsSent: 0, declaredEmpty: true },
    })
    const emptyFor = async (person: Person) => {
      const { page } = await ask(node, person, api.auditAssignments.getAssignmentsWithProgress, {
        auditId,
      })
      return page.find(({ id }) => id === shelf)?.declaredEmpty
    }
    expect(await emptyFor(manager)).toBe(true)
    expect(await emptyFor(nosy)).toBe(false)
    const own = await ask(node, scanner, api.auditAssignments.getByUser, {
      ...{ userId: scanner.id, includeCompleted: true },
    })
    expect(own.find(({ id }) => id === shelf)?.declaredEmpty).toBe(true)
  })
})

test('a holder is told of the own shelf what a phone needs', async () => {
  const { shelf, scanner } = await blindShelf({ counts: [40] })
  const outcomes = await send(scanner, [
    count(shelf, { entered: 1 }),
    count(shelf, { entered: 5_000 }),
    count(shelf, { kind: 'set', entered: 3, seenVersion: 1 }),
    count(shelf, { kind: 'set', entered: 3, seenVersion: 99 }),
  ])
  expect(told(outcomes)).toEqual([
    [null, ['already_counted']],
    [null, ['already_counted', 'large_quantity']],
    [null, []],
    ['impossible_correction', ['impossible_correction']],
  ])
})

async function shelfIdOf(assignmentId: string): Promise<string> {
  const { rows } = await database.owner.query<{ shelf_id: string }>(
    'select shelf_id from assignment where id = $1',
    [assignmentId],
  )
  return rows[0]?.shelf_id ?? ''
}
