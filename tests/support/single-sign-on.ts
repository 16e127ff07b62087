// Organizations with an identity provider, and people who sign in by it.

import { api } from '#contract/api.ts'
import type { ActionContract, QueryContract } from '#contract/define.ts'
import { callbackPath } from '#domain/sign-on.ts'
import { type Person, World } from '#seeds/world.ts'
import type { SignOnOptions } from '#server/single-sign-on/create-sign-on.ts'
import { cookieOf, startAuthNode } from './auth-node.ts'
import type { TestDatabase } from './database.ts'
import { startLiveNode, testSignOn } from './live-node.ts'
import { CLIENT, type OidcIdp } from './oidc-idp.ts'

const APP = 'http://localhost:3000'

let shops = 0

export async function startSignOnNode(
  database: TestDatabase,
  options: Partial<SignOnOptions> = {},
) {
  /** What name servers say. */
  const records = new Map<string, string>()
  const signOn = testSignOn(database, {
    readTxt: async (name) => {
      const text = records.get(name)
      return text === undefined ? [] : [['something else'], [text.slice(0, 9), text.slice(9)]]
    },
    ...options,
  })
  const node = await startLiveNode({ database, signOn })
  const auth = startAuthNode(database, { signOn })
  const world = new World({ database })

  async function ask<Args, Result>(
    person: Pick<Person, 'identity'>,
    { name: path }: QueryContract<Args, Result>,
    args: Args,
  ): Promise<Result> {
    const [answer] = await node.engine.runQueries(person.identity, [{ path, args }], 'consistent')
    return answer as Result
  }

  async function act<Args, Result>(
    person: Pick<Person, 'identity'>,
    { name }: ActionContract<Args, Result>,
    args: Args,
  ): Promise<Result> {
    return (await node.engine.runAction(person.identity, name, args)) as Result
  }

  async function proveDomain(owner: Person, orgId: string, domain: string): Promise<string> {
    const { id: domainId } = await world.run(owner, api.signOn.addDomain, { orgId, domain })
    const { domains } = await ask(owner, api.signOn.get, { orgId })
    const found = domains.find(({ id }) => id === domainId)
    records.set(found?.recordName ?? '', found?.recordValue ?? '')
    await act(owner, api.signOn.checkDomain, { orgId, domainId })
    return domainId
  }

  /** Of an owner with two-step sign-in, with a provider that is on and lets people join as scanners. */
  async function shop(idp: Pick<OidcIdp, 'issuer'>) {
    const made = await world.shop({ name: 'Federated' })
    const orgId = made.organizationId
    shops += 1
    const domain = `shop-${shops}-${orgId.slice(-8)}.example`
    await database.owner.query('update auth."user" set "twoFactorEnabled" = true where id = $1', [
      made.owner.id,
    ])
    await proveDomain(made.owner, orgId, domain)
    await world.run(made.owner, api.signOn.saveOidc, {
      ...{ orgId, name: 'Acme Login', issuer: idp.issuer },
      ...{ clientId: CLIENT.id, clientSecret: CLIENT.secret },
    })
    await world.run(made.owner, api.signOn.setJoining, {
      ...{ orgId, letsJoin: true },
      stores: [{ storeId: made.storeId, role: 'scanner' }],
    })
    await database.owner.query(
      'update identity_provider set tested_at = now() where organization_id = $1',
      [orgId],
    )
    await world.run(made.owner, api.signOn.setOn, { orgId, isOn: true })
    return { ...made, orgId, domain, redirectUri: `${APP}${callbackPath(orgId)}` }
  }

  /** As the page does: where the browser is sent, and what it keeps meanwhile. */
  async function start(email: string, cookie?: string) {
    const response = await auth.call('POST', '/sign-on/start', {
      body: { email },
      ...(cookie && { cookie }),
    })
    const body = await response.json()
    return { response, url: String(body.url), cookie: cookieOf(response), body }
  }

  /** Comes back from the provider. */
  async function comeBack(to: URL, cookie?: string) {
    const path = to.href.slice(`${APP}/api/auth`.length)
    const response = await auth.call('GET', path, cookie ? { cookie } : {})
    return { response, location: response.headers.get('location'), cookie: cookieOf(response) }
  }

  async function identityOf(cookie: string) {
    const session = await auth.auth.session(new Headers({ cookie }))
    if (!session) throw new Error('nobody is signed in')
    return { identity: { userId: session.user.id, sessionId: session.sessionId }, ...session.user }
  }

  return {
    ...{ node, auth, world, records, signOn, ask, act, proveDomain, shop, start, comeBack },
    identityOf,
    stop: () => node.stop(),
  }
}
