// Recounts beside the review, asked for everything that somebody might try: what is read of the first count, what is
// changed out of turn, and who changes it at the same time as another.

import { afterAll, describe, expect, test } from 'vitest'
import { ALL_CONTRACTS, api } from '#contract/api.ts'
import type { AnyContract, QueryContract } from '#contract/define.ts'
import { type Person, type ReviewedStore, World } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { atOnce } from '#tests/support/at-once.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const shop = await world.shop()
const COUNTED = 8643

const reviewed = (protocol: object = {}, shelves = 1) =>
  world.submittedAudit({
    ...{ shop, protocol, shelves },
    lines: [
      { expected: 9871, counted: COUNTED },
      { expected: 10, counted: 9 },
    ],
  })

async function send(audit: ReviewedStore, userId: string | null = audit.scanner.id) {
  const { auditId, storeId, itemIds, manager } = audit
  const { auditAssignmentIds } = await world.run(manager, api.audits.requestRecount, {
    auditId,
    lines: [{ storeId, itemId: itemIds[0] ?? '' }],
    reason: 'Far off',
    userId,
    sameCounterAllowed: true,
    keepsReview: true,
  })
  return auditAssignmentIds[0] ?? ''
}

const device = (at: string) => ({ auditAssignmentId: at, deviceId: 'device-1' })

const take = (person: Person, at: string) =>
  world.run(person, api.auditAssignments.createSelfAssignment, device(at))

async function count(audit: ReviewedStore, at: string, entered: number, person = audit.scanner) {
  const [itemId = ''] = audit.itemIds
  const event = world.scan(at, { itemId, entered })
  await world.run(person, api.scanEvents.recordMany, { events: [event] })
  return event
}

const handIn = (person: Person, at: string, eventsSent: number) =>
  world.run(person, api.auditAssignments.updateStatus, {
    ...device(at),
    status: 'submitted',
    eventsSent,
  })

async function lineOf({ auditId, owner, itemIds }: ReviewedStore) {
  const { page } = await ask(node, owner, api.audits.getVariances, { auditId, tab: 'all' })
  const line = page.find(({ itemId }) => itemId === itemIds[0])
  return line && [line.counted, line.review]
}

const figuresOf = async ({ auditId, owner }: ReviewedStore) =>
  (await ask(node, owner, api.audits.getResults, { auditId })).figures

const outOf = async ({ auditId, owner }: ReviewedStore) =>
  (await ask(node, owner, api.audits.getRecountsOut, { auditId })).recounts

const withdraw = (audit: ReviewedStore, at: string, person: Person = audit.manager) =>
  world.run(person, api.audits.withdrawRecounts, {
    auditId: audit.auditId,
    auditAssignmentIds: [at],
  })

/** Every query that takes ids of the audit, with all of those that it takes. */
function* questions(ids: Readonly<Record<string, unknown>>) {
  for (const contract of ALL_CONTRACTS) {
    if (contract.kind !== 'query') continue
    const { shape = {} } = contract.args as { readonly shape?: object }
    const args = Object.fromEntries(Object.entries(ids).filter(([name]) => name in shape))
    if (contract.args.safeParse(args).success) yield { contract: asQuery(contract), args }
  }
}

function asQuery(contract: AnyContract) {
  return contract as QueryContract<unknown, unknown>
}

test.each([{ blind: true }, { blind: false }])(
  'whoever recounts is told nothing of the first count, whatever they ask: %o',
  async (protocol) => {
    const audit = await reviewed(protocol)
    const { scanner, organizationId: orgId, auditAssignmentIds } = audit
    const at = await send(audit)
    await take(scanner, at)
    const told: string[] = []
    let answered = 0
    for (const auditAssignmentId of [at, ...auditAssignmentIds]) {
      const [itemId] = audit.itemIds
      const ids = { ...audit, orgId, itemId, auditAssignmentId, userId: scanner.id }
      for (const { contract, args } of questions(ids)) {
        const answer = await ask(node, scanner, contract, args).catch((refused: unknown) => refused)
        if (!(answer instanceof Error)) answered += 1
        if (JSON.stringify(answer)?.includes(String(COUNTED))) told.push(contract.name)
      }
    }
    expect(answered).toBeGreaterThan(20)
    expect(told).toEqual([])
  },
)

test('nor by what they send', async () => {
  const audit = await reviewed()
  const { scanner, auditAssignmentIds } = audit
  const [first = ''] = auditAssignmentIds
  const [itemId = ''] = audit.itemIds
  const at = await send(audit)
  await take(scanner, at)
  const answers: unknown[] = []
  const keep = (work: Promise<unknown>) =>
    work.then(
      (value) => answers.push(value),
      ({ code, message, details }) => answers.push({ code, message, details }),
    )
  for (const place of [first, at]) {
    const { kind: _kind, entered: _entered, ...event } = world.scan(place, { itemId })
    const guess = { ...event, id: crypto.randomUUID(), quantity: 1, replaces: 3 }
    await keep(world.run(scanner, api.scanEvents.updateQuantity, guess))
    const events = [
      world.scan(place, { kind: 'set', itemId, entered: 5, seenVersion: 900 }),
      world.scan(place, { itemId, entered: 5_000 }),
    ]
    await keep(world.run(scanner, api.scanEvents.recordMany, { events }))
  }
  const text = JSON.stringify(answers)
  expect(text).not.toContain(String(COUNTED))
  expect(text).not.toMatch(/already_counted.*already_counted/)
  expect((await lineOf(audit))?.[0]).toBe(COUNTED)
})

