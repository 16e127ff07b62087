// Single sign-on with a real OpenID Connect provider, from the first click to the store.

import { afterAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { newId } from '#server/new-id.ts'
import { cookieOf } from '#tests/support/auth-node.ts'
import { testDatabase } from '#tests/support/database.ts'
import { FrameClient } from '#tests/support/frame-client.ts'
import { token } from '#tests/support/live-node.ts'
import { type IdpPerson, startOidcIdp } from '#tests/support/oidc-idp.ts'
import { startSignOnNode } from '#tests/support/single-sign-on.ts'

const database = await testDatabase()
const idp = await startOidcIdp()
const full = { isFull: false }
const product = await startSignOnNode(database, {
  operators: ['operator@operators.example'],
  entitlements: {
    require: async ({ feature }) => {
      const { Fault } = await import('#domain/fault.ts')
      if (full.isFull && feature === 'members') throw new Fault('limit_reached')
    },
    reserve: async () => async () => {},
    roomFor: async () => null,
  },
})
const { auth, world, ask, act, start, comeBack, identityOf } = product
afterAll(async () => {
  await product.stop()
  await idp.stop()
})

const sql = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await database.owner.query<Row>(text, values)).rows

async function federated(options: { readonly putsClaimsInToken?: boolean } = {}) {
  const shop = await product.shop(idp)
  idp.configure({ redirectUris: [shop.redirectUri], ...options })
  return shop
}

/** Somebody with an account at the provider. */
function employee(domain: string, facts: Partial<IdpPerson> = {}): Required<IdpPerson> {
  const sub = newId()
  const email = `${sub.slice(-12)}@${domain}`
  const person = { sub, email, email_verified: true, name: 'Pat Doe', ...facts }
  idp.add(person)
  return person
}

async function signIn({ sub, email }: Required<IdpPerson>, at?: string) {
  const begun = await start(at ?? email)
  const back = await idp.signIn(begun.url, sub)
  return comeBack(back, begun.cookie)
}

const usersWith = (email: string) =>
  sql<{ id: string; confirmed: boolean; accounts: number }>(
    `select u.id, u."emailVerified" as confirmed,
       (select count(*)::int from auth.account a where a."userId" = u.id) as accounts
     from auth."user" u where u.email = $1`,
    email,
  )

const journalOf = (orgId: string, userId: string) =>
  sql<{ action: string }>(
    'select action from journal where organization_id = $1 and user_id = $2 order by id',
    orgId,
    userId,
  )

