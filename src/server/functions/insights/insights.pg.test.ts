import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { AuditInsights } from '#contract/insights.ts'
import { formerFindingKey } from '#domain/insights/finding-key.ts'
import { orderByWorth } from '#domain/insights/line-causes.ts'
import { type Person, World } from '#seeds/world.ts'
import { madeOnce } from '#server/insight-worker/insight-maker.ts'
import { makeInsights } from '#server/insight-worker/make-insights.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import { mistakenAudit } from '#tests/support/mistaken-audit.ts'

const database = await testDatabase()
const world = new World({ database })
let made = 0
const insights = madeOnce((audit) => {
  made += 1
  return makeInsights(database.connection, audit)
})
const node = await startLiveNode({ database, insights })
afterAll(() => node.stop())

const audit = await mistakenAudit(world)
const { auditId, owner } = audit
const list = (person: Person = owner, id = auditId): Promise<AuditInsights> =>
  ask(node, person, api.insights.list, { auditId: id })
const refresh = (id = auditId) =>
  node.engine.runAction(owner.identity, api.insights.refresh.name, { auditId: id })
const findingOf = async (kind: string) =>
  (await list()).findings.find(({ finding }) => finding.kind === kind)

beforeAll(async () => {
  expect(await list()).toMatchObject({ computedAt: null, isCurrent: false, findings: [] })
  await refresh()
})

describe('what the data show', () => {
  test('an item that was counted on another shelf, with the events behind it', async () => {
    const found = await findingOf('misplaced')
    expect(found?.title).toBe('Counted on A-3 instead of A-1')
    const events = await ask(node, owner, api.insights.getEvidence, {
      auditId,
      findingKey: found?.id ?? '',
    })
    expect(events).toMatchObject([{ itemId: audit.itemIds[9], shelfCode: 'A-3' }])
  })

  test('an unknown code that is nearly the code of an item', async () => {
    const found = await findingOf('unknown_code')
    expect(found?.finding).toMatchObject({ code: audit.unknownCode, itemId: audit.nearItemId })
  })

  test('what to recount first, with names', async () => {
    const { ranking, names, totalRanked } = await list()
    expect(ranking[0]?.line).toMatchObject({ rank: 1, itemId: audit.itemIds[4] })
    expect(names.items[audit.itemIds[4] ?? '']?.name).toBe('Sweet Tea')
    expect(totalRanked).toBe(ranking.length)
  })
})

test('lines come in the order in which a look is worth most, what one cause joins together', async () => {
  const { ranking, findings } = await list()
  const wanted = orderByWorth(
    ranking.map(({ line }) => line),
    findings.map(({ finding }) => finding),
  ).map(({ itemId }) => itemId)
  const asked = { auditId, tab: 'all', sort: 'worth' } as const
  const pageOf = (skip: number, numItems: number) =>
    ask(node, owner, api.audits.getVariances, {
      ...asked,
      skip,
      paginationOpts: { numItems, cursor: null },
    })
  const whole = await pageOf(0, 100)
  expect(wanted.length).toBeGreaterThan(2)
  expect(whole.page.slice(0, wanted.length).map(({ itemId }) => itemId)).toEqual(wanted)
  const [first, second] = [await pageOf(0, 2), await pageOf(2, 2)]
  expect([...first.page, ...second.page].map(({ itemId }) => itemId)).toEqual(
    whole.page.slice(0, 4).map(({ itemId }) => itemId),
  )
})

test('what is decided in a review is told beside the ranking, and asks again once it is taken back', async () => {
  const reviewed = await mistakenAudit(world, { shop: audit })
  await refresh(reviewed.auditId)
  const settledOf = async () =>
    (await list(owner, reviewed.auditId)).ranking.flatMap(({ line, isSettled }) =>
      isSettled ? [line.itemId] : [],
    )
  await world.submit(reviewed)
  expect(await settledOf()).toEqual([])
  const { page } = await ask(node, owner, api.audits.getVariances, {
    auditId: reviewed.auditId,
    tab: 'open',
    sort: 'worth',
  })
  const [first] = page.filter(({ counted }) => counted !== null)
  const decide = (decision: 'accept' | null, seenVersion: number) =>
    world.run(owner, api.audits.decideLine, {
      auditId: reviewed.auditId,
      storeId: first?.storeId ?? '',
      itemId: first?.itemId ?? '',
      seenVersion,
      decision,
      reasonCode: decision && 'miscount',
      note: null,
    })
  await decide('accept', 0)
  expect(new Set(await settledOf())).toEqual(new Set([first?.itemId]))
  await decide(null, 1)
  expect(await settledOf()).toEqual([])
})