describe('what is done out of turn', () => {
  test('a recount that could not be made leaves the first count as it was, and the line to be decided', async () => {
    const audit = await reviewed()
    const before = await figuresOf(audit)
    const at = await send(audit)
    await take(audit.scanner, at)
    await count(audit, at, 1)
    const excluded = { ...device(at), status: 'excluded', reason: 'Locked' } as const
    await world.run(audit.scanner, api.auditAssignments.updateStatus, excluded)
    expect(await outOf(audit)).toEqual([])
    expect((await lineOf(audit))?.[0]).toBe(COUNTED)
    expect(await figuresOf(audit)).toEqual(before)
    await expect(
      world.run(audit.owner, api.audits.complete, { auditId: audit.auditId }),
    ).rejects.toMatchObject({ code: 'illegal_transition' })
    await count(audit, at, 1)
    expect((await lineOf(audit))?.[0]).toBe(COUNTED)
  })

  type Step = readonly [string, (audit: ReviewedStore, at: string) => Promise<unknown>, string]
  const change = (
    person: (audit: ReviewedStore) => Person,
    status: 'open' | 'in_progress' | 'submitted' | 'approved' | 'excluded',
  ) => {
    return (audit: ReviewedStore, at: string) =>
      world.run(person(audit), api.auditAssignments.updateStatus, {
        ...device(at),
        status,
        ...(status === 'submitted' && { eventsSent: 0, declaredEmpty: true }),
        ...(status === 'excluded' && { reason: 'No' }),
      })
  }
  const manager = ({ manager: person }: ReviewedStore) => person
  const scanner = ({ scanner: person }: ReviewedStore) => person
  const again = (audit: ReviewedStore, at: string) =>
    world.run(audit.manager, api.auditAssignments.resetAssignment, { auditAssignmentId: at })
  const steps: readonly Step[] = [
    ['a manager opens it', change(manager, 'open'), 'illegal_transition'],
    ['a manager begins it', change(manager, 'in_progress'), 'illegal_transition'],
    ['a manager hands it in', change(manager, 'submitted'), 'illegal_transition'],
    ['a manager approves it', change(manager, 'approved'), 'illegal_transition'],
    ['a manager leaves it out', change(manager, 'excluded'), 'illegal_transition'],
    ['its counter opens it', change(scanner, 'open'), 'illegal_transition'],
    ['its counter begins it', change(scanner, 'in_progress'), 'illegal_transition'],
    ['its counter hands it in', change(scanner, 'submitted'), 'illegal_transition'],
    ['its counter leaves it out', change(scanner, 'excluded'), 'illegal_transition'],
    ['its counter takes it', ({ scanner: person }, at) => take(person, at), 'illegal_transition'],
    ['it is withdrawn again', (audit, at) => withdraw(audit, at), 'illegal_transition'],
    ['its shelf is counted anew', again, 'illegal_transition'],
  ]
  test.each(steps)('after it was withdrawn: %s', async (_name, step, code) => {
    const audit = await reviewed()
    const at = await send(audit)
    await take(audit.scanner, at)
    await count(audit, at, 1)
    await withdraw(audit, at)
    const before = await lineOf(audit)
    await expect(step(audit, at)).rejects.toMatchObject({ code })
    expect(await lineOf(audit)).toEqual(before)
    expect(await outOf(audit)).toEqual([])
  })

  test.each(steps.filter(([name]) => !/hands it in|approves/.test(name)))(
    'after it was handed in: %s',
    async (_name, step, code) => {
      const audit = await reviewed()
      const at = await send(audit)
      await take(audit.scanner, at)
      await count(audit, at, 1)
      await handIn(audit.scanner, at, 1)
      await expect(step(audit, at)).rejects.toMatchObject({ code })
      expect(await lineOf(audit)).toEqual([1, 'stale'])
    },
  )

  test('another organization, another store and a scanner see and change none of it', async () => {
    const audit = await reviewed()
    const other = await reviewed()
    const stranger = (await world.shop()).owner
    const colleague = await world.teamMember(audit, 'scanner')
    const at = await send(audit)
    for (const [person, code] of [
      [stranger, 'not_found'],
      [colleague, 'forbidden'],
      [audit.scanner, 'forbidden'],
    ] as const) {
      await expect(withdraw(audit, at, person)).rejects.toMatchObject({ code })
      const asked = { auditId: audit.auditId }
      await expect(ask(node, person, api.audits.getRecountsOut, asked)).rejects.toMatchObject({
        code,
      })
    }
    await expect(withdraw(other, at)).rejects.toMatchObject({ code: 'not_found' })
    await expect(take(stranger, at)).rejects.toMatchObject({ code: 'not_found' })
    await expect(take(colleague, at)).rejects.toMatchObject({ code: 'conflict' })
    await expect(handIn(colleague, at, 0)).rejects.toMatchObject({ code: 'forbidden' })
    await count(audit, at, 77, colleague)
    expect(await outOf(audit)).toMatchObject([{ isBegun: false }])
    await take(audit.scanner, at)
    await count(audit, at, 5)
    await handIn(audit.scanner, at, 1)
    expect((await lineOf(audit))?.[0], 'only what its counter counted').toBe(5)
  })
})