describe('somebody new', () => {
  test.each([true, false])(
    'joins with the role that owners chose; claims in the token: %s',
    async (putsClaimsInToken) => {
      const { orgId, storeId, domain } = await federated({ putsClaimsInToken })
      const person = employee(domain)
      const { location, cookie } = await signIn(person)
      expect(location).toBe('/sign-in')
      const viewer = await identityOf(cookie)
      expect(viewer).toMatchObject({ email: person.email, name: 'Pat Doe' })
      expect(await ask(viewer, api.organizations.getByUser, {})).toMatchObject([
        { id: orgId, role: 'member', unmet: null },
      ])
      expect(await ask(viewer, api.stores.getByOrganization, { orgId })).toMatchObject([
        { id: storeId, role: 'scanner' },
      ])
      expect(await usersWith(person.email)).toMatchObject([{ confirmed: true, accounts: 0 }])
      expect(await journalOf(orgId, viewer.id)).toEqual([{ action: 'signOn.join' }])
    },
  )

  test('comes back as the same person, also with another address there', async () => {
    const { orgId, domain } = await federated()
    const person = employee(domain)
    const first = await identityOf((await signIn(person)).cookie)
    idp.add({ ...person, email: `married@${domain}` })
    const second = await identityOf((await signIn(person)).cookie)
    expect(second.id).toBe(first.id)
    expect(await journalOf(orgId, first.id)).toHaveLength(1)
  })

  test.each<[string, (domain: string) => Partial<IdpPerson>, string]>([
    ['of another domain', () => ({ email: 'sam@elsewhere.example' }), 'foreign_domain'],
    ['of a domain below', (domain) => ({ email: `sam@sub.${domain}` }), 'foreign_domain'],
    ['whose address is not vouched for', () => ({ email_verified: false }), 'email_unverified'],
    ['whose address ends like the domain', (domain) => ({ email: `a@evil@${domain}` }), 'no_email'],
  ])('%s is not let in, and not made', async (_, facts, reason) => {
    const { domain } = await federated()
    const person = employee(domain, facts(domain))
    const before = await usersWith(person.email)
    const { location, cookie } = await signIn(person, `anybody@${domain}`)
    expect(location).toBe(`/sign-in?signOn=${reason}`)
    expect(await auth.auth.session(new Headers({ cookie }))).toBeNull()
    expect(await usersWith(person.email)).toEqual(before)
  })

  test('is told to ask where owners invite everybody themselves, and comes in once invited', async () => {
    const { orgId, owner, storeId, domain } = await federated()
    await world.run(owner, api.signOn.setJoining, { orgId, letsJoin: false, stores: [] })
    const person = employee(domain)
    expect((await signIn(person)).location).toBe('/sign-in?signOn=not_invited')
    expect(await usersWith(person.email)).toEqual([])
    const member = await world.person({ email: person.email })
    const { token: link } = await world.run(owner, api.invitations.create, {
      ...{ orgId, role: 'member', email: null },
      stores: [{ storeId, role: 'manager' }],
    })
    await world.run(member, api.invitations.accept, { token: link })
    const viewer = await identityOf((await signIn(person)).cookie)
    expect(viewer.id).toBe(member.id)
    expect(await ask(viewer, api.stores.getByOrganization, { orgId })).toMatchObject([
      { role: 'manager' },
    ])
  })

  test('is told where the plan has no seat, and nobody is made', async () => {
    const { domain } = await federated()
    const person = employee(domain)
    full.isFull = true
    const { location } = await signIn(person).finally(() => {
      full.isFull = false
    })
    expect(location).toBe('/sign-in?signOn=no_seat')
    expect(await usersWith(person.email)).toEqual([])
  })

  test('does not join a suspended organization', async () => {
    const { orgId, domain } = await federated()
    await sql(
      `update organization set suspended_at = now(), suspended_reason = 'Unpaid' where id = $1`,
      orgId,
    )
    expect((await signIn(employee(domain))).location).toBe('/sign-in?signOn=suspended')
  })

  test('stays out once removed', async () => {
    const { orgId, owner, domain } = await federated()
    const person = employee(domain)
    const { id } = await identityOf((await signIn(person)).cookie)
    await world.run(owner, api.members.remove, { orgId, userId: id })
    expect((await signIn(person)).location).toBe('/sign-in?signOn=removed')
  })
})

describe('an account that was there before', () => {
  test('is linked, and told by mail', async () => {
    const { orgId, domain } = await federated()
    const person = employee(domain)
    const { cookie: own } = await auth.signUp(person.email)
    await sql('update auth."user" set "emailVerified" = true where email = $1', person.email)
    const { id } = await identityOf(own)
    const { cookie } = await signIn(person)
    expect((await identityOf(cookie)).id).toBe(id)
    const told = auth.mails.filter(({ to }) => to === person.email)
    expect(told.map(({ subject }) => subject)).toContain('Federated can sign you in')
    // What its owner had goes on.
    expect((await auth.signIn(person.email)).status).toBe(200)
    expect(await identityOf(own)).toMatchObject({ id })
    expect(await journalOf(orgId, id)).toEqual([{ action: 'signOn.join' }])
  })

  test('that nobody confirmed is taken from whoever made it', async () => {
    const { domain } = await federated()
    const person = employee(domain)
    const { cookie: stranger } = await auth.signUp(person.email)
    const { cookie } = await signIn(person)
    expect((await identityOf(cookie)).email).toBe(person.email)
    expect(await auth.auth.session(new Headers({ cookie: stranger }))).toBeNull()
    expect((await auth.signIn(person.email)).status).toBe(401)
    const told = auth.mails.filter(({ to }) => to === person.email)
    expect(told.map(({ text }) => text).join()).toContain('no longer works')
  })

  test('of a member keeps the role it had', async () => {
    const { orgId, domain, ...shop } = await federated()
    const manager = await world.teamMember(shop, 'manager')
    const person = employee(domain)
    await sql(
      'update auth."user" set email = $2, "emailVerified" = true where id = $1',
      manager.id,
      person.email,
    )
    const viewer = await identityOf((await signIn(person)).cookie)
    expect(await ask(viewer, api.stores.getByOrganization, { orgId })).toMatchObject([
      { role: 'manager' },
    ])
    expect(await journalOf(orgId, manager.id)).toEqual([{ action: 'signOn.link' }])
  })

  test.each(['an operator', 'whoever is going to be one'])('of %s is never opened', async (who) => {
    const { owner, orgId, domain } = await federated()
    const person = employee(domain)
    if (who === 'an operator') {
      const operator = await world.person({ email: person.email })
      await sql(`update auth."user" set role = 'admin' where id = $1`, operator.id)
    } else {
      await sql(
        `update organization_domain set domain = 'operators.example' where organization_id = $1`,
        orgId,
      )
      idp.add({ ...person, email: 'operator@operators.example' })
    }
    const at = who === 'an operator' ? person.email : 'anybody@operators.example'
    expect((await signIn(person, at)).location).toBe('/sign-in?signOn=operator')
    await sql('delete from organization_domain where organization_id = $1', orgId)
    expect(owner.id).not.toBe('')
  })
})

