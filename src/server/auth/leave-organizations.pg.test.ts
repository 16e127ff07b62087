import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { type Person, World } from '#seeds/world.ts'
import { startAuthNode } from '#tests/support/auth-node.ts'
import { testDatabase } from '#tests/support/database.ts'
import { leaveOrganizations } from './leave-organizations.ts'

const database = await testDatabase()
const { auth, call, signUp, session } = startAuthNode(database, {
  beforeDeleteUser: (userId) => leaveOrganizations(database.app, userId),
})
const world = new World({ database })

async function rolesIn(organizationId: string): Promise<readonly string[]> {
  const { rows } = await database.owner.query(
    'select role from member where organization_id = $1 order by role',
    [organizationId],
  )
  return rows.map((row) => row.role)
}

async function exists(organizationId: string): Promise<boolean> {
  const sql = 'select from organization where id = $1'
  return (await database.owner.query(sql, [organizationId])).rowCount === 1
}

const promote = (organizationId: string, person: Person) =>
  database.owner.query(
    `update member set role = 'owner' where organization_id = $1 and user_id = $2`,
    [organizationId, person.id],
  )

const LAST_OWNER = { code: 'illegal_transition', details: { guard: 'last_owner' } }

test('the only owner of a team is refused, and nothing is lost', async () => {
  const shop = await world.shop({ name: 'Team Goods' })
  await world.teamMember(shop, 'scanner')
  const alone = await world.shop({ owner: shop.owner })
  await expect(auth.deleteUser(shop.owner.id)).rejects.toMatchObject({
    ...LAST_OWNER,
    message: expect.stringContaining('Team Goods'),
  })
  expect(await rolesIn(shop.organizationId)).toEqual(['member', 'owner'])
  expect(await exists(alone.organizationId)).toBe(true)
})

test('an organization without other members is deleted with its owner', async () => {
  const shop = await world.shop()
  await world.room(shop, 'Shop floor', ['A-1'])
  await auth.deleteUser(shop.owner.id)
  expect(await exists(shop.organizationId)).toBe(false)
})

test('with its owner everything goes that an organization has counted', async () => {
  const shop = await world.shop()
  const { organizationId, owner } = shop
  const completed = await world.submittedAudit({ shop, lines: [{ expected: 1, counted: 1 }] })
  await world.run(owner, api.audits.complete, { auditId: completed.auditId })
  const running = await world.runningAudit({ shop, shelves: 2 })
  const [shelf = ''] = running.auditAssignmentIds
  const events = [world.scan(shelf, { code: '4006381333931', entered: 1 })]
  await world.run(owner, api.scanEvents.recordMany, { events })
  const before = await tablesOf(organizationId)
  expect(before).toEqual(expect.arrayContaining(['audit_line', 'audit_line_place', 'scan_event']))
  await database.owner.query(`delete from member where organization_id = $1 and role = 'member'`, [
    organizationId,
  ])
  await auth.deleteUser(owner.id)
  expect(await tablesOf(organizationId)).toEqual([])
})

/** The tables with any row of an organization. */
async function tablesOf(organizationId: string): Promise<readonly string[]> {
  const { rows: tables } = await database.owner.query<{ name: string }>(
    `select a.attrelid::regclass::text as name from pg_attribute a
     join pg_class c on c.oid = a.attrelid
     where a.attname = 'organization_id' and c.relkind in ('r', 'p')
       and c.relnamespace in ('public'::regnamespace, 'app'::regnamespace)`,
  )
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const sql = `select from ${name} where organization_id = $1 limit 1`
      return (await database.owner.query(sql, [organizationId])).rowCount === 1 ? [name] : []
    }),
  )
  return found.flat()
}

test('a member leaves and the organization stays', async () => {
  const shop = await world.shop()
  const scanner = await world.teamMember(shop, 'scanner')
  await auth.deleteUser(scanner.id)
  expect(await rolesIn(shop.organizationId)).toEqual(['owner'])
})

test('deleting an account gives back its shelves and keeps its counts', async () => {
  const audit = await world.runningAudit({ shelves: 3 })
  const { scanner, auditAssignmentIds, organizationId, storeId } = audit
  const [inHand = '', handedIn = ''] = auditAssignmentIds
  for (const auditAssignmentId of auditAssignmentIds) {
    await world.run(scanner, api.auditAssignments.createSelfAssignment, {
      auditAssignmentId,
      deviceId: 'device-1',
    })
  }
  const events = [inHand, handedIn].map((shelf) => world.scan(shelf, { code: '4006381333931' }))
  await world.run(scanner, api.scanEvents.recordMany, { events })
  await world.run(scanner, api.auditAssignments.updateStatus, {
    auditAssignmentId: handedIn,
    status: 'submitted',
    deviceId: 'device-1',
    eventsSent: 1,
  })
  await auth.deleteUser(scanner.id)
  const nobodys = { assignee_id: null, held_since: null }
  expect(await shelvesOf(audit.auditId)).toMatchObject([
    { ...nobodys, status: 'open', events: 1 },
    { assignee_id: null, status: 'submitted', events: 1 },
    { ...nobodys, status: 'open', events: 0 },
  ])
  const other = await world.teamMember({ organizationId, storeId }, 'scanner')
  await world.run(other, api.auditAssignments.createSelfAssignment, {
    auditAssignmentId: inHand,
    deviceId: 'device-2',
  })
})

/** In walking order. */
async function shelvesOf(auditId: string): Promise<readonly object[]> {
  const { rows } = await database.owner.query(
    `select a.status, a.assignee_id, a.held_since, p.events
     from assignment a join assignment_progress p on p.assignment_id = a.id
     where a.audit_id = $1 order by a.id`,
    [auditId],
  )
  return rows
}

test('the library\u2019s own door refuses and deletes alike', async () => {
  const { cookie } = await signUp()
  const id = (await session(cookie))?.user.id ?? ''
  const shop = await world.shop()
  await world.teamMember(shop, 'scanner', { ...shop.owner, id })
  await promote(shop.organizationId, { ...shop.owner, id })
  await auth.deleteUser(shop.owner.id)
  const scanner = await world.teamMember(shop, 'scanner')
  const refused = await call('POST', '/delete-user', { cookie, body: {} })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject(LAST_OWNER)
  expect(await session(cookie)).not.toBeNull()
  await auth.deleteUser(scanner.id)
  expect((await call('POST', '/delete-user', { cookie, body: {} })).status).toBe(200)
  expect(await session(cookie)).toBeNull()
  expect(await exists(shop.organizationId)).toBe(false)
})

test('an old session deletes as well as a new one', async () => {
  const { cookie } = await signUp()
  await database.owner.query(
    `update auth.session set "createdAt" = now() - interval '3 days' where id = $1`,
    [(await session(cookie))?.session.id],
  )
  expect((await call('POST', '/delete-user', { cookie, body: {} })).status).toBe(200)
})

test('two owners who leave a team at once leave one owner behind', async () => {
  for (let round = 0; round < 8; round += 1) {
    const shop = await world.shop()
    await world.teamMember(shop, 'scanner')
    const other = await world.teamMember(shop, 'manager')
    await promote(shop.organizationId, other)
    const outcomes = await Promise.allSettled([
      auth.deleteUser(shop.owner.id),
      auth.deleteUser(other.id),
    ])
    const refused = outcomes.filter((one) => one.status === 'rejected')
    expect(refused).toHaveLength(1)
    expect(refused[0]?.reason).toMatchObject(LAST_OWNER)
    expect(await rolesIn(shop.organizationId)).toEqual(['member', 'owner'])
  }
})
