import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { type Person, type Shop, World } from '#seeds/world.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import { startTestHost } from '#tests/support/test-host.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
const host = await startTestHost(database, { functions: node.engine })
afterAll(async () => {
  await host.close()
  await node.stop()
})

async function askAs(person?: Person): Promise<Response> {
  const headers = { authorization: `Bearer ${person && (await host.tokenOf(person))}` }
  return fetch(`${host.url}/api/my-data.json`, person ? { headers } : {})
}

/** Takes a shelf as this person, and counts on it. */
async function count(person: Person, shelf: string, codes: readonly string[]): Promise<void> {
  await world.run(person, api.auditAssignments.createSelfAssignment, {
    auditAssignmentId: shelf,
    deviceId: 'device-1',
  })
  const events = codes.map((code) => world.scan(shelf, { code, note: `by ${person.name}` }))
  await world.run(person, api.scanEvents.recordMany, { events })
}

async function invite({ owner, organizationId, storeId }: Shop, email: string): Promise<void> {
  await world.run(owner, api.invitations.create, {
    ...{ orgId: organizationId, email, role: 'member' },
    stores: [{ storeId, role: 'scanner' }],
  })
}

test('somebody gets all that is kept about them, and nothing about anybody else', async () => {
  const audit = await world.runningAudit({ shelves: 2, name: 'Autumn count' })
  const { scanner, manager, owner } = audit
  const colleague = await world.teamMember(audit, 'scanner')
  const [first = '', second = ''] = audit.auditAssignmentIds
  await count(scanner, first, ['MINE-1', 'MINE-2'])
  await count(colleague, second, ['THEIRS'])
  await database.owner.query(`update auth."user" set "emailVerified" = true where id = $1`, [
    scanner.id,
  ])
  const elsewhere = await world.shop({ name: 'Elsewhere' })
  await invite(elsewhere, scanner.email)
  await invite(elsewhere, colleague.email)

  const response = await askAs(scanner)
  expect(response.headers.get('content-disposition')).toContain('attachment')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const text = await response.text()
  const data = JSON.parse(text)
  expect(data.account).toMatchObject({ id: scanner.id, name: scanner.name, email: scanner.email })
  expect(data.logins).toMatchObject([{ id: scanner.identity.sessionId, current: true }])
  expect(data.memberships).toMatchObject([
    { organization: 'World Goods', role: 'member', stores: [{ role: 'scanner' }] },
  ])
  expect(data.invitations).toMatchObject([{ organizationName: 'Elsewhere', role: 'member' }])
  expect(data.deeds).toMatchObject([
    { action: 'auditAssignments.createSelfAssignment', auditName: 'Autumn count' },
  ])
  const codes = data.counts.map(({ code }: { code: string }) => code)
  expect(codes.toSorted()).toEqual(['MINE-1', 'MINE-2'])

  const others = [manager, owner, colleague, elsewhere.owner]
  const marks = others.flatMap(({ id, name, email }) => [id, name, email])
  expect([...marks, 'THEIRS'].filter((mark) => text.includes(mark))).toEqual([])
})

test('an owner gets what they did, and not what others did there', async () => {
  const audit = await world.runningAudit({ name: 'Winter count' })
  const [shelf = ''] = audit.auditAssignmentIds
  await count(audit.scanner, shelf, ['THEIRS'])
  await world.run(audit.owner, api.users.assignUserToStore, {
    ...{ storeId: audit.storeId, userId: audit.scanner.id, role: 'manager' },
  })
  const text = await (await askAs(audit.owner)).text()
  const { id, name, email } = audit.scanner
  expect([id, name, email].filter((mark) => text.includes(mark))).toEqual([])
  const data = JSON.parse(text)
  const actions = data.deeds.map(({ action }: { action: string }) => action)
  expect(actions).toContain('audits.start')
  expect(actions).toContain('users.assignUserToStore')
  expect(actions).not.toContain('auditAssignments.createSelfAssignment')
  expect(data.counts).toEqual([])
})

test('lists longer than a page come whole', async () => {
  const { scanner, auditAssignmentIds } = await world.runningAudit()
  const [shelf = ''] = auditAssignmentIds
  for (let batch = 0; batch < 6; batch += 1) {
    const codes = Array.from({ length: 200 }, (_, n) => `CODE-${batch}-${n}`)
    const events = codes.map((code) => world.scan(shelf, { code }))
    await world.run(scanner, api.scanEvents.recordMany, { events })
  }
  const data = await (await askAs(scanner)).json()
  expect(new Set(data.counts.map(({ code }: { code: string }) => code)).size).toBe(1_200)
})

test('of an organization that the operator has closed the membership is told, and no more', async () => {
  const { scanner, organizationId } = await world.runningAudit()
  await database.owner.query(
    `update organization set suspended_at = now(), suspended_reason = 'Unpaid' where id = $1`,
    [organizationId],
  )
  const data = await (await askAs(scanner)).json()
  expect(data.memberships).toMatchObject([{ organization: 'World Goods', stores: [] }])
  expect(data).toMatchObject({ deeds: [], counts: [] })
})

test('somebody without an organization gets their account', async () => {
  const person = await world.person()
  const data = await (await askAs(person)).json()
  expect(data).toMatchObject({ account: { email: person.email }, memberships: [], counts: [] })
})

test('whoever is not signed in downloads no data', async () => {
  expect((await askAs()).status).toBe(401)
})
