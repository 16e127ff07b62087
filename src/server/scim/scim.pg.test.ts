// A directory as Microsoft Entra ID and Okta speak for it, and what becomes of their people here.

import { afterAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Shop } from '#seeds/world.ts'
import { createRateLimits } from '#server/auth/rate-limits.ts'
import { scimRoutes } from '#server/http/scim-routes.ts'
import { newId } from '#server/new-id.ts'
import { allowEverything } from '#tests/support/allow-everything.ts'
import { testDatabase } from '#tests/support/database.ts'
import { FrameClient } from '#tests/support/frame-client.ts'
import { token } from '#tests/support/live-node.ts'
import { startSignOnNode } from '#tests/support/single-sign-on.ts'
import { createScim } from './create-scim.ts'

const database = await testDatabase()
const product = await startSignOnNode(database)
const { world, ask, proveDomain } = product
afterAll(() => product.stop())

const routes = scimRoutes({
  scim: createScim({
    pool: database.app,
    entitlements: allowEverything,
    operators: ['boss@operators.example'],
    now: () => new Date(),
    newId,
  }),
  limits: createRateLimits(database.auth),
  publicUrl: 'https://count.example',
})

const sql = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await database.owner.query<Row>(text, values)).rows

interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: what a directory reads
  readonly body: any
}

