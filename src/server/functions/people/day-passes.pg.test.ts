import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { LONGEST_PASS_MS, minuteOf } from '#domain/day-pass.ts'
import { type CountedStore, type Person, World } from '#seeds/world.ts'
import { testDatabase } from '#tests/support/database.ts'
import { helperIn, keyOf, sheetCode, testDayPasses } from '#tests/support/day-passes.ts'
import { FrameClient } from '#tests/support/frame-client.ts'
import { type LiveNode, startLiveNode, testBilling, token } from '#tests/support/live-node.ts'
import { writeCode } from '../../day-pass-code.ts'
import { endOverduePasses } from '../../day-passes/end-overdue-passes.ts'
import { scopedDatabase } from '../../db/scoped-database.ts'
import { lockAudit } from '../../queries/audits/audits.ts'

const database = await testDatabase()
const world = new World({ database })
let node: LiveNode
let audit: CountedStore

beforeAll(async () => {
  node = await startLiveNode({ database })
  audit = await world.runningAudit({ shelves: 8 })
})
afterAll(() => node.stop())

const passes = testDayPasses(database)

const query = (person: Person, contract: { name: string }, args: unknown) =>
  node.engine.runQueries(person.identity, [{ path: contract.name, args }], 'consistent')

const ask = async (person: Person, contract: { name: string }, args: unknown) =>
  (await query(person, contract, args))[0] as never

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'let in',
    (error: { details?: { reason?: string }; code?: string }) =>
      error.details?.reason ?? error.code,
  )

const CODE = () => `X-${crypto.randomUUID().slice(0, 8)}`

const count = (person: Person, auditAssignmentId: string) =>
  world.run(person, api.scanEvents.recordMany, {
    events: [world.scan(auditAssignmentId, { code: CODE() })],
  })

