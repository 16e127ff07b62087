// The end of an audit: happens once, freezes results by value, seals them, and anyone with an export can check it.

import { createHash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { canonicalJson } from '#domain/seal.ts'
import { type Person, type ReviewedStore, World } from '#seeds/world.ts'
import { materializeResults } from '#server/jobs/tasks/materialize-results.ts'
import { act, ask } from '#tests/support/ask.ts'
import { atOnce } from '#tests/support/at-once.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import { verifyExport } from '#tests/support/verify-export.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const shop = await world.shop({ name: 'Fennel & Oak' })

const LINES = [
  { name: 'Green tea', category: 'Drinks', expected: 10, counted: 8, cost: 2.5 },
  { name: '=cmd()', expected: 4, counted: 4, cost: 10 },
  { name: 'Cups', expected: 5, counted: null, cost: 3 },
]

async function decidedAudit(): Promise<ReviewedStore> {
  const audit = await world.submittedAudit({ shop, lines: LINES, shelves: 2 })
  await world.run(audit.manager, api.audits.decideLines, {
    auditId: audit.auditId,
    matching: { tab: 'open' },
    decision: 'accept',
    reasonCode: 'theft',
    note: null,
  })
  return audit
}

async function completedAudit() {
  const audit = await decidedAudit()
  const { auditId, manager } = audit
  return { ...audit, ...(await world.run(manager, api.audits.complete, { auditId })) }
}

async function exportOf(
  { auditId, owner }: ReviewedStore,
  format: 'json' | 'csv',
): Promise<string> {
  const answer = await ask(node, owner, api.audits.exportResults, { auditId, format })
  expect(answer.parts).toBe(1)
  return answer.text
}

const verify = (text: string) => verifyExport(node, text)

test('lines beyond the tolerance are decided first', async () => {
  const { auditId, manager } = await world.submittedAudit({ shop, lines: LINES })
  const early = world.run(manager, api.audits.complete, { auditId })
  await expect(early).rejects.toMatchObject({
    code: 'illegal_transition',
    details: { guard: 'undecided_lines', undecidedLines: 2 },
  })
  const running = await world.runningAudit({ shop })
  const tooEarly = world.run(running.manager, api.audits.complete, { auditId: running.auditId })
  await expect(tooEarly).rejects.toMatchObject({ details: { guard: 'status' } })
})

test('counts that are set aside are named first, and left out only by who was told', async () => {
  const audit = await decidedAudit()
  const { auditId, manager, scanner } = audit
  const [auditAssignmentId = ''] = audit.auditAssignmentIds
  const late = world.scan(auditAssignmentId, { code: 'late', entered: 3 })
  await world.run(scanner, api.scanEvents.recordMany, { events: [late] })
  const { setAside } = await ask(node, manager, api.audits.getResults, { auditId })
  expect(setAside).toEqual({ counts: 1, units: 3 })
  const { points } = await ask(node, manager, api.audits.getChecklist, { auditId })
  expect(points.find(({ id }) => id === 'set_aside')).toMatchObject({ open: 1, units: 3 })
  await expect(world.run(manager, api.audits.complete, { auditId })).rejects.toMatchObject({
    code: 'illegal_transition',
    details: { guard: 'set_aside', setAside: 1 },
  })
  await world.run(manager, api.audits.complete, { auditId, leavesOut: 1 })
  const { page } = await ask(node, manager, api.audits.getActivity, { auditId })
  expect(page.find(({ action }) => action === 'audits.complete')?.details).toMatchObject({
    setAside: 1,
  })
})

test('of two people who complete an audit at once one does', async () => {
  const { auditId, owner, manager } = await decidedAudit()
  const works = [owner, manager].map(
    (person) => () => world.run(person, api.audits.complete, { auditId }),
  )
  const lock = { text: 'lock table journal in exclusive mode' }
  const outcomes = await atOnce(database.owner, lock, works)
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const loser = outcomes.find((outcome) => outcome.status === 'rejected')
  expect(loser?.reason).toMatchObject({
    code: 'illegal_transition',
    details: { from: 'completed', guard: 'status' },
  })
  const { rowCount } = await database.owner.query('select from audit_seal where audit_id = $1', [
    auditId,
  ])
  expect(rowCount).toBe(1)
})

test('a count that comes while an audit is completed waits, and is not in what was sealed', async () => {
  const audit = await decidedAudit()
  const { auditId, owner, auditAssignmentIds } = audit
  const [shelf = ''] = auditAssignmentIds
  const waiting = async (count: number) => {
    const { rows } = await database.owner.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).toHaveLength(count)
  }
  const client = await database.owner.connect()
  try {
    await client.query('begin')
    // The digests are made before the journal entry is written.
    await client.query('lock table journal in exclusive mode')
    const completing = world.run(owner, api.audits.complete, { auditId })
    await eventually(() => waiting(1))
    const events = [world.scan(shelf, { code: '4006381333931', entered: 1 })]
    const counting = world.run(owner, api.scanEvents.recordMany, { events })
    await eventually(() => waiting(2))
    await client.query('commit')
    await completing
    expect(await counting).toMatchObject([
      { status: 'refused', fault: { code: 'illegal_transition' } },
    ])
  } finally {
    client.release()
  }
  const { rows } = await database.owner.query(
    'select from scan_event where audit_id = $1 and raw_code = $2',
    [auditId, '4006381333931'],
  )
  expect(rows).toEqual([])
})

