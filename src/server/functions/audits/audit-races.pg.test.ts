// Two people change the same audit or shelf at once, with different actions. The result must be as if one came after
// the other, and the later one gets a reason if it is refused.

import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { LEASE_MS } from '#domain/assignment.ts'
import { type CountedStore, type Person, World } from '#seeds/world.ts'
import { atOnce } from '#tests/support/at-once.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase()
const world = new World({ database })

/** Every action begins by locking the audit. */
const LOCK = 'select pg_advisory_xact_lock(hashtextextended($1, 0))'

type Action = () => Promise<unknown>

/** Runs the actions at once. Returns for each name undefined if the action succeeded, and otherwise the fault. */
async function race<Name extends string>(
  { auditId }: CountedStore,
  actions: Readonly<Record<Name, Action>>,
) {
  const names = Object.keys(actions) as Name[]
  const outcomes = await atOnce(
    database.owner,
    { text: LOCK, values: [auditId] },
    names.map((name) => actions[name]),
  )
  const faults = names.map((name, index) => {
    const outcome = outcomes[index]
    return [name, outcome?.status === 'rejected' ? outcome.reason : undefined] as const
  })
  return Object.fromEntries(faults) as Record<Name, unknown>
}

/** The action that starts first usually gets the lock first, so both orders are tested. */
function inBothOrders<Name extends string>(
  actionsOf: (audit: CountedStore) => Readonly<Record<Name, Action>>,
): readonly ((audit: CountedStore) => Readonly<Record<Name, Action>>)[] {
  const reversed = (audit: CountedStore) =>
    Object.fromEntries(Object.entries(actionsOf(audit)).toReversed()) as Record<Name, Action>
  return [actionsOf, reversed]
}

async function stateOf({ auditId }: CountedStore) {
  const { rows } = await database.owner.query<{
    status: string
    seals: number
    frozen: number
    runs: number
  }>(
    `select a.status, (select count(*)::int from audit_seal where audit_id = a.id) as seals,
       (select count(*)::int from audit_line where audit_id = a.id) as frozen,
       (select count(*)::int from completion_run where audit_id = a.id) as runs
     from audit a where a.id = $1`,
    [auditId],
  )
  return rows[0]
}

/** The journal entries since there were `before` of them, in order. */
async function journalOf({ auditId }: CountedStore, before: number): Promise<readonly string[]> {
  const { rows } = await database.owner.query<{ action: string }>(
    'select action from journal where audit_id = $1 order by id',
    [auditId],
  )
  return rows.slice(before).map(({ action }) => action)
}

/** The assignments in the order of their rounds. */
async function roundsOf({ auditId }: CountedStore) {
  const { rows } = await database.owner.query<{ round: number; status: string }>(
    'select round, status from assignment where audit_id = $1 order by round',
    [auditId],
  )
  return rows.map(({ round, status }) => `${round} ${status}`)
}

const reviewed = () => world.submittedAudit({ lines: [{ expected: 4, counted: 4 }] })

const complete = (audit: CountedStore, person: Person) => () =>
  world.run(person, api.audits.complete, { auditId: audit.auditId })

const reopen = (audit: CountedStore, person: Person) => () =>
  world.run(person, api.audits.reopenSubmittedAudit, {
    auditId: audit.auditId,
    reason: 'Forgot the cellar',
    auditAssignmentIds: audit.auditAssignmentIds,
  })

const refusedFrom = (from: string) => ({
  code: 'illegal_transition',
  details: { from, guard: 'status' },
})

const SEALED = { status: 'completed', seals: 1, frozen: 1, runs: 0 }
const UNSEALED = { seals: 0, frozen: 0, runs: 0 }

test('completing and reopening: one of them is done, whole', async () => {
  for (const actions of inBothOrders((audit) => ({
    complete: complete(audit, audit.owner),
    reopen: reopen(audit, audit.manager),
  }))) {
    const audit = await reviewed()
    const before = (await journalOf(audit, 0)).length
    const faults = await race(audit, actions(audit))
    if (faults.complete === undefined) {
      expect(faults.reopen).toMatchObject(refusedFrom('completed'))
      expect(await stateOf(audit)).toEqual(SEALED)
      expect(await roundsOf(audit)).toEqual(['0 open'])
      expect(await journalOf(audit, before)).toEqual(['audits.complete'])
    } else {
      expect(faults.reopen).toBeUndefined()
      expect(faults.complete).toMatchObject(refusedFrom('active'))
      expect(await stateOf(audit)).toEqual({ ...UNSEALED, status: 'active' })
      expect(await roundsOf(audit)).toEqual(['0 returned', '1 open'])
      expect(await journalOf(audit, before)).toEqual(['audits.reopenSubmittedAudit'])
    }
  }
})

test('completing and having a shelf counted again: one of them is done, whole', async () => {
  for (const actions of inBothOrders((audit) => ({
    complete: complete(audit, audit.owner),
    recount: () =>
      world.run(audit.manager, api.audits.requestRecount, {
        auditId: audit.auditId,
        auditAssignmentIds: [...audit.auditAssignmentIds],
        reason: 'It looked odd',
        userId: null,
        sameCounterAllowed: true,
      }),
  }))) {
    const audit = await reviewed()
    const before = (await journalOf(audit, 0)).length
    const faults = await race(audit, actions(audit))
    if (faults.complete === undefined) {
      expect(faults.recount).toMatchObject(refusedFrom('completed'))
      expect(await stateOf(audit)).toEqual(SEALED)
      expect(await roundsOf(audit)).toEqual(['0 open'])
      expect(await journalOf(audit, before)).toEqual(['audits.complete'])
    } else {
      expect(faults.recount).toBeUndefined()
      expect(faults.complete).toMatchObject(refusedFrom('active'))
      expect(await stateOf(audit)).toEqual({ ...UNSEALED, status: 'active' })
      expect(await roundsOf(audit)).toEqual(['0 returned', '1 open'])
      expect(await journalOf(audit, before)).toEqual(['audits.requestRecount'])
    }
  }
})