describe('a code', () => {
  test('of a sheet lets people in and says where', async () => {
    const code = await sheetCode(world, audit.manager, audit.auditId)
    expect(await passes.look(code)).toEqual({
      storeName: expect.stringMatching(/^Store /),
      auditName: expect.any(String),
    })
    const joined = await passes.join({ code, name: 'Kim' })
    expect(joined).toMatchObject({ name: 'Kim', auditId: audit.auditId, storeId: audit.storeId })
  })

  test('of the screen opens in its minute and the next one', async () => {
    const fresh = await world.runningAudit({ shelves: 1 })
    await world.run(fresh.manager, api.dayPasses.open, { auditId: fresh.auditId })
    const { code } = (await node.engine.runAction(
      fresh.manager.identity,
      api.dayPasses.showCode.name,
      { auditId: fresh.auditId },
    )) as { code: string }
    const later = (ms: number) =>
      testDayPasses(database, { now: () => new Date(Date.now() + ms) }).look(code)
    await expect(later(0)).resolves.toBeDefined()
    await expect(later(60_000)).resolves.toBeDefined()
    expect(await refusalOf(later(120_000))).toBe('old')
    expect(await refusalOf(later(-120_000))).toBe('old')
    await world.run(fresh.manager, api.dayPasses.close, { auditId: fresh.auditId })
    expect(await refusalOf(passes.look(code))).toBe('closed')
    // Opened again it is another code: the earlier one is worth nothing.
    await world.run(fresh.manager, api.dayPasses.open, { auditId: fresh.auditId })
    expect(await refusalOf(passes.look(code))).toBe('unknown')
  })

  test('that is forged, of a link that is gone, or of the wrong kind opens nothing', async () => {
    const code = await sheetCode(world, audit.manager, audit.auditId)
    const bytes = Buffer.from(code, 'base64url')
    bytes[35] = (bytes[35] ?? 0) ^ 1
    const { id } = await world.run(audit.manager, api.dayPasses.addSheet, {
      auditId: audit.auditId,
      endsAt: Date.now() + 1_000_000,
    })
    const key = await keyOf(world, id)
    const forged = [
      bytes.toString('base64url'),
      writeCode(crypto.randomUUID(), null, key),
      // The key of a sheet does not sign codes of a screen.
      writeCode(id, minuteOf(Date.now()), key),
      '',
      'A'.repeat(48),
      "' or true --",
    ]
    for (const one of forged) {
      expect(await refusalOf(passes.look(one))).toBe('unknown')
      expect(await refusalOf(passes.join({ code: one, name: 'Eve' }))).toBe('unknown')
    }
  })

  test('of a sheet ends with the sheet, or when a manager ends it', async () => {
    const code = await sheetCode(world, audit.manager, audit.auditId)
    const late = testDayPasses(database, { now: () => new Date(Date.now() + 2 * 3_600_000) })
    expect(await refusalOf(late.join({ code, name: 'Late' }))).toBe('closed')
    const door = (await ask(audit.manager, api.dayPasses.getDoor, {
      auditId: audit.auditId,
    })) as { sheets: { id: string; code: string }[] }
    const sheet = door.sheets.find((one) => one.code === code)
    const sheetId = sheet?.id ?? ''
    const args = { auditId: audit.auditId, sheetId }
    await world.run(audit.manager, api.dayPasses.closeSheet, args)
    expect(await refusalOf(passes.join({ code, name: 'Late' }))).toBe('closed')
    await expect(world.run(audit.manager, api.dayPasses.closeSheet, args)).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('of an audit that has not started, and of one that is over, says so', async () => {
    const draft = await world.draftAudit({ shop: audit, manager: audit.manager })
    const early = await sheetCode(world, audit.manager, draft.auditId)
    expect(await refusalOf(passes.join({ code: early, name: 'Kim' }))).toBe('not_started')
    const over = await world.runningAudit({ shelves: 1 })
    const code = await sheetCode(world, over.manager, over.auditId)
    await world.run(over.owner, api.audits.updateStatus, {
      auditId: over.auditId,
      status: 'cancelled',
      reason: 'Wrong day',
    })
    expect(await refusalOf(passes.join({ code, name: 'Kim' }))).toBe('over')
    await expect(
      world.run(over.owner, api.dayPasses.open, { auditId: over.auditId }),
    ).rejects.toMatchObject({ code: 'illegal_transition' })
  })
})

describe('joining', () => {
  test('fifty at once are let in, and told apart', async () => {
    const crowd = await world.runningAudit({ shelves: 1 })
    const code = await sheetCode(world, crowd.manager, crowd.auditId)
    const joined = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        passes.join({ code, name: n % 2 === 0 ? 'Sam' : 'sam' }),
      ),
    )
    expect(new Set(joined.map(({ userId }) => userId)).size).toBe(50)
    expect(new Set(joined.map(({ name }) => name.toLowerCase())).size).toBe(50)
    const door = (await ask(crowd.manager, api.dayPasses.getDoor, {
      auditId: crowd.auditId,
    })) as { helpers: unknown[] }
    expect(door.helpers).toHaveLength(50)
  })

  test('while the audit is being closed is too late', async () => {
    const closing = await world.runningAudit({ shelves: 1 })
    const code = await sheetCode(world, closing.manager, closing.auditId)
    const { organizationId, auditId } = closing
    const client = await database.app.connect()
    let joining: Promise<unknown> = Promise.resolve()
    try {
      await client.query('begin')
      const own = scopedDatabase(client, { kind: 'audit', organizationId, auditId }, new Set())
      await lockAudit(own, auditId)
      joining = refusalOf(passes.join({ code, name: 'Last' }))
      await Promise.race([joining, new Promise((resolve) => setTimeout(resolve, 300))])
      await client.query(`select set_config('app.organization_id', $1, true)`, [organizationId])
      await client.query(`update audit set status = 'cancelled' where id = $1`, [auditId])
      await client.query('commit')
    } finally {
      client.release()
    }
    expect(await joining).toBe('over')
    const { rows } = await database.owner.query('select from day_pass where audit_id = $1', [
      auditId,
    ])
    expect(rows).toEqual([])
  })

  test('does not take the name of somebody on the team', async () => {
    const code = await sheetCode(world, audit.manager, audit.auditId)
    const { name } = await passes.join({ code, name: audit.manager.name })
    expect(name).toBe(`${audit.manager.name} 2`)
  })

  test('again with the same device comes back under the same name', async () => {
    const code = await sheetCode(world, audit.manager, audit.auditId)
    const first = await passes.join({ code, name: 'Robin' })
    const again = await passes.join({ code, name: 'Somebody else', userId: first.userId })
    expect(again).toEqual(first)
    await world.run(audit.manager, api.dayPasses.end, {
      auditId: audit.auditId,
      userId: first.userId,
    })
    const back = await passes.join({ code, name: 'Robin', userId: first.userId })
    expect(back).toEqual(first)
  })

  test('takes a seat of the plan while the pass runs', async () => {
    const small = await world.runningAudit({ shelves: 1 })
    const { auditId, organizationId: orgId } = small
    // The smallest plan has three seats: one is left.
    await world.run(small.owner, api.members.remove, { orgId, userId: small.scanner.id })
    const { entitlements } = await testBilling(database)
    const limited = testDayPasses(database, { entitlements })
    const code = await sheetCode(world, small.manager, auditId)
    const { userId } = await limited.join({ code, name: 'First' })
    expect(await refusalOf(limited.join({ code, name: 'Second' }))).toBe('full')
    // Whoever is in comes back without another seat.
    await expect(limited.join({ code, name: 'First', userId })).resolves.toBeDefined()
    await world.run(small.manager, api.dayPasses.end, { auditId, userId })
    const names = ['Ann', 'Bob', 'Cy', 'Di']
    const race = await Promise.all(names.map((name) => refusalOf(limited.join({ code, name }))))
    expect(race.toSorted()).toEqual(['full', 'full', 'full', 'let in'])
    expect(await refusalOf(limited.join({ code, name: 'First', userId }))).toBe('full')
  })
})