describe('what a login by a provider reaches', () => {
  /** Somebody who works in a shop with a provider and owns another one. */
  async function inTwoShops() {
    const shop = await federated()
    const person = employee(shop.domain)
    const member = await world.person({ email: person.email })
    await sql('update auth."user" set "emailVerified" = true where id = $1', member.id)
    const other = await world.shop({ owner: member, name: 'Elsewhere' })
    const { cookie } = await signIn(person)
    return { shop, other, member, cookie, viewer: await identityOf(cookie) }
  }

  test('is its own organization and no other', async () => {
    const { shop, other, member, viewer } = await inTwoShops()
    expect(viewer.id).toBe(member.id)
    expect(await ask(viewer, api.stores.getByOrganization, { orgId: shop.orgId })).toHaveLength(1)
    const orgId = other.organizationId
    await expect(ask(viewer, api.stores.getByOrganization, { orgId })).rejects.toMatchObject({
      code: 'requirement_unmet',
      details: { needs: 'own_login', organizationId: orgId },
    })
    await expect(
      product.node.engine.runMutation(viewer.identity, api.organizations.update.name, {
        ...{ orgId, name: 'Taken' },
      }),
    ).rejects.toMatchObject({ code: 'requirement_unmet' })
    expect(await ask(member, api.stores.getByOrganization, { orgId })).toHaveLength(1)
  })

  test('is not the account, and knows it', async () => {
    const { viewer, member, cookie } = await inTwoShops()
    expect(await ask(viewer, api.users.current, {})).toMatchObject({ bySignOn: true })
    expect(await ask(member, api.users.current, {})).toMatchObject({ bySignOn: false })
    const refused = { code: 'forbidden', details: { reason: 'own_login' } }
    const { deleteCurrentUserAccount, changePassword } = api.auth
    await expect(act(viewer, deleteCurrentUserAccount, {})).rejects.toMatchObject(refused)
    const passwords = { currentPassword: 'a', newPassword: 'another good one' }
    await expect(act(viewer, changePassword, passwords)).rejects.toMatchObject(refused)
    await expect(
      product.node.engine.runMutation(viewer.identity, api.organizations.create.name, {
        name: 'Mine',
      }),
    ).rejects.toMatchObject(refused)
    for (const [method, path] of [
      ['POST', '/delete-user'],
      ['POST', '/two-factor/enable'],
      ['POST', '/passkey/confirm'],
      ['GET', '/passkey/generate-register-options'],
      ['POST', '/revoke-sessions'],
    ] as const) {
      const body = method === 'POST' ? { body: { password: 'a' } } : {}
      expect([path, (await auth.call(method, path, { cookie, ...body })).status]).toEqual([
        path,
        403,
      ])
    }
    expect((await auth.call('GET', '/token', { cookie })).status).toBe(200)
  })

  test('sees and ends logins of its own kind, and no others', async () => {
    const { viewer, member, shop } = await inTwoShops()
    const own = await ask(viewer, api.users.listLogins, {})
    expect(own).toMatchObject([{ current: true, by: 'sign_on' }])
    const all = await ask(member, api.users.listLogins, {})
    expect(all.length).toBeGreaterThan(own.length)
    const personal = all.find(({ by }) => by === null)
    const { identity } = viewer
    for (const { id, isThere } of [
      { id: personal?.id ?? '', isThere: true },
      { id: identity.sessionId, isThere: false },
    ]) {
      expect(await act(viewer, api.auth.revokeLogin, { loginId: id })).toBeNull()
      const { userId } = identity
      await auth.auth.revokeSession({ userId, sessionId: id, signedOnTo: shop.orgId })
      const left = await ask(member, api.users.listLogins, {})
      expect(left.some((login) => login.id === id)).toBe(isThere)
    }
  })

  test('is no invitation of another organization', async () => {
    const { viewer, member } = await inTwoShops()
    const third = await world.shop({ name: 'Third' })
    const { token: link } = await world.run(third.owner, api.invitations.create, {
      ...{ orgId: third.organizationId, role: 'member', email: member.email },
      stores: [{ storeId: third.storeId, role: 'scanner' }],
    })
    expect(await ask(viewer, api.invitations.listMine, {})).toMatchObject({ invitations: [] })
    await expect(
      product.node.engine.runMutation(viewer.identity, api.invitations.accept.name, {
        token: link,
      }),
    ).rejects.toMatchObject({ details: { reason: 'own_login' } })
    expect((await ask(member, api.invitations.listMine, {})).invitations).toHaveLength(1)
  })

  test('is not what another login of the same person is told on an open page', async () => {
    const { other, member, viewer } = await inTwoShops()
    const asked = [
      [api.users.current.name, {}],
      [api.organizations.getByUser.name, {}],
    ] as const
    const open = async (person: Parameters<typeof ask>[0]) => {
      const client = await FrameClient.open(product.node)
      client.authenticate(token(person.identity))
      const told = asked.map(([name, args]) => client.subscribe(name, args))
      return {
        client,
        say: async () => JSON.stringify(await Promise.all(told.map((one) => client.last(one)))),
      }
    }
    const [own, narrow] = [await open(member), await open(viewer)]
    await expect.poll(own.say).toContain(other.storeId)
    await expect.poll(narrow.say).toContain('own_login')
    expect(await narrow.say()).not.toContain(other.storeId)
    expect(await own.say()).not.toContain('own_login')
    const { storeId } = other
    expect(await ask(viewer, api.stores.getRefusal, { storeId })).toBeNull()
    own.client.close()
    narrow.client.close()
  })

  test('is the same on a phone that takes over', async () => {
    const { cookie, other } = await inTwoShops()
    const answer = await auth.call('GET', '/one-time-token/generate', { cookie })
    const { token: oneTime } = await answer.json()
    const taken = await auth.call('POST', '/one-time-token/verify', { body: { token: oneTime } })
    const phone = await identityOf(cookieOf(taken))
    const orgId = other.organizationId
    await expect(ask(phone, api.stores.getByOrganization, { orgId })).rejects.toMatchObject({
      details: { needs: 'own_login' },
    })
  })

  test('ends with the provider, on open pages as well', async () => {
    const { shop, viewer, cookie } = await inTwoShops()
    const client = await FrameClient.open(product.node)
    client.authenticate(token(viewer.identity))
    const list = client.subscribe(api.stores.getByOrganization.name, { orgId: shop.orgId })
    const told = async () => JSON.stringify(await client.last(list))
    await expect.poll(told).toContain(shop.storeId)
    const off = { orgId: shop.orgId, isOn: false }
    await product.node.engine.runMutation(shop.owner.identity, api.signOn.setOn.name, off)
    await expect.poll(told).toContain('unauthenticated')
    expect(await auth.auth.session(new Headers({ cookie }))).toBeNull()
    client.close()
  })

  test('ends with the domain', async () => {
    const { shop, cookie } = await inTwoShops()
    const { domains } = await ask(shop.owner, api.signOn.get, { orgId: shop.orgId })
    const domainId = domains[0]?.id ?? ''
    await world.run(shop.owner, api.signOn.removeDomain, { orgId: shop.orgId, domainId })
    expect(await auth.auth.session(new Headers({ cookie }))).toBeNull()
  })
})

