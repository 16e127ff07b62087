// What owners ask of members, and what is closed to those who do not fulfil it.

import { afterAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { ArgsOf, QueryContract } from '#contract/define.ts'
import { type Person, World } from '#seeds/world.ts'
import { createFileStorage } from '#server/http/file-storage.ts'
import { testDatabase } from '#tests/support/database.ts'
import { FrameClient } from '#tests/support/frame-client.ts'
import { startLiveNode, token } from '#tests/support/live-node.ts'

const database = await testDatabase()
const node = await startLiveNode({ database })
const world = new World({ database })
afterAll(() => node.stop())

async function ask<Args, Result>(
  person: Person,
  { name: path }: QueryContract<Args, Result>,
  args: Args,
): Promise<Result> {
  const questions = [{ path, args }]
  const [answer] = await node.engine.runQueries(person.identity, questions, 'consistent')
  return answer as Result
}

type Asked = Omit<ArgsOf<typeof api.organizations.setRequirements>, 'orgId'>

const NOTHING = { twoStep: false, sessionHours: null, emailDomains: [], singleSignOn: false }

const sql = (text: string, ...values: unknown[]) => database.owner.query(text, values)

const turnOnCodes = ({ id }: Person, isOn = true) =>
  sql('update auth."user" set "twoFactorEnabled" = $2 where id = $1', id, isOn)

async function addPasskey({ id }: Person) {
  await sql(
    `insert into auth.passkey
       (id, "userId", name, "credentialID", "publicKey", counter, "deviceType", "backedUp")
     values (gen_random_uuid()::text, $1, 'Phone', gen_random_uuid()::text, 'key', 0, 'x', true)`,
    id,
  )
}

const showPasskey = ({ identity }: Person) =>
  sql('update auth.session set "byPasskey" = true where id = $1', identity.sessionId)

const signedInAgo = ({ identity }: Person, hours: number) =>
  sql(
    `update auth.session set "signedInAt" = now() - $2 * interval '1 hour' where id = $1`,
    identity.sessionId,
    hours,
  )

/** With an owner who has codes, and asks for nothing yet. */
async function shop() {
  const made = await world.shop({ name: 'Guarded' })
  await turnOnCodes(made.owner)
  const orgId = made.organizationId
  const asks = (asked: Partial<Asked>) =>
    world.run(made.owner, api.organizations.setRequirements, { orgId, ...NOTHING, ...asked })
  return { ...made, orgId, asks, scanner: await world.teamMember(made, 'scanner') }
}

const stores = (person: Person, orgId: string) =>
  ask(person, api.stores.getByOrganization, { orgId })

const summaryOf = async (person: Person, orgId: string) =>
  (await ask(person, api.organizations.getByUser, {})).find(({ id }) => id === orgId)

describe('two-step sign-in for everybody', () => {
  test('closes the organization to whoever takes one step, and says what is missing', async () => {
    const { orgId, storeId, asks, scanner } = await shop()
    expect(await stores(scanner, orgId)).toHaveLength(1)
    await asks({ twoStep: true })
    await expect(stores(scanner, orgId)).rejects.toMatchObject({
      code: 'requirement_unmet',
      details: { needs: 'two_step', organizationId: orgId },
    })
    expect(await summaryOf(scanner, orgId)).toMatchObject({ unmet: 'two_step' })
    expect(await ask(scanner, api.users.current, {})).toMatchObject({ storeIds: [] })
    expect(await ask(scanner, api.stores.getRefusal, { storeId })).toMatchObject({
      kind: 'held',
      unmet: 'two_step',
    })
  })

  test.each<[string, (person: Person) => Promise<unknown>]>([
    ['codes of an app', turnOnCodes],
    [
      'a passkey that was shown',
      async (person) => {
        await addPasskey(person)
        await showPasskey(person)
      },
    ],
  ])('is fulfilled by %s', async (_, fulfil) => {
    const { orgId, asks, scanner } = await shop()
    await asks({ twoStep: true })
    await fulfil(scanner)
    expect(await stores(scanner, orgId)).toHaveLength(1)
    expect(await summaryOf(scanner, orgId)).toMatchObject({ unmet: null })
  })

  test('is not fulfilled by a passkey that nobody showed, or that is gone', async () => {
    const { orgId, asks, scanner } = await shop()
    await asks({ twoStep: true })
    await addPasskey(scanner)
    await expect(stores(scanner, orgId)).rejects.toMatchObject({ code: 'requirement_unmet' })
    await showPasskey(scanner)
    expect(await stores(scanner, orgId)).toHaveLength(1)
    await sql('delete from auth.passkey where "userId" = $1', scanner.id)
    await expect(stores(scanner, orgId)).rejects.toMatchObject({ code: 'requirement_unmet' })
  })

  test('is asked by nobody who does not fulfil it', async () => {
    const { asks, owner } = await shop()
    await turnOnCodes(owner, false)
    await expect(asks({ twoStep: true })).rejects.toMatchObject({
      code: 'conflict',
      details: { reason: 'own_two_step' },
    })
  })

  test('holds for owners as well, who come back in by themselves', async () => {
    const { orgId, asks, owner } = await shop()
    await asks({ twoStep: true })
    await turnOnCodes(owner, false)
    await expect(asks({})).rejects.toMatchObject({ code: 'requirement_unmet' })
    await expect(stores(owner, orgId)).rejects.toMatchObject({ code: 'requirement_unmet' })
    await turnOnCodes(owner)
    await asks({})
    expect(await stores(owner, orgId)).toHaveLength(1)
  })

  test('leaves other organizations alone', async () => {
    const guarded = await shop()
    const open = await world.shop({ name: 'Open' })
    await sql(
      `insert into member (organization_id, user_id, role) values ($1, $2, 'owner')`,
      open.organizationId,
      guarded.scanner.id,
    )
    await guarded.asks({ twoStep: true })
    expect(await stores(guarded.scanner, open.organizationId)).toHaveLength(1)
    await expect(stores(guarded.scanner, guarded.orgId)).rejects.toMatchObject({
      code: 'requirement_unmet',
    })
  })

  test('is shown to owners beside each member, and to nobody else', async () => {
    const { orgId, asks, owner, scanner, ...rest } = await shop()
    const manager = await world.teamMember(rest, 'manager')
    const lacks = async (by: Person) =>
      (await ask(by, api.members.list, { orgId })).find(({ id }) => id === scanner.id)?.lacks
    expect(await lacks(owner)).toEqual([])
    const details = () => ask(owner, api.organizations.getRequirements, { orgId })
    expect(await details()).toMatchObject({ members: 3, withoutTwoStep: 2, outsideDomains: 0 })
    await asks({ twoStep: true })
    expect(await lacks(owner)).toEqual(['two_step'])
    await turnOnCodes(manager)
    expect(await lacks(manager)).toEqual([])
    await addPasskey(scanner)
    expect(await lacks(owner)).toEqual([])
    expect(await details()).toMatchObject({ members: 3, withoutTwoStep: 0 })
  })

  test('closes files', async () => {
    const { orgId, asks, owner } = await shop()
    const storage = createFileStorage(database.app)
    const id = crypto.randomUUID()
    const file = { organizationId: orgId, id, name: 'a.csv', mime: 'text/csv', sizeBytes: 1 }
    const chunks = (async function* () {
      yield Buffer.from('a')
    })()
    await storage.insert({ ...file, sha256: '00', createdBy: owner.id, chunks })
    await asks({ twoStep: true })
    expect(await storage.find(owner.identity, id)).toMatchObject({ name: 'a.csv' })
    await turnOnCodes(owner, false)
    expect(await storage.find(owner.identity, id)).toBeUndefined()
    const upload = { organizationId: orgId, assignmentId: undefined, sizeBytes: 1 }
    const admitted = storage.admit({ caller: owner.identity, ...upload })
    await expect(admitted).rejects.toMatchObject({ code: 'requirement_unmet' })
  })

  test('ends live questions at once, and begins them again', async () => {
    const { orgId, owner, scanner } = await shop()
    const client = await FrameClient.open(node)
    client.authenticate(token(scanner.identity))
    const list = client.subscribe(api.stores.getByOrganization.name, { orgId })
    const told = async () => JSON.stringify(await client.last(list))
    await expect.poll(told).toContain(orgId)
    const asked = { orgId, ...NOTHING, twoStep: true }
    const path = api.organizations.setRequirements.name
    await node.engine.runMutation(owner.identity, path, asked)
    await expect.poll(told).toContain('asks for two-step sign-in or a passkey')
    await turnOnCodes(scanner)
    await expect.poll(told).toContain('"role":"scanner"')
    client.close()
  })
})

describe('how old a login may be', () => {
  test('closes the organization to older ones, and to nobody who signs in again', async () => {
    const { orgId, asks, scanner } = await shop()
    await asks({ sessionHours: 12 })
    await signedInAgo(scanner, 11)
    expect(await stores(scanner, orgId)).toHaveLength(1)
    await signedInAgo(scanner, 13)
    await expect(stores(scanner, orgId)).rejects.toMatchObject({ details: { needs: 'new_login' } })
    await signedInAgo(scanner, 0)
    expect(await stores(scanner, orgId)).toHaveLength(1)
  })

  test('is noticed by a screen that is only looked at', async () => {
    const { orgId, asks, scanner } = await shop()
    await asks({ sessionHours: 1 })
    const client = await FrameClient.open(node)
    client.authenticate(token(scanner.identity))
    const list = client.subscribe(api.stores.getByOrganization.name, { orgId })
    const told = async () => JSON.stringify(await client.last(list))
    await expect.poll(told).toContain(orgId)
    // As time passes: nothing is written that a trigger would see.
    await sql('alter table auth.session disable trigger log_update')
    await signedInAgo(scanner, 1)
    await sql('alter table auth.session enable trigger log_update')
    const { rows } = await sql(`select app.touch_old_logins('10 minutes') as told`)
    expect(rows).toEqual([{ told: 1 }])
    await expect.poll(told).toContain('sign in again')
    client.close()
  })

  test('is not asked by an owner whose own login is older', async () => {
    const { asks, owner } = await shop()
    await signedInAgo(owner, 5)
    await expect(asks({ sessionHours: 4 })).rejects.toMatchObject({
      details: { reason: 'own_login' },
    })
  })
})

describe('whose addresses may join', () => {
  /** The address of an owner is of the domain of all made-up people. */
  async function ofDomain() {
    const made = await shop()
    const domain = made.owner.email.split('@')[1] ?? ''
    await made.asks({ emailDomains: [domain] })
    return { ...made, domain }
  }

  test('others are not invited, alone or in a list', async () => {
    const { orgId, owner, storeId, domain } = await ofDomain()
    const stores = [{ storeId, role: 'scanner' as const }]
    const offer = { orgId, role: 'member' as const, stores }
    const refused = { code: 'forbidden', details: { reason: 'email_domain' } }
    const foreign = 'sam@elsewhere.test'
    const alone = world.run(owner, api.invitations.create, { ...offer, email: foreign })
    await expect(alone).rejects.toMatchObject(refused)
    const emails = [`ann@${domain}`, foreign]
    const listed = world.run(owner, api.invitations.createMany, { ...offer, emails })
    await expect(listed).rejects.toMatchObject(refused)
    const own = { ...offer, email: `ann@${domain}` }
    expect(await world.run(owner, api.invitations.create, own)).toHaveProperty('token')
  })

  test('others do not join by an open link, nor does an address that nobody confirmed', async () => {
    const { orgId, owner, storeId, domain } = await ofDomain()
    const link = await world.run(owner, api.invitations.create, {
      ...{ orgId, role: 'member', email: null },
      stores: [{ storeId, role: 'scanner' }],
    })
    const person = await world.person()
    const join = () => world.run(person, api.invitations.accept, { token: link.token })
    const address = (email: string, isConfirmed: boolean) =>
      sql(
        'update auth."user" set email = $2, "emailVerified" = $3 where id = $1',
        ...[person.id, email, isConfirmed],
      )
    await address(`${person.id}@elsewhere.test`, true)
    await expect(join()).rejects.toMatchObject({ details: { reason: 'email_domain' } })
    await address(`${person.id}@${domain}`, false)
    await expect(join()).rejects.toMatchObject({ details: { reason: 'unconfirmed' } })
    await address(`${person.id}@${domain}`, true)
    expect(await join()).toMatchObject({ organizationId: orgId })
  })

  test('whoever is there stays, and owners see who is of another domain', async () => {
    const { orgId, owner, scanner, domain } = await ofDomain()
    const address = `${scanner.id}@elsewhere.test`
    await sql('update auth."user" set email = $2 where id = $1', scanner.id, address)
    expect(await stores(scanner, orgId)).toHaveLength(1)
    const people = await ask(owner, api.members.list, { orgId })
    expect(people.find(({ id }) => id === scanner.id)?.lacks).toEqual(['email_domain'])
    expect(await ask(owner, api.organizations.getRequirements, { orgId })).toMatchObject({
      emailDomains: [domain],
      outsideDomains: 1,
    })
  })
})

test('the journal tells of every change', async () => {
  const { orgId, asks, owner } = await shop()
  await asks({ twoStep: true, sessionHours: 24 })
  const { rows } = await sql(
    `select action, user_id, details from journal
     where organization_id = $1 and action = 'organizations.setRequirements'`,
    orgId,
  )
  expect(rows).toEqual([
    {
      action: 'organizations.setRequirements',
      user_id: owner.id,
      details: { twoStep: true, sessionHours: 24, emailDomains: '', singleSignOn: false },
    },
  ])
})