describe('a helper', () => {
  test('takes a shelf and counts, under their name', async () => {
    const helper = await helperIn(world, { ...audit, name: 'Noor' })
    const [shelf = ''] = audit.auditAssignmentIds
    await world.run(helper, api.auditAssignments.createSelfAssignment, {
      auditAssignmentId: shelf,
      deviceId: 'phone',
    })
    const [outcome] = await count(helper, shelf)
    expect(outcome).toMatchObject({ status: 'recorded', setAside: null })
    const seen = JSON.stringify(
      await query(audit.manager, api.scanEvents.getByAssignment, { auditAssignmentId: shelf }),
    )
    expect(seen).toContain('Noor')
  })

  test('is on no team, and nowhere but in the audit', async () => {
    const helper = await helperIn(world, { ...audit, name: 'Nowhere' })
    const { organizationId: orgId, storeId } = audit
    for (const [contract, args] of [
      [api.members.list, { orgId }],
      [api.stores.getTeamMembers, { storeId }],
      [api.users.getTeamByStore, { orgId }],
    ] as const) {
      expect(JSON.stringify(await query(audit.owner, contract, args))).not.toContain(helper.id)
    }
  })

  test('who is invited to the team is told of no other account', async () => {
    const { owner, organizationId: orgId, storeId } = audit
    const helper = await helperIn(world, { ...audit, name: 'Invited' })
    const { token: link } = await world.run(owner, api.invitations.create, {
      orgId,
      email: 'invited@example.test',
      role: 'member',
      stores: [{ storeId, role: 'scanner' }],
    })
    const args = { token: link }
    const seen = { state: 'open', wrongAccount: false }
    expect(await ask(helper, api.invitations.getByToken, args)).toMatchObject(seen)
    const pass = { auditId: audit.auditId, userId: helper.id }
    await world.run(audit.manager, api.dayPasses.end, pass)
    expect(await ask(helper, api.invitations.getByToken, args)).toMatchObject(seen)
    expect(await ask(audit.scanner, api.invitations.getByToken, args)).toMatchObject({
      wrongAccount: true,
    })
  })

  test('whose pass is ended has their shelf taken by others, and what they still send waits', async () => {
    const helper = await helperIn(world, { ...audit, name: 'Gone' })
    const shelf = audit.auditAssignmentIds[1] ?? ''
    await world.run(helper, api.auditAssignments.createSelfAssignment, {
      auditAssignmentId: shelf,
      deviceId: 'phone',
    })
    await count(helper, shelf)
    await world.run(audit.manager, api.dayPasses.end, { auditId: audit.auditId, userId: helper.id })
    const [late] = await count(helper, shelf)
    expect(late).toMatchObject({ status: 'recorded', setAside: 'pass_ended' })
    const waiting = (await ask(audit.manager, api.scanEvents.listQuarantined, {
      auditId: audit.auditId,
      state: 'waiting',
      paginationOpts: { numItems: 10, cursor: null },
    })) as { waiting: { userName: string; reasons: string[] }[] }
    expect(waiting.waiting).toContainEqual(
      expect.objectContaining({
        userName: 'Gone',
        reasons: expect.arrayContaining(['pass_ended']),
      }),
    )
    await world.run(audit.scanner, api.auditAssignments.createSelfAssignment, {
      auditAssignmentId: shelf,
      deviceId: 'another phone',
    })
    await expect(
      world.run(helper, api.auditAssignments.createSelfAssignment, {
        auditAssignmentId: shelf,
        deviceId: 'phone',
      }),
    ).rejects.toMatchObject({ code: 'forbidden', details: { reason: 'pass_ended' } })
  })

  test('whose pass is ended does not take an open shelf by counting', async () => {
    const helper = await helperIn(world, { ...audit, name: 'Late taker' })
    const shelf = audit.auditAssignmentIds[2] ?? ''
    await world.run(audit.manager, api.dayPasses.end, { auditId: audit.auditId, userId: helper.id })
    const [late] = await count(helper, shelf)
    expect(late).toMatchObject({ status: 'recorded', setAside: 'pass_ended' })
    const { rows } = await database.owner.query(
      'select assignee_id from assignment where id = $1',
      [shelf],
    )
    expect(rows).toEqual([{ assignee_id: null }])
  })

  test('is told within a second that their pass has ended', async () => {
    const helper = await helperIn(world, { ...audit, name: 'Watching' })
    const client = await FrameClient.open(node)
    client.authenticate(token(helper.identity))
    const args = { auditId: audit.auditId }
    const pack = client.subscribe(api.devices.getAssignmentPack.name, args)
    expect(await client.last(pack)).toMatchObject({ value: { auditId: audit.auditId } })
    await node.engine.runMutation(audit.manager.identity, api.dayPasses.end.name, {
      ...args,
      userId: helper.id,
    })
    await expect
      .poll(async () => JSON.stringify(await client.last(pack)))
      .toContain('This day pass has ended.')
    client.close()
  })
})