test('nobody computes what is current, and one computation serves all who ask at once', async () => {
  const before = made
  expect(await refresh()).toEqual({ isCurrent: true })
  expect(made).toBe(before)
  const fresh = await mistakenAudit(world, { shop: audit })
  await Promise.all([refresh(fresh.auditId), refresh(fresh.auditId)])
  expect(made).toBe(before + 1)
})

test('a count that comes in makes them old, and while people count they are not made all the time', async () => {
  const running = await mistakenAudit(world, { shop: audit })
  await refresh(running.auditId)
  expect((await list(owner, running.auditId)).isCurrent).toBe(true)
  const [shelf = ''] = running.auditAssignmentIds
  const event = world.scan(shelf, { itemId: running.itemIds[1] ?? '', entered: 1 })
  await world.run(owner, api.scanEvents.recordMany, { events: [event] })
  expect((await list(owner, running.auditId)).isCurrent).toBe(false)
  expect(await refresh(running.auditId)).toEqual({ isCurrent: false })
  await database.owner.query(
    `update insight_run set computed_at = now() - interval '1 minute' where audit_id = $1`,
    [running.auditId],
  )
  expect(await refresh(running.auditId)).toEqual({ isCurrent: true })
})

describe('a dismissal', () => {
  test('is remembered with its reason, stands in the journal, and can be taken back', async () => {
    const found = await findingOf('misplaced')
    const args = { auditId, findingKey: found?.id ?? '' }
    await world.run(owner, api.insights.dismiss, { ...args, reason: 'Display at the till' })
    expect((await findingOf('misplaced'))?.dismissal).toMatchObject({
      reason: 'Display at the till',
      dismissedByName: owner.name,
    })
    await makeInsights(database.connection, { organizationId: audit.organizationId, auditId })
    expect((await findingOf('misplaced'))?.dismissal?.reason).toBe('Display at the till')
    await world.run(owner, api.insights.restore, args)
    expect((await findingOf('misplaced'))?.dismissal).toBeNull()
    const { rows } = await database.owner.query(
      `select action, details ->> 'reason' as reason from journal
       where audit_id = $1 and action like 'insights.%' order by id`,
      [auditId],
    )
    expect(rows).toEqual([
      { action: 'insights.dismiss', reason: 'Display at the till' },
      { action: 'insights.restore', reason: null },
    ])
  })

  test('ends with the counts, also those in the middle of a shelf, and outlives a change of keys', async () => {
    const twice = await mistakenAudit(world, { shop: audit })
    const key = { organizationId: twice.organizationId, auditId: twice.auditId }
    const [shelf = ''] = twice.auditAssignmentIds
    const count = (scans: readonly Parameters<World['scan']>[1][]) =>
      world.run(owner, api.scanEvents.recordMany, {
        events: scans.map((scan) => world.scan(shelf, scan)),
      })
    const find = async () => {
      await makeInsights(database.connection, key)
      const { findings } = await list(owner, twice.auditId)
      return findings.find(({ finding }) => finding.kind === 'shelf_twice')
    }
    const { rows } = await database.owner.query<{ itemId: string; entered: number }>(
      `select item_id as "itemId", entered::float / 1000 as entered from scan_event
       where assignment_id = $1 order by device_seq`,
      [shelf],
    )
    await count(rows)
    const first = await find()
    expect(first?.dismissal).toBeNull()

    await database.owner.query(
      `insert into insight_dismissal
         (organization_id, audit_id, finding_key, reason, dismissed_by, dismissed_at)
       values ($1, $2, $3, 'Two displays', $4, now())`,
      [key.organizationId, key.auditId, first && formerFindingKey(first.finding), owner.id],
    )
    const second = await find()
    expect(second?.id).toBe(first?.id)
    expect(second?.dismissal?.reason).toBe('Two displays')

    await count([{ itemId: rows[8]?.itemId ?? '', entered: 1 }])
    const third = await find()
    expect(third?.finding.lines).toHaveLength(first?.finding.lines.length ?? 0)
    expect(third?.dismissal).toBeNull()
  })

  test('outlives a recount that says the same, and ends with one that does not', async () => {
    const shop = await mistakenAudit(world, { shop: audit })
    const { organizationId, storeId, scanner } = shop
    const itemId = shop.itemIds[4] ?? ''
    const find = async () => {
      await makeInsights(database.connection, { organizationId, auditId: shop.auditId })
      const { findings } = await list(owner, shop.auditId)
      return findings.find(({ finding }) => finding.kind === 'keying')
    }
    const recount = async (entered: number) => {
      const { auditAssignmentIds } = await world.run(owner, api.audits.requestRecount, {
        auditId: shop.auditId,
        lines: [{ storeId, itemId }],
        reason: 'Looks like a slip',
        userId: scanner.id,
        sameCounterAllowed: true,
      })
      const [auditAssignmentId = ''] = auditAssignmentIds
      const shelf = { auditAssignmentId, deviceId: 'device-1' }
      await world.run(scanner, api.auditAssignments.createSelfAssignment, shelf)
      const event = world.scan(auditAssignmentId, { itemId, entered })
      await world.run(scanner, api.scanEvents.recordMany, { events: [event] })
      const handedIn = { ...shelf, status: 'submitted', eventsSent: 1 } as const
      await world.run(scanner, api.auditAssignments.updateStatus, handedIn)
    }
    const first = await find()
    await world.run(owner, api.insights.dismiss, {
      auditId: shop.auditId,
      findingKey: first?.id ?? '',
      reason: 'A pallet came in',
    })
    await recount(155)
    expect(await find()).toMatchObject({
      dismissal: { reason: 'A pallet came in' },
      foundAt: first?.foundAt,
    })
    await recount(115)
    const other = await find()
    expect(other).toMatchObject({ dismissal: null, finding: { lines: [{ counted: 115 }] } })
    expect(other?.foundAt).toBeGreaterThan(first?.foundAt ?? 0)
    await recount(15)
    expect(await find()).toBeUndefined()
  })

  test('of what nobody has found is refused', async () => {
    const args = { auditId, findingKey: 'made up', reason: 'No' }
    await expect(world.run(owner, api.insights.dismiss, args)).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

test('findings answer a question, and count in the summary', async () => {
  const answer = await node.engine.runAction(owner.identity, api.ai.ask.name, {
    auditId,
    question: 'What should be recounted first, and why?',
  })
  expect(JSON.stringify(answer)).toContain('Sweet Tea')
  const { sentences } = await ask(node, owner, api.ai.getSummary, { auditId })
  expect(sentences.join(' ')).toMatch(/\d findings? points? to a counting mistake|findings point/)
})

test('a manager of another store of the audit sees nothing of this one', async () => {
  const { rows } = await database.owner.query<{ store_id: string }>(
    'select store_id from audit_store where audit_id = $1',
    [auditId],
  )
  expect(rows).toHaveLength(1)
  const secondStore = await world.store(owner, audit.organizationId, 'Second')
  await database.owner.query(
    'insert into audit_store (organization_id, audit_id, store_id) values ($1, $2, $3)',
    [audit.organizationId, auditId, secondStore],
  )
  const shop = { organizationId: audit.organizationId, storeId: secondStore }
  const manager = await world.teamMember(shop, 'manager')
  const seen = await list(manager)
  expect(seen).toMatchObject({ findings: [], ranking: [], totalFindings: 0, totalRanked: 0 })
  expect(seen.names).toEqual({ items: {}, shelves: {}, people: {} })
  const found = await findingOf('misplaced')
  const evidence = ask(node, manager, api.insights.getEvidence, {
    auditId,
    findingKey: found?.id ?? '',
  })
  await expect(evidence).rejects.toMatchObject({ code: 'not_found' })
})