describe('a domain', () => {
  test('is proved by what its owners publish, and by one organization alone', async () => {
    const [first, second] = [await world.shop(), await world.shop()]
    const domain = `${newId().slice(-12)}.example`
    const add = (shop: typeof first) =>
      world.run(shop.owner, api.signOn.addDomain, {
        orgId: shop.organizationId,
        domain: ` @${domain.toUpperCase()}`,
      })
    const check = (shop: typeof first, { id: domainId }: { readonly id: string }) =>
      act(shop.owner, api.signOn.checkDomain, { orgId: shop.organizationId, domainId })
    const [one, two] = [await add(first), await add(second)]
    const recordOf = async (shop: typeof first) =>
      (await ask(shop.owner, api.signOn.get, { orgId: shop.organizationId })).domains[0]
    expect(await check(first, one)).toEqual({ isProved: false })
    product.records.set(`_shelfcount.${domain}`, (await recordOf(second))?.recordValue ?? '')
    expect(await check(first, one)).toEqual({ isProved: false })
    expect(await check(second, two)).toEqual({ isProved: true })
    product.records.set(`_shelfcount.${domain}`, (await recordOf(first))?.recordValue ?? '')
    await expect(check(first, one)).rejects.toMatchObject({
      details: { reason: 'proved_elsewhere' },
    })
    expect((await recordOf(first))?.provedAt).toBeNull()
  })

  test('that is not proved leads to no provider', async () => {
    const { orgId, owner } = await federated()
    await world.run(owner, api.signOn.addDomain, { orgId, domain: 'claimed.example' })
    expect((await start('sam@claimed.example')).body).toMatchObject({ details: { reason: 'off' } })
  })

  test('says nothing of accounts', async () => {
    const { domain } = await federated()
    const known = await world.person({ email: `known@${domain}` })
    const [one, other] = [await start(known.email), await start(`unknown@${domain}`)]
    expect([one.response.status, other.response.status]).toEqual([200, 200])
    expect(Object.keys(one.body)).toEqual(Object.keys(other.body))
    const stranger = await world.person({ email: `${newId()}@none.example` })
    expect((await start(stranger.email)).body).toEqual((await start('a@none.example')).body)
  })
})

