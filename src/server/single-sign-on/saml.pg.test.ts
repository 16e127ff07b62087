// Single sign-on by SAML, with a provider of another make, and with forged answers.

import { afterAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { newId } from '#server/new-id.ts'
import { testDatabase } from '#tests/support/database.ts'
import { SAML_ISSUER, type SamlAnswer, startSamlIdp } from '#tests/support/saml-idp.ts'
import { startSignOnNode } from '#tests/support/single-sign-on.ts'

const database = await testDatabase()
const product = await startSignOnNode(database)
const idp = await startSamlIdp()
const { world, ask, start, comeBack, identityOf, auth } = product
afterAll(() => product.stop())

async function federated() {
  const shop = await product.shop({ issuer: 'http://127.0.0.1:9' })
  const { orgId, owner } = shop
  await world.run(owner, api.signOn.saveSaml, {
    ...{ orgId, name: 'Acme SAML', entityId: SAML_ISSUER },
    ...{ signOnUrl: idp.signOnUrl, certificates: idp.certificate },
  })
  await database.owner.query(
    'update identity_provider set tested_at = now() where organization_id = $1',
    [orgId],
  )
  await world.run(owner, api.signOn.setOn, { orgId, isOn: true })
  const { samlPath } = await ask(owner, api.signOn.get, { orgId })
  return { ...shop, samlPath, callbackUrl: `http://localhost:3000${samlPath}` }
}

type Shop = Awaited<ReturnType<typeof federated>>

function employee({ domain }: Shop): SamlAnswer {
  const nameId = newId()
  return { nameId, email: `${nameId.slice(-12)}@${domain}` }
}

/** As a page of the provider does: without the cookie. */
async function post({ samlPath }: Shop, xml: string, relayState: string): Promise<string | null> {
  const body = new URLSearchParams({
    SAMLResponse: Buffer.from(xml).toString('base64'),
    RelayState: relayState,
  })
  const request = new Request(`http://localhost:3000${samlPath}`, {
    method: 'POST',
    headers: {
      origin: 'https://saml.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: body.toString(),
  })
  const response = await auth.auth.handler(request, '10.9.9.9')
  return response.headers.get('location')
}

interface Forging {
  readonly said?: Partial<SamlAnswer> & { readonly withForeignKey?: boolean }
  readonly change?: (xml: string) => string
}

async function signIn(
  shop: Shop,
  person: SamlAnswer,
  { said = {}, change = (xml) => xml }: Forging = {},
) {
  const begun = await start(person.email)
  const { xml, relayState } = await idp.answer(begun.url, shop.callbackUrl, { ...person, ...said })
  const changed = change(xml)
  const next = await post(shop, changed, relayState)
  if (!next) throw new Error('the answer was not taken')
  const back = await comeBack(new URL(next, 'http://localhost:3000'), begun.cookie)
  return { ...back, begun, xml: changed, relayState }
}

const peopleWith = async (email: string) =>
  (await database.owner.query('select from auth."user" where email = $1', [email])).rows.length

test('somebody new joins, and comes back as the same person', async () => {
  const shop = await federated()
  const person = employee(shop)
  const first = await signIn(shop, person)
  expect(first.location).toBe('/sign-in')
  const viewer = await identityOf(first.cookie)
  expect(viewer).toMatchObject({ email: person.email, name: 'Pat Doe' })
  const { orgId } = shop
  expect(await ask(viewer, api.stores.getByOrganization, { orgId })).toMatchObject([
    { role: 'scanner' },
  ])
  expect((await identityOf((await signIn(shop, person)).cookie)).id).toBe(viewer.id)
})

describe('an answer is not believed', () => {
  const SIGNATURE = /<(?:ds:)?Signature[\s\S]*?<\/(?:ds:)?Signature>/g
  const ASSERTION = /<saml:Assertion[\s\S]*<\/saml:Assertion>/
  const evil = (xml: string) =>
    (ASSERTION.exec(xml)?.[0] ?? '')
      .replace(SIGNATURE, '')
      .replace(/ID="_[^"]*"/, 'ID="_evil"')
      .replace(/(<saml:AttributeValue>)[^<@]+@/, '$1boss@')

  test.each<[string, Forging]>([
    ['that nobody signed', { change: (xml) => xml.replaceAll(SIGNATURE, '') }],
    ['that somebody else signed', { said: { withForeignKey: true } }],
    ['of another issuer', { said: { issuer: 'https://elsewhere.example' } }],
    ['for somebody else', { said: { audience: 'https://elsewhere.example' } }],
    ['for another address', { said: { recipient: 'https://elsewhere.example/acs' } }],
    ['to another question', { said: { inResponseTo: '_another' } }],
    ['to no question', { said: { isUnasked: true } }],
    ['that has expired', { said: { notOnOrAfter: new Date(Date.now() - 600_000) } }],
    [
      'that was changed',
      { change: (xml) => xml.replace(/(<saml:AttributeValue>)[^<@]+@/, '$1boss@') },
    ],
    [
      'with another assertion before the signed one',
      { change: (xml) => xml.replace('<saml:Assertion', `${evil(xml)}<saml:Assertion`) },
    ],
    [
      'with the signed assertion hidden in another one',
      {
        change: (xml) => {
          const signed = ASSERTION.exec(xml)?.[0] ?? ''
          return xml.replace(
            ASSERTION,
            evil(xml).replace('</saml:Assertion>', `<Object>${signed}</Object></saml:Assertion>`),
          )
        },
      },
    ],
    [
      'with a document type',
      { change: (xml) => `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${xml}` },
    ],
    ['that is no answer', { change: () => 'nonsense' }],
    ['that is too long', { change: (xml) => xml + ' '.repeat(300_000) }],
  ])('%s', async (_, forging) => {
    const shop = await federated()
    const person = employee(shop)
    const { location, cookie } = await signIn(shop, person, forging)
    expect(location).toBe('/sign-in?signOn=provider')
    expect(await auth.auth.session(new Headers({ cookie }))).toBeNull()
    expect(await peopleWith(person.email)).toBe(0)
    expect(await peopleWith(`boss@${shop.domain}`)).toBe(0)
  })

  test('a second time, in another browser, or for another organization', async () => {
    const [shop, other] = [await federated(), await federated()]
    const person = employee(shop)
    const { xml, relayState, begun } = await signIn(shop, person)
    expect(await post(shop, xml, relayState)).toBe('/sign-in?signOn=over')
    const again = await start(person.email)
    const fresh = new URL(again.url).searchParams.get('RelayState') ?? ''
    // Under the name of another question, what was said before is no answer.
    const next = await post(shop, xml, fresh)
    const replayed = await comeBack(new URL(next ?? '', 'http://localhost:3000'), again.cookie)
    expect(replayed.location).toBe('/sign-in?signOn=provider')
    const third = await start(person.email)
    const answered = await idp.answer(third.url, shop.callbackUrl, person)
    expect(await post(other, answered.xml, answered.relayState)).toBe('/sign-in?signOn=over')
    const waiting = await post(shop, answered.xml, answered.relayState)
    const stolen = await comeBack(new URL(waiting ?? '', 'http://localhost:3000'))
    expect(stolen.location).toBe('/sign-in?signOn=over')
    expect(begun.url).toContain('SAMLRequest=')
  })

  test('for the beginning of a name that a comment cuts in two', async () => {
    const shop = await federated()
    const [victim, thief] = [employee(shop), employee(shop)]
    await signIn(shop, victim)
    const longer = { ...thief, nameId: `${victim.nameId}-more` }
    const cut = (xml: string) =>
      xml.replace(`${victim.nameId}-more`, `${victim.nameId}<!-- -->-more`)
    const { cookie } = await signIn(shop, longer, { change: cut })
    const session = await auth.auth.session(new Headers({ cookie }))
    expect(session?.user.email).not.toBe(victim.email)
    const { rows } = await database.owner.query<{ subject: string }>(
      'select subject from sign_on_identity where organization_id = $1 order by subject',
      [shop.orgId],
    )
    expect(rows.filter(({ subject }) => subject === victim.nameId)).toHaveLength(1)
  })

  test('before there is one', async () => {
    const shop = await federated()
    const begun = await start(employee(shop).email)
    const state = new URL(begun.url).searchParams.get('RelayState') ?? ''
    const back = new URL(`${shop.redirectUri}?state=${state}`)
    expect((await comeBack(back, begun.cookie)).location).toBe('/sign-in?signOn=over')
  })
})

test('owners see whose certificate is there, and enter no other text as one', async () => {
  const { orgId, owner } = await federated()
  const { provider } = await ask(owner, api.signOn.get, { orgId })
  expect(provider).toMatchObject({
    protocol: 'saml',
    issuer: null,
    certificates: [{ fingerprint: expect.stringMatching(/^([\dA-F]{2}:){31}[\dA-F]{2}$/) }],
  })
  const settings = { orgId, name: 'A', entityId: SAML_ISSUER, signOnUrl: idp.signOnUrl }
  const save = (certificates?: string) =>
    world.run(owner, api.signOn.saveSaml, { ...settings, ...(certificates && { certificates }) })
  await expect(save('nonsense')).rejects.toMatchObject({ details: { field: 'certificates' } })
  await save()
  expect((await ask(owner, api.signOn.get, { orgId })).provider).toMatchObject({ isOn: true })
  await save(idp.foreignCertificate)
  expect((await ask(owner, api.signOn.get, { orgId })).provider).toMatchObject({
    isOn: false,
    testedAt: null,
  })
})