describe('what comes again, late, or from before', () => {
  test('a batch that comes three times, two of them at once, counts once', async () => {
    const audit = await reviewed()
    const at = await send(audit)
    await take(audit.scanner, at)
    const event = await count(audit, at, 6)
    const again = () => world.run(audit.scanner, api.scanEvents.recordMany, { events: [event] })
    await Promise.all([again(), again()])
    await handIn(audit.scanner, at, 1)
    expect(await again()).toMatchObject([{ status: 'known' }])
    expect(await lineOf(audit)).toEqual([6, 'stale'])
  })

  test('reopened and closed again meanwhile, it stays out, and counts once it is handed in', async () => {
    const audit = await reviewed({}, 2)
    const { auditId, owner } = audit
    const [, forgotten = ''] = audit.auditAssignmentIds
    const at = await send(audit)
    await take(audit.scanner, at)
    await count(audit, at, 6)
    await world.run(owner, api.audits.reopenSubmittedAudit, {
      ...{ auditId, reason: 'A shelf was forgotten' },
      auditAssignmentIds: [forgotten],
    })
    expect((await lineOf(audit))?.[0]).toBe(COUNTED)
    await world.submit(audit)
    expect(await outOf(audit)).toMatchObject([{ auditAssignmentId: at, isBegun: true }])
    expect((await lineOf(audit))?.[0]).toBe(COUNTED)
    await handIn(audit.scanner, at, 1)
    expect(await lineOf(audit)).toEqual([6, 'stale'])
  })

  test('handed over to another, what the first counts from then on waits', async () => {
    const audit = await reviewed()
    const next = await world.teamMember(audit, 'scanner')
    const at = await send(audit)
    await take(audit.scanner, at)
    await count(audit, at, 6)
    await withdraw(audit, at)
    const second = await send(audit, next.id)
    expect(second).not.toBe(at)
    await count(audit, at, 1)
    await count(audit, second, 1)
    await take(next, second)
    await count(audit, second, 4, next)
    await handIn(next, second, 1)
    expect((await lineOf(audit))?.[0]).toBe(4)
  })

  test('whoever leaves the store leaves it to anybody, and the review is not stuck', async () => {
    const audit = await reviewed()
    const at = await send(audit)
    await take(audit.scanner, at)
    await count(audit, at, 6)
    const { storeId } = audit
    const gone = { storeId, userId: audit.scanner.id }
    await world.run(audit.owner, api.users.removeUserFromStore, gone)
    await expect(handIn(audit.scanner, at, 1)).rejects.toMatchObject({ code: 'not_found' })
    expect(await outOf(audit)).toMatchObject([{ auditAssignmentId: at, userId: null }])
    await withdraw(audit, at)
    expect(await lineOf(audit)).toEqual([COUNTED, 'open'])
  })
})

describe('two at once', () => {
  const lock = { text: 'lock table journal in exclusive mode' }
  const finish = (audit: ReviewedStore) =>
    world.run(audit.owner, api.audits.complete, { auditId: audit.auditId })
  const settle = async (audit: ReviewedStore) => {
    const { auditId, storeId, itemIds, manager } = audit
    for (const itemId of itemIds) {
      const line = { auditId, storeId, itemId, seenVersion: 0 }
      const said = { decision: 'accept', reasonCode: 'miscount', note: null } as const
      await world.run(manager, api.audits.decideLine, { ...line, ...said })
    }
  }

  test('withdrawn while it is handed in: one of them happens, and the line says which', async () => {
    const audit = await reviewed()
    const at = await send(audit)
    await take(audit.scanner, at)
    await count(audit, at, 6)
    const outcomes = await atOnce<unknown>(database.owner, lock, [
      () => withdraw(audit, at),
      () => handIn(audit.scanner, at, 1),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const isWithdrawn = outcomes[0]?.status === 'fulfilled'
    expect(await lineOf(audit)).toEqual(isWithdrawn ? [COUNTED, 'open'] : [6, 'stale'])
    expect(await outOf(audit)).toEqual([])
  })

  test('sealed while somebody is sent: never both', async () => {
    const audit = await reviewed()
    await settle(audit)
    const outcomes = await Promise.allSettled([finish(audit), send(audit)])
    const [sealed, sent] = outcomes.map(({ status }) => status === 'fulfilled')
    expect([sealed, sent].filter(Boolean)).toHaveLength(1)
    const { status } = await ask(node, audit.owner, api.audits.getDetails, {
      auditId: audit.auditId,
    })
    expect(status).toBe(sealed ? 'completed' : 'submitted')
    expect(await outOf(audit)).toHaveLength(sent ? 1 : 0)
  })
})
