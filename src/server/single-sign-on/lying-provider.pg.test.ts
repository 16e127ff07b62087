// Identity providers that lie, and owners who would have the server look where it must not.

import { afterAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { newId } from '#server/new-id.ts'
import { testDatabase } from '#tests/support/database.ts'
import { type Lie, startLyingIdp } from '#tests/support/lying-idp.ts'
import { startSignOnNode } from '#tests/support/single-sign-on.ts'

const database = await testDatabase()
const product = await startSignOnNode(database)
const idps: Awaited<ReturnType<typeof startLyingIdp>>[] = []
afterAll(async () => {
  await product.stop()
  for (const idp of idps) await idp.stop()
})

async function federated() {
  const idp = await startLyingIdp()
  idps.push(idp)
  return { idp, ...(await product.shop(idp)) }
}

async function signIn(lie: Lie, change: (back: URL) => void = () => {}) {
  const { idp, domain } = await federated()
  const email = `${newId().slice(-12)}@${domain}`
  const claims = { email, email_verified: true, ...lie.claims }
  idp.tell({ ...lie, claims })
  const begun = await product.start(email)
  const back = idp.signIn(begun.url)
  change(back)
  const { location } = await product.comeBack(back, begun.cookie)
  const { rows } = await database.owner.query('select from auth."user" where email = $1', [email])
  return { location, people: rows.length }
}

test('one that does not lie lets people in', async () => {
  expect(await signIn({})).toEqual({ location: '/sign-in', people: 1 })
})

const PAST = Math.floor(Date.now() / 1_000) - 3_600

describe('a token is not believed', () => {
  test.each<[string, Lie]>([
    ['for another client', { claims: { aud: 'somebody-else' } }],
    [
      'for several clients without saying which',
      { claims: { aud: ['shelfcount', 'x'], azp: 'x' } },
    ],
    ['of another issuer', { claims: { iss: 'https://elsewhere.example' } }],
    ['that has expired', { claims: { exp: PAST, iat: PAST - 60 } }],
    ['of another sign-in', { claims: { nonce: 'another' } }],
    ['of no sign-in', { claims: { nonce: undefined } }],
    ['signed by somebody else', { withForeignKey: true }],
    ['signed by nobody', { isUnsigned: true }],
    ['without a subject', { claims: { sub: '' } }],
    ['of an issuer that publishes another name', { metadata: { issuer: 'https://e.example' } }],
  ])('%s', async (_, lie) => {
    const outcome = await signIn(lie).catch(() => ({ location: 'refused at once', people: 0 }))
    expect(outcome.people).toBe(0)
    expect(outcome.location).not.toBe('/sign-in')
  })

  test.each(['false', 0, null, 'yes', [true]])(
    'whose address is vouched for by %j',
    async (word) => {
      const lie = { claims: { email_verified: word } }
      expect(await signIn(lie)).toEqual({ location: '/sign-in?signOn=email_unverified', people: 0 })
    },
  )

  test('without a code, or with an answer of another issuer', async () => {
    const without = await signIn({}, (back) => back.searchParams.delete('code'))
    expect(without).toMatchObject({ location: '/sign-in?signOn=provider', people: 0 })
    const other = await signIn({}, (back) => back.searchParams.set('iss', 'https://e.example'))
    expect(other).toMatchObject({ location: '/sign-in?signOn=provider', people: 0 })
  })
})

describe('nobody is sent', () => {
  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://files.example/'])(
    'to %s',
    async (address) => {
      const { idp, domain } = await federated()
      idp.tell({ metadata: { authorization_endpoint: address } })
      const { body } = await product.start(`a@${domain}`)
      expect(body).not.toHaveProperty('url')
    },
  )

  test('where more is said than is read', async () => {
    const { idp, domain } = await federated()
    idp.tell({ answerBytes: 2_000_000 })
    const { body } = await product.start(`a@${domain}`)
    expect(body).toMatchObject({ details: { reason: 'unreachable' } })
  })
})

describe('where private networks are closed', async () => {
  const closed = await startSignOnNode(database, { guard: { allowsPrivate: false } })
  afterAll(() => closed.stop())

  test('a provider there is not asked', async () => {
    const { idp, domain } = await federated()
    const { body } = await closed.start(`a@${domain}`)
    expect(body).toMatchObject({ code: 'forbidden' })
    expect(idp.asked()).toBe(0)
  })

  test.each([
    ['http://login.example', 'https'],
    ['https://127.0.0.1', 'private'],
    ['https://[::1]/', 'private'],
    ['https://169.254.169.254/latest', 'private'],
    ['https://localhost:8443', 'private'],
    ['https://user:word@login.example', 'address'],
    ['https://login.example?x=1', 'address'],
    ['login.example', 'address'],
  ])('%s is no issuer', async (issuer, rule) => {
    const shop = await product.world.shop()
    const args = { orgId: shop.organizationId, name: 'A', issuer, clientId: 'a', clientSecret: 'b' }
    const saved = closed.node.engine.runMutation(
      shop.owner.identity,
      api.signOn.saveOidc.name,
      args,
    )
    await expect(saved).rejects.toMatchObject({ details: { field: 'issuer', rule } })
  })
})