test('a completed audit stays as it was, whatever becomes of items, map, names and people', async () => {
  const audit = await completedAudit()
  const { auditId, owner, roomId, organizationId, storeId, itemIds, manager } = audit
  const see = async () => ({
    results: await ask(node, owner, api.audits.getResults, { auditId }),
    lines: await ask(node, owner, api.audits.getVariances, { auditId, tab: 'all' }),
    shelves: await ask(node, owner, api.audits.getVarianceGroups, {
      auditId,
      groupBy: 'shelf',
      tab: 'all',
    }),
    seal: await ask(node, owner, api.audits.getSeal, { auditId }),
    json: await exportOf(audit, 'json'),
    csv: await exportOf(audit, 'csv'),
  })
  const before = await see()
  expect(before.results).toMatchObject({ sealed: true, status: 'completed' })
  expect(before.results.decisions).toMatchObject({ open: 0, accepted: 1 })
  const [itemId = ''] = itemIds
  await world.run(owner, api.items.upsert, {
    orgId: organizationId,
    itemId,
    name: 'Renamed',
    sku: 'NEW',
    category: 'Moved',
    unitCost: 99,
  })
  await world.run(owner, api.items.archive, { orgId: organizationId, itemId: itemIds[1] ?? '' })
  await world.run(owner, api.rooms.update, { storeId, roomId, name: 'Renamed' })
  await world.run(owner, api.rooms.archive, { storeId, roomId })
  await world.run(owner, api.stores.update, { storeId, name: 'Renamed' })
  await world.run(owner, api.organizations.update, { orgId: organizationId, name: 'Renamed' })
  await database.owner.query(`update auth."user" set name = 'Renamed' where id = $1`, [manager.id])
  await world.baseline({ organizationId, storeId, auditId, lines: [{ itemId, expected: 1 }] })
  const after = await see()
  // The baseline is shown as it is now; everything else is frozen by value.
  const plain = ({ results, ...rest }: typeof before) => ({
    ...rest,
    results: { ...results, stores: results.stores.map((store) => ({ ...store, baseline: null })) },
  })
  expect(plain(after)).toEqual(plain(before))
})