async function directory() {
  const shop = await world.shop({ name: 'Directed' })
  const orgId = shop.organizationId
  const domain = `${newId().slice(-12)}.example`
  const domainId = await proveDomain(shop.owner, orgId, domain)
  const { secret } = await world.run(shop.owner, api.scim.createToken, { orgId })
  const call = async (method: string, path: string, body?: object): Promise<Answer> => {
    const response = await routes.request(`/scim/v2${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/scim+json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
  }
  const create = async (more: object = {}) => {
    const userName = `${newId().slice(-12)}@${domain}`
    return (await call('POST', '/Users', { ...entraUser(userName), ...more })).body
  }
  return { ...shop, orgId, domain, domainId, secret, call, create }
}

/** As Microsoft Entra ID sends somebody new. */
const entraUser = (userName: string) => ({
  schemas: [
    'urn:ietf:params:scim:schemas:core:2.0:User',
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
  ],
  externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
  userName,
  active: true,
  displayName: 'Pat Doe',
  emails: [{ primary: true, type: 'work', value: userName }],
  meta: { resourceType: 'User' },
  name: { formatted: 'Pat Doe', familyName: 'Doe', givenName: 'Pat' },
  roles: [],
})

const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
const patch = (...Operations: readonly object[]) => ({ schemas: [PATCH], Operations })

const personOf = async (userName: string) =>
  (await sql<{ id: string }>('select id from auth."user" where email = $1', userName))[0]?.id ?? ''

const seatsOf = (orgId: string, userId: string) =>
  sql<{ store_id: string; role: string }>(
    'select store_id, role from store_member where organization_id = $1 and user_id = $2',
    orgId,
    userId,
  )

const isMember = async (orgId: string, userId: string) =>
  (await sql('select from member where organization_id = $1 and user_id = $2', orgId, userId))
    .length === 1

/** Opens a login, as the auth service would. */
async function signIn(userId: string) {
  return { identity: await world.signIn(userId) }
}

describe('people', () => {
  test('are looked for, made, read and changed as Entra ID does it', async () => {
    const { orgId, domain, call } = await directory()
    const userName = `pat@${domain}`
    const find = `/Users?filter=${encodeURIComponent(`userName eq "${userName}"`)}`
    expect(await call('GET', find)).toMatchObject({ status: 200, body: { totalResults: 0 } })
    const made = await call('POST', '/Users', entraUser(userName))
    expect(made).toMatchObject({
      status: 201,
      body: { userName, active: true, emails: [{ value: userName }], name: { givenName: 'Pat' } },
    })
    const { id } = made.body
    expect(await call('GET', find)).toMatchObject({
      body: { totalResults: 1, Resources: [{ id }] },
    })
    expect(await isMember(orgId, await personOf(userName))).toBe(true)
    expect(await call('POST', '/Users', entraUser(userName.toUpperCase()))).toMatchObject({
      status: 409,
      body: { scimType: 'uniqueness' },
    })
    const changed = await call(
      'PATCH',
      `/Users/${id}`,
      patch(
        { op: 'Replace', path: 'displayName', value: 'Pat Roe' },
        { op: 'Add', path: 'name.familyName', value: 'Roe' },
        { op: 'Replace', path: 'emails[type eq "work"].value', value: userName },
        {
          op: 'Add',
          path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
          value: 'Stock',
        },
      ),
    )
    expect(changed.body).toMatchObject({ displayName: 'Pat Roe', name: { familyName: 'Roe' } })
  })

  test('are made, replaced and taken out as Okta does it', async () => {
    const { orgId, domain, call } = await directory()
    const userName = `kim@${domain}`
    const okta = {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName,
      name: { givenName: 'Kim', familyName: 'Lee' },
      emails: [{ primary: true, value: userName, type: 'work' }],
      displayName: 'Kim Lee',
      locale: 'en-US',
      externalId: '00ujl29u0le5T6Aj10h7',
      groups: [],
      password: '1mz050nq',
      active: true,
    }
    const { body } = await call('POST', '/Users', okta)
    expect(JSON.stringify(body)).not.toContain('1mz050nq')
    const put = await call('PUT', `/Users/${body.id}`, { ...okta, id: body.id, displayName: 'K.' })
    expect(put).toMatchObject({ status: 200, body: { displayName: 'K.' } })
    const out = await call(
      'PATCH',
      `/Users/${body.id}`,
      patch({ op: 'replace', value: { active: false } }),
    )
    expect(out).toMatchObject({ status: 200, body: { active: false } })
    expect(await isMember(orgId, await personOf(userName))).toBe(false)
    const back = patch({ op: 'replace', value: { active: true } })
    await call('PATCH', `/Users/${body.id}`, back)
    expect(await isMember(orgId, await personOf(userName))).toBe(true)
  })

  test('come in pages', async () => {
    const { call, create } = await directory()
    const made = [await create(), await create(), await create()]
    const page = await call('GET', '/Users?startIndex=2&count=1')
    expect(page.body).toMatchObject({ totalResults: 3, startIndex: 2, itemsPerPage: 1 })
    expect(page.body.Resources).toMatchObject([{ id: made[1].id }])
    expect((await call('GET', '/Users?count=0')).body).toMatchObject({
      totalResults: 3,
      Resources: [],
    })
  })

  test.each<[string, (domain: string) => Promise<object> | object, number]>([
    ['of a domain that is not proved', () => entraUser('sam@elsewhere.example'), 400],
    ['without a name', () => ({ active: true }), 400],
    ['with a name that is none', () => ({ userName: 7 }), 400],
    [
      'of an operator',
      async (domain) => {
        const { id } = await world.person({ email: `op@${domain}` })
        await sql(`update auth."user" set role = 'admin' where id = $1`, id)
        return entraUser(`op@${domain}`)
      },
      403,
    ],
  ])('are refused: %s', async (_, body, status) => {
    const { domain, call } = await directory()
    const sent = await body(domain)
    expect(await call('POST', '/Users', sent)).toMatchObject({
      status,
      body: { status: `${status}` },
    })
    expect((await call('GET', '/Users')).body.totalResults).toBe(0)
  })

  test('with an account that nobody confirmed get it, and whoever made it does not', async () => {
    const { domain, call } = await directory()
    const userName = `pat@${domain}`
    const { cookie } = await product.auth.signUp(userName)
    await call('POST', '/Users', entraUser(userName))
    expect(await product.auth.auth.session(new Headers({ cookie }))).toBeNull()
    expect((await product.auth.signIn(userName)).status).toBe(401)
  })

  test('are gone from sockets and questions at once', async () => {
    const { orgId, storeId, owner, call, create } = await directory()
    const user = await create()
    const userId = await personOf(user.userName)
    await world.run(owner, api.users.assignUserToStore, { storeId, userId, role: 'scanner' })
    const person = await signIn(userId)
    const client = await FrameClient.open(product.node)
    client.authenticate(token(person.identity))
    const list = client.subscribe(api.stores.getByOrganization.name, { orgId })
    const told = async () => JSON.stringify(await client.last(list))
    await expect.poll(told).toContain(storeId)
    // As Entra ID writes it.
    const out = patch({ op: 'Replace', path: 'active', value: 'False' })
    expect((await call('PATCH', `/Users/${user.id}`, out)).body.active).toBe(false)
    await expect.poll(told).toContain('not_found')
    await expect(ask(person, api.stores.getByOrganization, { orgId })).rejects.toMatchObject({
      code: 'not_found',
    })
    client.close()
  })

  test('who were deleted there are gone here, and are the same when they come back', async () => {
    const { orgId, call, create } = await directory()
    const user = await create()
    const userId = await personOf(user.userName)
    expect((await call('DELETE', `/Users/${user.id}`)).status).toBe(204)
    expect(await isMember(orgId, userId)).toBe(false)
    expect((await call('GET', `/Users/${user.id}`)).status).toBe(404)
    expect((await call('GET', '/Users')).body.totalResults).toBe(0)
    const again = await call('POST', '/Users', entraUser(user.userName))
    expect(again).toMatchObject({ status: 201, body: { id: user.id } })
    expect(await personOf(user.userName)).toBe(userId)
    expect(await isMember(orgId, userId)).toBe(true)
  })

  test('never include the last owner', async () => {
    const { orgId, owner, domain, call } = await directory()
    await sql(
      'update auth."user" set email = $2, "emailVerified" = true where id = $1',
      owner.id,
      `boss@${domain}`,
    )
    const { body } = await call('POST', '/Users', entraUser(`boss@${domain}`))
    const out = patch({ op: 'replace', value: { active: false } })
    expect(await call('PATCH', `/Users/${body.id}`, out)).toMatchObject({
      status: 409,
      body: { scimType: 'mutability' },
    })
    expect((await call('GET', `/Users/${body.id}`)).body.active).toBe(true)
    expect(await isMember(orgId, owner.id)).toBe(true)
  })
})

describe('what a directory says later', () => {
  const activate = patch({ op: 'replace', value: { active: true } })

  test('brings nobody back whose domain is no longer proved', async () => {
    const { orgId, owner, call, create, domainId } = await directory()
    const user = await create()
    const userId = await personOf(user.userName)
    const out = patch({ op: 'replace', value: { active: false } })
    await call('PATCH', `/Users/${user.id}`, out)
    await world.run(owner, api.signOn.removeDomain, { orgId, domainId })
    expect((await call('PATCH', `/Users/${user.id}`, activate)).status).toBe(400)
    await call('DELETE', `/Users/${user.id}`)
    expect((await call('POST', '/Users', entraUser(user.userName))).status).toBe(400)
    expect(await isMember(orgId, userId)).toBe(false)
  })

  test('brings nobody back who operates the installation by now', async () => {
    const { orgId, call, create } = await directory()
    const user = await create()
    const userId = await personOf(user.userName)
    await call('PATCH', `/Users/${user.id}`, patch({ op: 'replace', value: { active: false } }))
    await sql(`update auth."user" set role = 'admin' where id = $1`, userId)
    expect((await call('PATCH', `/Users/${user.id}`, activate)).status).toBe(403)
    expect(await isMember(orgId, userId)).toBe(false)
  })

  test('gives nobody the account of somebody else there', async () => {
    const { domain, call, create } = await directory()
    const boss = await create()
    const alias = { ...entraUser(`alias@${domain}`), emails: [{ value: boss.userName }] }
    expect(await call('POST', '/Users', alias)).toMatchObject({
      status: 409,
      body: { scimType: 'uniqueness' },
    })
    // Made anew under another name they are the same person, and in.
    await call('DELETE', `/Users/${boss.id}`)
    expect((await call('POST', '/Users', alias)).status).toBe(201)
    expect((await call('POST', '/Users', entraUser(boss.userName))).status).toBe(409)
  })

  test('makes no name that turns or hides what stands beside it', async () => {
    const { create } = await directory()
    const names = [
      ['Pat \u202eeoD\u200b', 'Pat eoD'],
      ['\u202e\u200b', 'Pat Doe'],
    ] as const
    for (const [displayName, expected] of names) {
      const name = { givenName: 'Pat', familyName: 'Doe' }
      const { userName } = await create({ displayName, name })
      expect(await sql('select name from auth."user" where email = $1', userName)).toEqual([
        { name: expected },
      ])
    }
  })

  test('is not gone around by a link for anybody, nor by an invitation of before', async () => {
    const { orgId, storeId, owner, call, create } = await directory()
    const stores = [{ storeId, role: 'scanner' as const }]
    const offer = { orgId, role: 'member' as const, stores }
    const invite = async (email: string | null) =>
      (await world.run(owner, api.invitations.create, { ...offer, email })).token
    const user = await create()
    const userId = await personOf(user.userName)
    const open = await invite(null)
    const before = await invite(user.userName)
    await call('PATCH', `/Users/${user.id}`, patch({ op: 'replace', value: { active: false } }))
    const person = { ...(await signIn(userId)), id: userId, name: 'Pat', email: user.userName }
    const join = (token: string) => world.run(person, api.invitations.accept, { token })
    await expect(join(open)).rejects.toMatchObject({ details: { reason: 'removed' } })
    await expect(join(before)).rejects.toMatchObject({ code: 'illegal_transition' })
    expect(await isMember(orgId, userId)).toBe(false)
    expect(await join(await invite(user.userName))).toMatchObject({ organizationId: orgId })
  })
})

describe('groups', () => {
  async function withGroup() {
    const own = await directory()
    const { owner, orgId, storeId, call, create } = own
    const users = [await create(), await create()]
    const made = await call('POST', '/Groups', {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
      externalId: '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159',
      displayName: 'Counters',
      members: [],
    })
    expect(made.status).toBe(201)
    const groupId = made.body.id
    const stores = (role: 'scanner' | 'manager') =>
      world.run(owner, api.scim.setGroupStores, { orgId, groupId, stores: [{ storeId, role }] })
    const people = [await personOf(users[0].userName), await personOf(users[1].userName)]
    return { ...own, users, groupId, stores, people }
  }

  test('say who works where, as owners map them', async () => {
    const { orgId, storeId, call, users, groupId, stores, people } = await withGroup()
    const [first = '', second = ''] = people
    const add = (...ids: readonly string[]) =>
      call(
        'PATCH',
        `/Groups/${groupId}`,
        patch({ op: 'Add', path: 'members', value: ids.map((value) => ({ value })) }),
      )
    await add(users[0].id)
    expect(await seatsOf(orgId, first)).toEqual([])
    await stores('scanner')
    expect(await seatsOf(orgId, first)).toEqual([{ store_id: storeId, role: 'scanner' }])
    await stores('manager')
    expect(await seatsOf(orgId, first)).toEqual([{ store_id: storeId, role: 'manager' }])
    await add(users[1].id)
    expect(await seatsOf(orgId, second)).toEqual([{ store_id: storeId, role: 'manager' }])
    // Entra ID names who goes in a list, Okta in the path.
    await call(
      'PATCH',
      `/Groups/${groupId}`,
      patch({ op: 'Remove', path: 'members', value: [{ value: users[0].id }] }),
    )
    await call(
      'PATCH',
      `/Groups/${groupId}`,
      patch({ op: 'remove', path: `members[value eq "${users[1].id}"]` }),
    )
    expect([await seatsOf(orgId, first), await seatsOf(orgId, second)]).toEqual([[], []])
    const told = await sql(
      `select action from journal where organization_id = $1 and user_id = $2 order by id`,
      ...[orgId, first],
    )
    // In by its stores, higher, and out: each once.
    expect(told.map((row) => Reflect.get(row, 'action'))).toEqual([
      'scim.add',
      ...['scim.seat', 'scim.seat', 'scim.seat'],
    ])
    expect(await isMember(orgId, first)).toBe(true)
  })

  test('are renamed, filled anew, read without members, and deleted', async () => {
    const { call, users, groupId, stores, people, orgId } = await withGroup()
    await stores('scanner')
    const renamed = patch({ op: 'replace', value: { id: groupId, displayName: 'Night shift' } })
    expect((await call('PATCH', `/Groups/${groupId}`, renamed)).body.displayName).toBe(
      'Night shift',
    )
    const filled = patch({ op: 'replace', path: 'members', value: [{ value: users[1].id }] })
    expect((await call('PATCH', `/Groups/${groupId}`, filled)).body.members).toMatchObject([
      { value: users[1].id },
    ])
    const find = encodeURIComponent('displayName eq "Night shift"')
    const found = await call('GET', `/Groups?excludedAttributes=members&filter=${find}`)
    expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ id: groupId }] })
    expect(found.body.Resources[0]).not.toHaveProperty('members')
    const put = { displayName: 'Night shift', members: [{ value: users[0].id }] }
    expect((await call('PUT', `/Groups/${groupId}`, put)).body.members).toHaveLength(1)
    expect((await call('DELETE', `/Groups/${groupId}`)).status).toBe(204)
    expect(await seatsOf(orgId, people[0] ?? '')).toHaveLength(1)
    expect((await call('GET', `/Groups/${groupId}`)).status).toBe(404)
  })

  test('take nobody whom the directory does not have', async () => {
    const [mine, other] = [await withGroup(), await directory()]
    const foreign = await other.create()
    const add = patch({ op: 'add', path: 'members', value: [{ value: foreign.id }] })
    expect((await mine.call('PATCH', `/Groups/${mine.groupId}`, add)).status).toBe(400)
  })
})

describe('a token', () => {
  test('opens its own organization, and nothing of another one', async () => {
    const [mine, other] = [await directory(), await directory()]
    const [user, group] = [
      await other.create(),
      (await other.call('POST', '/Groups', { displayName: 'Theirs' })).body,
    ]
    const out = patch({ op: 'replace', value: { active: false } })
    const calls: readonly (readonly [string, string, object?])[] = [
      ['GET', `/Users/${user.id}`],
      ['PUT', `/Users/${user.id}`, entraUser(user.userName)],
      ['PATCH', `/Users/${user.id}`, out],
      ['DELETE', `/Users/${user.id}`],
      ['GET', `/Groups/${group.id}`],
      ['PUT', `/Groups/${group.id}`, { displayName: 'Mine' }],
      ['PATCH', `/Groups/${group.id}`, patch({ op: 'replace', value: { displayName: 'Mine' } })],
      ['DELETE', `/Groups/${group.id}`],
    ]
    for (const [method, path, body] of calls) {
      const { status, body: said } = await mine.call(method, path, body)
      expect([method, path, status]).toEqual([method, path, 404])
      expect(JSON.stringify(said)).not.toContain(user.userName)
    }
    expect((await mine.call('GET', '/Users')).body.totalResults).toBe(0)
    expect((await mine.call('GET', '/Groups')).body.totalResults).toBe(0)
    expect((await other.call('GET', `/Users/${user.id}`)).body.active).toBe(true)
  })

  test('ends with the next one, and when it is removed; whoever it brought stays', async () => {
    const { orgId, owner, call, create } = await directory()
    const user = await create()
    await world.run(owner, api.scim.createToken, { orgId })
    expect((await call('GET', '/Users')).status).toBe(401)
    await world.run(owner, api.scim.removeToken, { orgId })
    expect(await isMember(orgId, await personOf(user.userName))).toBe(true)
    expect(await ask(owner, api.scim.get, { orgId })).toMatchObject({ token: null, people: 1 })
  })

  test.each([undefined, 'Bearer', 'Bearer short', `Bearer ${'x'.repeat(43)}`, 'Basic YTpi'])(
    'is not %s',
    async (authorization) => {
      const headers = authorization === undefined ? {} : { authorization }
      const response = await routes.request('/scim/v2/Users', { headers })
      expect(response.status).toBe(401)
      expect(response.headers.get('content-type')).toBe('application/scim+json')
    },
  )

  test('is nowhere to be read again', async () => {
    const { orgId, owner, secret } = await directory()
    expect(JSON.stringify(await ask(owner, api.scim.get, { orgId }))).not.toContain(secret)
    const kept = [
      await sql('select * from scim_token where organization_id = $1', orgId),
      await sql('select details from journal where organization_id = $1', orgId),
    ]
    expect(JSON.stringify(kept)).not.toContain(secret)
  })
})

test('what cannot be done is said in words of the protocol', async () => {
  const { call, create } = await directory()
  const user = await create()
  for (const [method, path, body, status] of [
    ['GET', '/Users?filter=title%20co%20%22x%22', undefined, 400],
    ['PATCH', `/Users/${user.id}`, {}, 400],
    ['PATCH', `/Users/${user.id}`, patch({ op: 'melt', path: 'active', value: true }), 400],
    ['PATCH', `/Users/${user.id}`, patch({ op: 'replace', path: 'active', value: 'maybe' }), 400],
    ['GET', '/Users/nonsense', undefined, 404],
    ['GET', '/Elsewhere', undefined, 404],
    ['GET', '/ServiceProviderConfig', undefined, 200],
    ['GET', '/ResourceTypes', undefined, 200],
    ['GET', '/Schemas', undefined, 200],
  ] as const) {
    expect([path, (await call(method, path, body)).status]).toEqual([path, status])
  }
})

test('whoever the directory took out does not come back by single sign-on', async () => {
  const { isTakenOut } = await import('../queries/scim/scim.ts')
  const { scopedDatabase } = await import('../db/scoped-database.ts')
  const { inTransaction } = await import('../db/transaction.ts')
  const { orgId, call, create }: Shop & Awaited<ReturnType<typeof directory>> = await directory()
  const user = await create()
  const isOut = () =>
    inTransaction(database.app, (client) =>
      isTakenOut(
        scopedDatabase(client, { kind: 'organization', organizationId: orgId }, new Set()),
        { userId: undefined, email: user.userName },
      ),
    )
  expect(await isOut()).toBe(false)
  await call('DELETE', `/Users/${user.id}`)
  expect(await isOut()).toBe(true)
})