test('completing and cancelling: one of them is done, whole', async () => {
  for (const actions of inBothOrders((audit) => ({
    complete: complete(audit, audit.owner),
    cancel: () =>
      world.run(audit.manager, api.audits.updateStatus, {
        auditId: audit.auditId,
        status: 'cancelled',
        reason: 'Wrong day',
        typedName: 'Spring count',
      }),
  }))) {
    const audit = await reviewed()
    const before = (await journalOf(audit, 0)).length
    const faults = await race(audit, actions(audit))
    if (faults.complete === undefined) {
      expect(faults.cancel).toMatchObject(refusedFrom('completed'))
      expect(await stateOf(audit)).toEqual(SEALED)
      expect(await journalOf(audit, before)).toEqual(['audits.complete'])
    } else {
      expect(faults.cancel).toBeUndefined()
      expect(faults.complete).toMatchObject(refusedFrom('cancelled'))
      expect(await stateOf(audit)).toEqual({ ...UNSEALED, status: 'cancelled' })
      expect(await journalOf(audit, before)).toEqual(['audits.cancel'])
    }
  }
})

test('stopping and reopening: a review is reopened, and stopped only after that', async () => {
  for (const actions of inBothOrders((audit) => ({
    stop: () =>
      world.run(audit.owner, api.audits.stop, { auditId: audit.auditId, reason: 'Fire drill' }),
    reopen: reopen(audit, audit.manager),
  }))) {
    const audit = await reviewed()
    const before = (await journalOf(audit, 0)).length
    const faults = await race(audit, actions(audit))
    expect(faults.reopen).toBeUndefined()
    expect(await roundsOf(audit)).toEqual(['0 returned', '1 open'])
    const isStopped = faults.stop === undefined
    if (!isStopped) expect(faults.stop).toMatchObject(refusedFrom('submitted'))
    expect(await stateOf(audit)).toMatchObject({ status: isStopped ? 'stopped' : 'active' })
    expect(await journalOf(audit, before)).toEqual([
      'audits.reopenSubmittedAudit',
      ...(isStopped ? ['audits.stop'] : []),
    ])
  }
})

test('two who take over the same shelf: one has it, the other is told who', async () => {
  const audit = await world.runningAudit()
  const [shelf = ''] = audit.auditAssignmentIds
  const { scanner } = audit
  const people = await Promise.all(
    ['Ann', 'Ben'].map(async (name) =>
      world.teamMember(audit, 'scanner', await world.person({ name })),
    ),
  )
  const take = (person: Person) => () =>
    world.run(person, api.auditAssignments.createSelfAssignment, {
      auditAssignmentId: shelf,
      deviceId: `device of ${person.name}`,
    })
  await take(scanner)()
  const events = [world.scan(shelf, { code: 'x', entered: 3 })]
  await world.run(scanner, api.scanEvents.recordMany, { events })
  world.setClock(new Date(Date.now() + LEASE_MS + 1_000))
  const faults = await race(audit, Object.fromEntries(people.map((one) => [one.name, take(one)])))
  world.setClock(null)
  const winner = people.find(({ name }) => faults[name] === undefined)
  const loser = people.find((one) => one !== winner)
  expect(faults[loser?.name ?? '']).toMatchObject({
    code: 'conflict',
    message: `${winner?.name} is counting this shelf.`,
    details: { current: winner?.id },
  })
  const { rows } = await database.owner.query(
    `select a.assignee_id, p.quantity, array(
       select d.user_id from assignment_device d
       where d.assignment_id = a.id and d.lease_expires_at is not null) as leases
     from assignment a join assignment_progress p on p.assignment_id = a.id where a.id = $1`,
    [shelf],
  )
  expect(rows).toEqual([{ assignee_id: winner?.id, quantity: 3_000, leases: [winner?.id] }])
})

test('handing a shelf in while it is sent back: it is counted again, whoever came first', async () => {
  for (const actions of inBothOrders(({ scanner, manager, auditAssignmentIds: [shelf = ''] }) => ({
    submit: () =>
      world.run(scanner, api.auditAssignments.updateStatus, {
        auditAssignmentId: shelf,
        status: 'submitted',
        deviceId: 'device-1',
        eventsSent: 1,
      }),
    sendBack: () =>
      world.run(manager, api.auditAssignments.resetAssignment, {
        auditAssignmentId: shelf,
        reason: 'Doubtful',
        userId: null,
      }),
  }))) {
    const audit = await world.runningAudit()
    const [shelf = ''] = audit.auditAssignmentIds
    await world.run(audit.scanner, api.auditAssignments.createSelfAssignment, {
      auditAssignmentId: shelf,
      deviceId: 'device-1',
    })
    const events = [world.scan(shelf, { code: 'x', deviceId: 'device-1' })]
    await world.run(audit.scanner, api.scanEvents.recordMany, { events })
    const before = (await journalOf(audit, 0)).length
    const faults = await race(audit, actions(audit))
    expect(faults.sendBack).toBeUndefined()
    expect(await roundsOf(audit)).toEqual(['0 returned', '1 open'])
    const isHandedIn = faults.submit === undefined
    if (!isHandedIn) expect(faults.submit).toMatchObject(refusedFrom('returned'))
    expect(await journalOf(audit, before)).toEqual([
      ...(isHandedIn ? ['auditAssignments.updateStatus'] : []),
      'auditAssignments.resetAssignment',
    ])
  }
})