describe('a pass ends', () => {
  test('for all by one tap', async () => {
    const party = await world.runningAudit({ shelves: 2 })
    const people = [
      await helperIn(world, { ...party, name: 'One' }),
      await helperIn(world, { ...party, name: 'Two' }),
    ]
    const { auditId } = party
    expect(await world.run(party.manager, api.dayPasses.endAll, { auditId })).toEqual({ ended: 2 })
    for (const person of people) {
      await expect(query(person, api.devices.getAssignmentPack, { auditId })).rejects.toMatchObject(
        { details: { reason: 'pass_ended' } },
      )
      expect(await ask(person, api.dayPasses.getMine, {})).toMatchObject({ ending: 'tap' })
    }
    expect(await world.run(party.manager, api.dayPasses.endAll, { auditId })).toEqual({ ended: 0 })
  })

  test('with its audit, and does not come back when the audit is reopened', async () => {
    const running = await world.runningAudit({ shelves: 1 })
    const helper = await helperIn(world, { ...running, name: 'Until the end' })
    await world.run(running.owner, api.audits.updateStatus, {
      auditId: running.auditId,
      status: 'submitted',
      waivers: [{ point: 'coverage', name: 'Dana', reason: 'Closed' }],
    })
    expect(await ask(helper, api.dayPasses.getMine, {})).toMatchObject({ ending: 'audit' })
    const [late] = await count(helper, running.auditAssignmentIds[0] ?? '')
    expect(late).toMatchObject({ status: 'recorded', setAside: 'pass_ended' })
    await world.run(running.owner, api.audits.reopenSubmittedAudit, {
      auditId: running.auditId,
      reason: 'Shelf missed',
      auditAssignmentIds: running.auditAssignmentIds,
    })
    await expect(
      query(helper, api.devices.getAssignmentPack, { auditId: running.auditId }),
    ).rejects.toMatchObject({ details: { reason: 'pass_ended' } })
  })

  test('by its time, and the shelf is free again', async () => {
    const running = await world.runningAudit({ shelves: 1 })
    const helper = await helperIn(world, { ...running, name: 'Till ten' })
    const [shelf = ''] = running.auditAssignmentIds
    await world.run(helper, api.auditAssignments.createSelfAssignment, {
      auditAssignmentId: shelf,
      deviceId: 'phone',
    })
    await database.owner.query(
      `update day_pass set ends_at = now() - interval '1 second' where user_id = $1`,
      [helper.id],
    )
    await expect(
      query(helper, api.devices.getAssignmentPack, { auditId: running.auditId }),
    ).rejects.toMatchObject({ details: { reason: 'pass_ended' } })
    expect(await endOverduePasses(database, new Date())).toBe(1)
    expect(await endOverduePasses(database, new Date())).toBe(0)
    const { rows } = await database.owner.query(
      'select assignee_id, status from assignment where id = $1',
      [shelf],
    )
    expect(rows).toEqual([{ assignee_id: null, status: 'open' }])
    expect(await ask(helper, api.dayPasses.getMine, {})).toMatchObject({ ending: 'time' })
  })

  test('not by a time that was over before somebody came back', async () => {
    const running = await world.runningAudit({ shelves: 1 })
    const helper = await helperIn(world, { ...running, name: 'Back again' })
    const { organizationId: organization_id, auditId: audit_id } = running
    // As it is found a moment before they come back.
    const overdue = {
      query: async () => ({ rows: [{ organization_id, audit_id, user_id: helper.id }] }),
    }
    await endOverduePasses({ owner: overdue as never, app: database.app }, new Date())
    expect(await ask(helper, api.dayPasses.getMine, {})).toMatchObject({ endedAt: null })
  })

  test('after a day of work at the latest', async () => {
    const running = await world.runningAudit({ shelves: 1 })
    const week = Date.now() + 6 * 24 * 3_600_000
    const code = await sheetCode(world, running.manager, running.auditId, week)
    const { userId } = await passes.join({ code, name: 'Long' })
    const { rows } = await database.owner.query<{ ms: number }>(
      'select extract(epoch from ends_at - joined_at)::float8 * 1000 as ms from day_pass where user_id = $1',
      [userId],
    )
    expect(Math.round(rows[0]?.ms ?? 0)).toBe(LONGEST_PASS_MS)
  })
})
