// A helper makes an account of their day pass, and stays the same person.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { type CountedStore, type Person, World } from '#seeds/world.ts'
import { cookieOf, PASSWORD, startAuthNode } from '#tests/support/auth-node.ts'
import { testDatabase } from '#tests/support/database.ts'
import { sheetCode, testDayPasses } from '#tests/support/day-passes.ts'
import { type LiveNode, startLiveNode } from '#tests/support/live-node.ts'
import { newId } from '../new-id.ts'

const database = await testDatabase()
const world = new World({ database })
const auth = startAuthNode(database, { dayPasses: testDayPasses(database) })
let audit: CountedStore
let node: LiveNode

beforeAll(async () => {
  node = await startLiveNode({ database })
  audit = await world.runningAudit({ shelves: 8 })
})
afterAll(() => node.stop())

const freshAddress = () => `${newId()}@example.test`

async function helper(name = 'Noor') {
  const code = await sheetCode(world, audit.manager, audit.auditId)
  const cookie = cookieOf(await auth.call('POST', '/day-pass/join', { body: { code, name } }))
  const session = await auth.auth.session(new Headers({ cookie }))
  if (!session) throw new Error('nobody came in')
  const { id, email } = session.user
  const person = { id, name, email, identity: { userId: id, sessionId: session.sessionId } }
  return { cookie, person }
}

async function keep(cookie: string, body: object) {
  const response = await auth.call('POST', '/day-pass/keep', { body, ...(cookie && { cookie }) })
  return { status: response.status, answer: await response.json() }
}

const take = (person: Person, auditAssignmentId: string) =>
  world.run(person, api.auditAssignments.createSelfAssignment, {
    auditAssignmentId,
    deviceId: 'phone',
  })

const count = (person: Person, auditAssignmentId: string) =>
  world.run(person, api.scanEvents.recordMany, {
    events: [world.scan(auditAssignmentId, { code: `X-${newId().slice(-8)}` })],
  })

describe('an account', () => {
  test('is made of an address and a password, and keeps what was counted', async () => {
    const { cookie, person } = await helper('Kept')
    const [shelf = ''] = audit.auditAssignmentIds
    await take(person, shelf)
    await count(person, shelf)
    const email = freshAddress()
    expect(await keep(cookie, { email: email.toUpperCase(), password: PASSWORD })).toEqual({
      status: 200,
      answer: { email },
    })
    const session = await auth.auth.session(new Headers({ cookie }))
    expect(session?.user).toMatchObject({ id: person.id, email })
    expect(session?.user).not.toHaveProperty('isHelper')
    const again = cookieOf(await auth.signIn(email))
    expect(await auth.auth.session(new Headers({ cookie: again }))).toMatchObject({
      user: { id: person.id, name: 'Kept' },
    })

    const { token } = await world.run(audit.owner, api.invitations.create, {
      ...{ orgId: audit.organizationId, email, role: 'member' },
      stores: [{ storeId: audit.storeId, role: 'scanner' }],
    })
    await world.run(person, api.invitations.accept, { token })
    const seen = await node.engine.runQueries(
      audit.manager.identity,
      [{ path: api.scanEvents.getByAssignment.name, args: { auditAssignmentId: shelf } }],
      'consistent',
    )
    expect(JSON.stringify(seen)).toContain(person.id)
    expect(JSON.stringify(seen)).toContain('Kept')
  })

  test('is confirmed by a mail', async () => {
    const { cookie } = await helper()
    const email = freshAddress()
    await keep(cookie, { email, password: PASSWORD })
    expect(auth.mails.filter(({ to }) => to === email)).toHaveLength(1)
    const confirmed = async () =>
      (
        await database.owner.query(
          'select "emailVerified" as is from auth."user" where email = $1',
          [email],
        )
      ).rows
    expect(await confirmed()).toEqual([{ is: false }])
  })

  test('ends the pass: shelves are free, and what still arrives waits for a manager', async () => {
    const { cookie, person } = await helper('Going')
    const shelf = audit.auditAssignmentIds[1] ?? ''
    await take(person, shelf)
    await keep(cookie, { email: freshAddress(), password: PASSWORD })
    const { rows } = await database.owner.query(
      `select p.ending, a.assignee_id, j.action from day_pass p
       join assignment a on a.id = $2
       join journal j on j.user_id = p.user_id and j.action = 'dayPasses.keep'
       where p.user_id = $1`,
      [person.id, shelf],
    )
    expect(rows).toEqual([{ ending: 'account', assignee_id: null, action: 'dayPasses.keep' }])
    expect(await count(person, shelf)).toMatchObject([
      { status: 'recorded', setAside: 'pass_ended' },
    ])
    await expect(take(person, shelf)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('opens what accounts open', async () => {
    const { cookie } = await helper()
    const rename = () => auth.call('POST', '/update-user', { cookie, body: { name: 'Nora' } })
    expect((await rename()).status).toBe(403)
    await keep(cookie, { email: freshAddress(), password: PASSWORD })
    expect((await rename()).status).toBe(200)
  })
})

describe('no account', () => {
  test('is made with the address of somebody else, and the pass goes on', async () => {
    const { email } = await auth.signUp()
    const { cookie, person } = await helper()
    expect(await keep(cookie, { email, password: PASSWORD })).toMatchObject({
      status: 409,
      answer: { details: { field: 'email', reason: 'address_taken' } },
    })
    const { rows } = await database.owner.query('select ending from day_pass where user_id = $1', [
      person.id,
    ])
    expect(rows).toEqual([{ ending: null }])
  })

  test.each([
    [{ email: 'no address', password: PASSWORD }, 'email'],
    [{ email: 'sam@day-pass', password: PASSWORD }, 'email'],
    [{ email: 'sam@example.test', password: 'short' }, 'password'],
    [{ email: 7, password: PASSWORD }, 'email'],
    [{}, 'email'],
  ])('is made of %j', async (body, field) => {
    const { cookie } = await helper()
    expect(await keep(cookie, body)).toMatchObject({ status: 400, answer: { details: { field } } })
  })

  test('is made of one that is there, of nobody, or twice', async () => {
    const { cookie: own } = await auth.signUp()
    const body = { email: freshAddress(), password: PASSWORD }
    expect((await keep(own, body)).status).toBe(409)
    expect((await keep('', body)).status).toBe(401)
    const { cookie } = await helper()
    const both = await Promise.all([
      keep(cookie, body),
      keep(cookie, { ...body, email: freshAddress() }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})