describe('a sign-in', () => {
  test('ends once, in the browser and for the organization in which it began', async () => {
    const [shop, other] = [await product.shop(idp), await product.shop(idp)]
    idp.configure({ redirectUris: [shop.redirectUri, other.redirectUri] })
    const person = employee(shop.domain)
    const over = '/sign-in?signOn=over'
    const begin = async () => {
      const begun = await start(person.email)
      return { begun, back: await idp.signIn(begun.url, person.sub) }
    }
    const foreign = await begin()
    expect((await comeBack(foreign.back)).location).toBe(over)
    const stolen = await begin()
    const { cookie: another } = await start(person.email)
    expect((await comeBack(stolen.back, another)).location).toBe(over)
    const elsewhere = await begin()
    const moved = new URL(elsewhere.back.href.replace(shop.orgId, other.orgId))
    expect((await comeBack(moved, elsewhere.begun.cookie)).location).toBe(over)
    const own = await begin()
    expect((await comeBack(own.back, own.begun.cookie)).location).toBe('/sign-in')
    expect((await comeBack(own.back, own.begun.cookie)).location).toBe(over)
    const forged = await begin()
    forged.back.searchParams.set('state', 'x'.repeat(43))
    expect((await comeBack(forged.back, forged.begun.cookie)).location).toBe(over)
  })

  test('takes ten minutes at most', async () => {
    const { domain } = await federated()
    const person = employee(domain)
    const begun = await start(person.email)
    const back = await idp.signIn(begun.url, person.sub)
    await sql(`update sign_on_attempt set expires_at = now() - interval '1 second'`)
    expect((await comeBack(back, begun.cookie)).location).toBe('/sign-in?signOn=over')
  })

  test('that is called off at the provider opens nothing', async () => {
    const { domain } = await federated()
    const person = employee(domain)
    const begun = await start(person.email)
    const back = await idp.signIn(begun.url, undefined)
    expect((await comeBack(back, begun.cookie)).location).toBe('/sign-in?signOn=provider')
  })

  test('does not need a code of the account: the provider stands for both steps', async () => {
    const { orgId, domain } = await federated()
    const person = employee(domain)
    const known = await world.person({ email: person.email })
    await sql(
      'update auth."user" set "emailVerified" = true, "twoFactorEnabled" = true where id = $1',
      known.id,
    )
    await sql('update organization set requires_two_step = true where id = $1', orgId)
    const viewer = await identityOf((await signIn(person)).cookie)
    expect(await ask(viewer, api.stores.getByOrganization, { orgId })).toHaveLength(1)
  })

  test('of a new person waits for nobody, and makes one person of two at once', async () => {
    const { domain } = await federated()
    const person = employee(domain)
    const begun = [await start(person.email), await start(person.email)]
    const back = []
    for (const { url } of begun) back.push(await idp.signIn(url, person.sub))
    const came = await Promise.all(back.map((to, index) => comeBack(to, begun[index]?.cookie)))
    expect(came.map(({ location }) => location)).toEqual(['/sign-in', '/sign-in'])
    expect(await usersWith(person.email)).toHaveLength(1)
  })
})