test('sealed lines cannot be changed by the application', async () => {
  const { auditId } = await completedAudit()
  const client = await database.app.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.organization_id', $1, true)`, [shop.organizationId])
    for (const text of [
      'update audit_line set counted = 0 where audit_id = $1',
      'delete from audit_line_place where audit_id = $1',
      'delete from audit_line_label where audit_id = $1',
      'delete from audit_seal where audit_id = $1',
    ]) {
      await client.query('savepoint attempt')
      await expect(client.query(text, [auditId])).rejects.toThrow(/permission denied/)
      await client.query('rollback to attempt')
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('an export is valid as long as nobody alters it', async () => {
  const audit = await completedAudit()
  const json = await exportOf(audit, 'json')
  const csv = await exportOf(audit, 'csv')
  const known = {
    confirmationNumber: audit.confirmationNumber,
    seal: audit.seal,
    sealedAt: expect.any(Number),
    record: {
      auditName: 'Spring count',
      organizationName: expect.any(String),
      correctedBy: null,
    },
    signed: {
      keyId: expect.any(String),
      keyFrom: expect.any(String),
      keyUntil: null,
      sequence: expect.any(Number),
      previous: expect.any(String),
      root: null,
    },
  }
  for (const text of [json, csv]) {
    expect(await verify(text)).toEqual({ status: 'valid', ...known })
    expect(await verify(text.replaceAll('\n', '\r\n'))).toMatchObject({ status: 'altered' })
  }
  expect(await verify(JSON.stringify(JSON.parse(json), null, 2))).toMatchObject({
    status: 'altered',
  })
  expect(csv).toContain(`'=cmd()`)
  expect(await verify(json.replace('"counted":8', '"counted":9'))).toEqual({
    status: 'altered',
    ...known,
  })
  expect(await verify(csv.replace('theft', 'damaged'))).toEqual({ status: 'altered', ...known })
  expect(await verify('sku,counted\n1,2\n')).toEqual({ status: 'unknown' })
  const sealed = JSON.parse(json)
  expect(sealed).toMatchObject({
    confirmationNumber: audit.confirmationNumber,
    facts: { auditName: 'Spring count', protocol: { blind: true } },
    lines: [
      { name: '=cmd()', expected: 4, counted: 4, review: 'none' },
      { name: 'Cups', expected: 5, counted: null, settled: null },
      {
        name: 'Green tea',
        counted: 8,
        variance: -2,
        value: -5,
        review: 'accepted',
        reasonCode: 'theft',
      },
    ],
  })
})

test('a number alone is found, as people type it, and a wrong one is not', async () => {
  const { confirmationNumber } = await completedAudit()
  const check = (typed: string) => act(node, null, api.audits.verify, { confirmationNumber: typed })
  expect(await check(confirmationNumber.toLowerCase().replaceAll('-', ' '))).toMatchObject({
    status: 'found',
    confirmationNumber,
  })
  expect(await check('SC-0000-0000-0000')).toEqual({ status: 'unknown' })
  expect(await check('anything')).toEqual({ status: 'unknown' })
})

test('large documents come in parts that make one', async () => {
  const lines = Array.from({ length: 1_600 }, () => ({ expected: 1, counted: 1 }))
  const audit = await world.submittedAudit({ shop, lines })
  const { auditId, owner } = audit
  await world.run(owner, api.audits.complete, { auditId })
  for (const format of ['json', 'csv'] as const) {
    const part = (n: number) =>
      ask(node, owner, api.audits.exportResults, { auditId, format, part: n })
    const first = await part(0)
    expect(first.parts).toBe(2)
    const text = first.text + (await part(1)).text
    expect(await verify(text)).toMatchObject({ status: 'valid' })
    await expect(part(2)).rejects.toMatchObject({ code: 'not_found' })
  }
})

test('an audit in which there is nothing has documents that say so', async () => {
  const draft = await world.draftAudit({ shop })
  await world.run(draft.owner, api.audits.start, { auditId: draft.auditId })
  await world.submit(draft)
  await world.run(draft.owner, api.audits.complete, { auditId: draft.auditId })
  const audit = { ...draft, itemIds: [] }
  expect(await verify(await exportOf(audit, 'json'))).toMatchObject({ status: 'valid' })
  const table = await exportOf(audit, 'csv')
  expect(table.split('\n').filter((row) => row !== '')).toHaveLength(2)
  expect(await verify(table)).toMatchObject({ status: 'valid' })
  const sha256 = createHash('sha256').update(table).digest('hex')
  const seal = await ask(node, draft.owner, api.audits.getSeal, { auditId: draft.auditId })
  expect(seal?.exports?.csv).toBe(sha256)
})

test('what was kept for the seal is used and is not left behind', async () => {
  const audit = await decidedAudit()
  const { auditId, manager } = audit
  await materializeResults(database.app, audit)
  const kept = 'select assignment_id as id, rows, digest from event_digest where audit_id = $1'
  await database.owner.query(
    `update event_digest set digest = 'a digest that was kept' where audit_id = $1`,
    [auditId],
  )
  const { rows: digests } = await database.owner.query(kept, [auditId])
  expect(digests).toHaveLength(1)
  await world.run(manager, api.audits.complete, { auditId })
  const seal = await ask(node, manager, api.audits.getSeal, { auditId })
  const sha256 = createHash('sha256').update(canonicalJson(digests)).digest('hex')
  expect(seal?.parts.events).toBe(sha256)
  expect((await database.owner.query(kept, [auditId])).rows).toEqual([])
})

test('while a large audit is completed its managers see how far it is, and counters do not', async () => {
  const lines = Array.from({ length: 2_000 }, () => ({ expected: 1, counted: 1 }))
  const { auditId, owner, manager, scanner } = await world.submittedAudit({ shop, lines })
  const seen = async (person: Person) =>
    (await ask(node, person, api.audits.getDetails, { auditId })).completing
  expect(await seen(manager)).toBeNull()
  const client = await database.owner.connect()
  try {
    await client.query('begin')
    // The journal entry is the last write of a completion.
    await client.query('lock table journal in exclusive mode')
    const completing = world.run(owner, api.audits.complete, { auditId })
    await eventually(async () => {
      const expected = { step: 'hashing', byName: owner.name }
      expect(await seen(manager)).toMatchObject(expected)
    })
    expect(await seen(scanner)).toBeNull()
    await client.query('commit')
    await completing
  } finally {
    client.release()
  }
  expect(await seen(manager)).toBeNull()
  const { rowCount } = await database.owner.query('select from completion_run')
  expect(rowCount).toBe(0)
})

test('a completion that fails says so and is not seen any more', async () => {
  const lines = Array.from({ length: 2_000 }, () => ({ expected: 1, counted: 1 }))
  const { auditId, owner } = await world.submittedAudit({ shop, lines })
  await database.owner.query(
    `create function refuse_seal() returns trigger language plpgsql as
       $$ begin raise exception 'no seal today'; end $$;
     create trigger refuse before insert on audit_seal execute function refuse_seal()`,
  )
  try {
    const completing = world.run(owner, api.audits.complete, { auditId })
    await expect(completing).rejects.toThrow('no seal today')
  } finally {
    await database.owner.query('drop trigger refuse on audit_seal; drop function refuse_seal')
  }
  expect(await ask(node, owner, api.audits.getDetails, { auditId })).toMatchObject({
    status: 'submitted',
    completing: null,
  })
})

test('what is not completed has no document and no seal', async () => {
  const { auditId, owner } = await decidedAudit()
  expect(await ask(node, owner, api.audits.getSeal, { auditId })).toBeNull()
  const early = ask(node, owner, api.audits.exportResults, { auditId, format: 'csv' })
  await expect(early).rejects.toMatchObject({ code: 'illegal_transition' })
})

test('a correction is another audit that says what it corrects', async () => {
  const audit = await completedAudit()
  const { auditId, manager } = audit
  const correct = () =>
    world.run(manager, api.audits.createCorrection, { auditId, reason: 'A pallet was missed' })
  const { id } = await correct()
  const details = await ask(node, manager, api.audits.getDetails, { auditId: id })
  expect(details).toMatchObject({
    name: 'Correction of Spring count',
    status: 'draft',
    corrects: { id: auditId, status: 'completed' },
    baselines: [{ items: 3 }],
  })
  const original = await ask(node, manager, api.audits.getDetails, { auditId })
  expect(original).toMatchObject({
    corrects: null,
    corrections: [{ id }],
    confirmationNumber: audit.confirmationNumber,
  })
  const reopened = world.run(manager, api.audits.reopenSubmittedAudit, {
    auditId,
    reason: 'Wrong',
    auditAssignmentIds: [...audit.auditAssignmentIds],
  })
  await expect(reopened).rejects.toMatchObject({ details: { guard: 'status' } })
})

test('whoever verifies a count that was corrected is told so, once the correction is completed', async () => {
  const { auditId, owner, confirmationNumber } = await completedAudit()
  const correctedBy = async () =>
    act(node, null, api.audits.verify, { confirmationNumber }).then((check) =>
      check.status === 'found' ? check.record?.correctedBy : undefined,
    )
  const { id } = await world.run(owner, api.audits.createCorrection, {
    auditId,
    reason: 'A pallet',
  })
  await world.run(owner, api.audits.start, { auditId: id })
  expect(await correctedBy()).toBeNull()
  await world.submit({ owner, auditId: id })
  const correction = await world.run(owner, api.audits.complete, { auditId: id })
  expect(await correctedBy()).toEqual({
    confirmationNumber: correction.confirmationNumber,
    sealedAt: expect.any(Number),
  })
})

test('completing needs a manager of every store', async () => {
  const north = await world.draftAudit({ shop })
  const { owner, organizationId, manager } = north
  const south = await world.store(owner, organizationId, 'South')
  const { id: auditId } = await world.run(owner, api.audits.create, {
    orgId: organizationId,
    storeIds: [north.storeId, south],
    name: 'Both',
    withoutBaseline: true,
  })
  await world.run(owner, api.audits.start, { auditId })
  await world.submit({ owner, auditId })
  await expect(world.run(manager, api.audits.complete, { auditId })).rejects.toMatchObject({
    code: 'forbidden',
  })
  await world.run(owner, api.audits.complete, { auditId })
  const part = ask(node, manager, api.audits.exportResults, { auditId, format: 'csv' })
  await expect(part).rejects.toMatchObject({ code: 'forbidden' })
})