describe('owners', () => {
  test('try the provider before it is on', async () => {
    const shop = await world.shop()
    const orgId = shop.organizationId
    const domain = `${newId().slice(-12)}.example`
    const { cookie, email } = await auth.signUp(`owner@${domain}`)
    const { identity } = await identityOf(cookie)
    await sql(
      `insert into member (organization_id, user_id, role) values ($1, $2, 'owner')`,
      orgId,
      identity.userId,
    )
    const owner = { id: identity.userId, name: 'Olga', email, identity }
    await product.proveDomain(owner, orgId, domain)
    const settings = { orgId, name: 'Acme', issuer: idp.issuer, clientId: 'shelfcount' }
    const setOn = () => world.run(owner, api.signOn.setOn, { orgId, isOn: true })
    const save = (clientSecret?: string) =>
      world.run(owner, api.signOn.saveOidc, { ...settings, ...(clientSecret && { clientSecret }) })
    await expect(save()).rejects.toMatchObject({ details: { field: 'clientSecret' } })
    await save('not the secret')
    await expect(setOn()).rejects.toMatchObject({ details: { reason: 'untested' } })
    const { callbackPath } = await ask(owner, api.signOn.get, { orgId })
    idp.configure({ redirectUris: [`http://localhost:3000${callbackPath}`] })
    const tryOut = async (facts: Partial<IdpPerson> = {}) => {
      const person = employee(domain, { email, ...facts })
      const { url } = await act(owner, api.signOn.test, { orgId })
      const back = await idp.signIn(url, person.sub)
      expect((await comeBack(back, cookie)).location).toBe(`/organization?org=${orgId}&part=access`)
      return (await ask(owner, api.signOn.get, { orgId })).provider
    }
    expect(await tryOut()).toMatchObject({
      testedAt: null,
      lastTest: { refusal: 'provider', detail: expect.stringContaining('invalid_client') },
    })
    const { CLIENT } = await import('#tests/support/oidc-idp.ts')
    await save(CLIENT.secret)
    expect(await tryOut({ email_verified: false })).toMatchObject({
      testedAt: null,
      lastTest: { refusal: 'email_unverified', email },
    })
    expect(await tryOut()).toMatchObject({ lastTest: { refusal: null, email } })
    // Nobody was let in, or linked, by a test.
    expect(await sql('select from sign_on_identity where organization_id = $1', orgId)).toEqual([])
    await setOn()
    await save('another secret')
    expect((await ask(owner, api.signOn.get, { orgId })).provider).toMatchObject({
      isOn: false,
      testedAt: null,
    })
  })

  test('do not test for one another', async () => {
    const { owner, orgId, domain } = await federated()
    const { url } = await act(owner, api.signOn.test, { orgId })
    const person = employee(domain)
    const back = await idp.signIn(url, person.sub)
    const { cookie } = await auth.signUp()
    expect((await comeBack(back, cookie)).location).toBe('/sign-in?signOn=over')
  })

  test('are never shown the secret, and it is in no journal', async () => {
    const { owner, orgId } = await federated()
    const { CLIENT } = await import('#tests/support/oidc-idp.ts')
    expect(JSON.stringify(await ask(owner, api.signOn.get, { orgId }))).not.toContain(CLIENT.secret)
    const kept = await sql('select * from identity_provider where organization_id = $1', orgId)
    expect(JSON.stringify(kept)).not.toContain(CLIENT.secret)
    const journal = await sql<{ action: string }>(
      'select action, details from journal where organization_id = $1',
      orgId,
    )
    expect(JSON.stringify(journal)).not.toContain(CLIENT.secret)
    expect(journal.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'signOn.addDomain',
        'signOn.checkDomain',
        'signOn.saveOidc',
        'signOn.setOn',
      ]),
    )
  })

  test('who keep a secret give it to nobody else', async () => {
    const { owner, orgId } = await federated()
    const elsewhere = { orgId, name: 'Evil', issuer: 'http://127.0.0.1:9', clientId: 'shelfcount' }
    await expect(world.run(owner, api.signOn.saveOidc, elsewhere)).rejects.toMatchObject({
      details: { field: 'clientSecret' },
    })
  })
})

describe('single sign-on for everybody', () => {
  const NOTHING = { twoStep: false, sessionHours: null, emailDomains: [] }

  test('closes the organization to passwords, and leaves owners a way in', async () => {
    const { orgId, owner, domain, ...shop } = await federated()
    const scanner = await world.teamMember(shop, 'scanner')
    const second = await world.person()
    await sql(
      `insert into member (organization_id, user_id, role) values ($1, $2, 'owner')`,
      orgId,
      second.id,
    )
    await world.run(owner, api.organizations.setRequirements, {
      orgId,
      ...NOTHING,
      singleSignOn: true,
    })
    const stores = (person: Parameters<typeof ask>[0]) =>
      ask(person, api.stores.getByOrganization, { orgId })
    const refused = { code: 'requirement_unmet', details: { needs: 'single_sign_on' } }
    await expect(stores(scanner)).rejects.toMatchObject(refused)
    await expect(stores(second)).rejects.toMatchObject(refused)
    expect(await stores(owner)).toHaveLength(1)
    await sql('update auth."user" set "twoFactorEnabled" = true where id = any($1)', [
      second.id,
      scanner.id,
    ])
    expect(await stores(second)).toHaveLength(1)
    await expect(stores(scanner)).rejects.toMatchObject(refused)
    const person = employee(domain)
    const viewer = await identityOf((await signIn(person)).cookie)
    expect(await stores(viewer)).toHaveLength(1)
    const lacks = (await ask(owner, api.members.list, { orgId })).map((one) => [one.id, one.lacks])
    expect(Object.fromEntries(lacks)).toEqual({
      [owner.id]: [],
      [second.id]: [],
      [scanner.id]: ['single_sign_on'],
      [viewer.id]: [],
    })
    expect(await ask(owner, api.organizations.getRequirements, { orgId })).toMatchObject({
      singleSignOn: true,
      hasSignOn: true,
      withoutSignOn: 3,
      withoutTwoStep: 0,
    })
  })

  test('is not asked without a provider, nor by an owner with a password alone', async () => {
    const { orgId, owner } = await federated()
    const ask_ = () =>
      world.run(owner, api.organizations.setRequirements, { orgId, ...NOTHING, singleSignOn: true })
    await sql('update auth."user" set "twoFactorEnabled" = false where id = $1', owner.id)
    await expect(ask_()).rejects.toMatchObject({ details: { reason: 'own_sign_on' } })
    await sql('update auth."user" set "twoFactorEnabled" = true where id = $1', owner.id)
    await world.run(owner, api.signOn.setOn, { orgId, isOn: false })
    await expect(ask_()).rejects.toMatchObject({ details: { reason: 'no_sign_on' } })
  })

  test('keeps the provider, its settings and its last domain', async () => {
    const { orgId, owner } = await federated()
    const asks = (singleSignOn: boolean) =>
      world.run(owner, api.organizations.setRequirements, { orgId, ...NOTHING, singleSignOn })
    await asks(true)
    const { domains } = await ask(owner, api.signOn.get, { orgId })
    const domainId = domains[0]?.id ?? ''
    const other = {
      orgId,
      name: 'B',
      issuer: 'http://127.0.0.1:9',
      clientId: 'b',
      clientSecret: 'b',
    }
    const ends = [
      () => world.run(owner, api.signOn.setOn, { orgId, isOn: false }),
      () => world.run(owner, api.signOn.removeProvider, { orgId }),
      () => world.run(owner, api.signOn.removeDomain, { orgId, domainId }),
      () => world.run(owner, api.signOn.saveOidc, other),
    ]
    for (const end of ends)
      await expect(end()).rejects.toMatchObject({ details: { reason: 'required' } })
    await asks(false)
    await world.run(owner, api.signOn.removeProvider, { orgId })
    expect((await ask(owner, api.signOn.get, { orgId })).provider).toBeNull()
  })
})
