// Single sign-on in the browser: an owner sets it up, and people come in by it, with a provider of each kind on loopback.

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { callbackPath, samlPath } from '#domain/sign-on.ts'
import { startNameServer } from '#tests/support/name-server.ts'
import { CLIENT, startOidcIdp } from '#tests/support/oidc-idp.ts'
import { SAML_ISSUER, startSamlIdp } from '#tests/support/saml-idp.ts'
import { Caller, listIn, textIn, valueIn } from './support/calls.ts'
import { makeDemoFolder } from './support/demo-folder.ts'
import { expect, test } from './support/fixtures.ts'
import { findFreePort, type RunningHost, startHost } from './support/host.ts'
import { lookHere } from './support/look.ts'
import { untilLive } from './support/pages.ts'
import { ACCOUNTS } from './support/product.ts'
import { mutate } from './support/small-count.ts'

const DOMAIN = 'quill-stores.example'
const SAML_DOMAIN = 'quill-offices.example'

let names: Awaited<ReturnType<typeof startNameServer>>
let oidc: Awaited<ReturnType<typeof startOidcIdp>>
let host: RunningHost
let folder: string
let owner: Caller
let orgId: string

test.beforeAll(async () => {
  names = await startNameServer()
  oidc = await startOidcIdp()
  folder = await makeDemoFolder('sign-on')
  host = await startHost({
    dataFolder: join(folder, 'data'),
    port: await findFreePort(),
    variables: { SIGN_ON_TO_PRIVATE: 'on', DNS_SERVERS: names.address },
  })
  owner = await Caller.signIn(host.url, ACCOUNTS.owner)
  orgId = textIn(listIn(await owner.query('organizations:getByUser'))[0], 'id')
})

test.afterAll(async () => {
  await owner?.close()
  await host?.stop()
  await oidc?.stop()
  await names?.stop()
  if (folder) await rm(folder, { recursive: true, force: true })
})

/** Publishes what the page says for a domain. */
async function publish(domain: string): Promise<string> {
  const domains = listIn(valueIn(await owner.query('signOn:get', { orgId }), 'domains'))
  const named = domains.find((one) => valueIn(one, 'domain') === domain)
  names.records.set(textIn(named, 'recordName'), textIn(named, 'recordValue'))
  return textIn(named, 'id')
}

async function letJoin() {
  const stores = listIn(await owner.query('stores:getByOrganization', { orgId }))
  const seats = [{ storeId: textIn(stores[0], 'id'), role: 'scanner' }]
  await mutate(owner, 'signOn:setJoining', { orgId, letsJoin: true, stores: seats })
}

type Open = (account?: undefined, options?: object) => Promise<Page>

async function openSettings(open: Open): Promise<Page> {
  const storageState = await owner.http.storageState()
  const page = await open(undefined, { baseURL: host.url, storageState })
  await page.goto('/organization?part=access')
  await untilLive(page)
  return page
}

async function comeIn(page: Page, email: string) {
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Use single sign-on' }).click()
  await lookHere(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('an owner verifies a domain and connects a provider, and somebody new comes in', async ({
  open,
}) => {
  const page = await openSettings(open)
  await page.getByRole('textbox', { name: 'Domain', exact: true }).fill(DOMAIN)
  await page.getByRole('button', { name: 'Add domain' }).click()
  await expect(page.getByText('Not verified yet')).toBeVisible()
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(page.getByText('The record isn’t there yet')).toBeVisible()
  await publish(DOMAIN)
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(page.getByText(/^Verified on/)).toBeVisible()

  await page.getByLabel('Name', { exact: true }).fill('Quill Login')
  await page.getByLabel('Issuer').fill(oidc.issuer)
  await page.getByLabel('Client ID').fill(CLIENT.id)
  await page.getByLabel('Client secret').fill(CLIENT.secret)
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  await expect(page.getByText('Not tested with these settings yet')).toBeVisible()
  await lookHere(page)

  oidc.configure({ redirectUris: [`${host.url}${callbackPath(orgId)}`] })
  oidc.add({ sub: 'boss', email: `boss@${DOMAIN}`, email_verified: true, name: 'The boss' })
  oidc.add({ sub: 'kim', email: `kim@${DOMAIN}`, email_verified: true, name: 'Kim Lee' })
  oidc.seat('boss')
  await page.getByRole('button', { name: 'Test sign-in' }).click()
  await expect(page.getByText(/^Worked on/).first()).toBeVisible()
  await expect(page.getByText(`It signed you in as boss@${DOMAIN}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Turn off', exact: true })).toBeVisible()
  await letJoin()
  await untilLive(page)
  await lookHere(page)

  oidc.seat('kim')
  const newcomer = await open(undefined, { baseURL: host.url })
  await comeIn(newcomer, `kim@${DOMAIN}`)
  await expect(newcomer).toHaveURL(/\/stores\//)
  await newcomer.goto('/profile')
  await untilLive(newcomer)
  await expect(newcomer.getByText('Kim Lee').first()).toBeVisible()
  await expect(newcomer.getByText(/by single sign-on/)).toBeVisible()
  await expect(newcomer.getByText('You’re signed in with single sign-on.')).toBeVisible()
  for (const name of [
    'Sign out everywhere',
    'Change Password',
    'Add a passkey',
    'Delete Account',
  ]) {
    await expect(newcomer.getByRole('button', { name })).toBeHidden()
  }
  await lookHere(newcomer)

  await test.step('whoever is refused there is told so here', async () => {
    oidc.seat(undefined)
    const refused = await open(undefined, { baseURL: host.url })
    await comeIn(refused, `kim@${DOMAIN}`)
    await expect(refused).toHaveURL(/signOn=provider/)
    await expect(refused.getByRole('alert').first()).toBeVisible()
    await lookHere(refused)
  })
})

test('a provider by SAML posts its answer from a page of its own, and the browser is in', async ({
  open,
}) => {
  const saml = await startSamlIdp()
  const callbackUrl = `${host.url}${samlPath(orgId)}`
  await mutate(owner, 'signOn:saveSaml', {
    ...{ orgId, name: 'Quill SAML', entityId: SAML_ISSUER },
    ...{ signOnUrl: saml.signOnUrl, certificates: saml.certificate },
  })
  await letJoin()
  await mutate(owner, 'signOn:addDomain', { orgId, domain: SAML_DOMAIN })
  const domainId = await publish(SAML_DOMAIN)
  expect(await owner.call('action', 'signOn:checkDomain', { orgId, domainId })).toMatchObject({
    value: { isProved: true },
  })
  /** The page of the provider, as it sends its form off by itself. */
  const present = (page: Page, nameId: string) =>
    page.route(`${saml.signOnUrl}**`, async (route) => {
      const said = { nameId, email: `${nameId}@${SAML_DOMAIN}` }
      const { xml, relayState } = await saml.answer(route.request().url(), callbackUrl, said)
      const answer = Buffer.from(xml).toString('base64')
      const body = `<body onload="document.forms[0].submit()"><form method="post" action="${callbackUrl}">
        <input type="hidden" name="SAMLResponse" value="${answer}">
        <input type="hidden" name="RelayState" value="${relayState}"></form></body>`
      await route.fulfill({ contentType: 'text/html', body })
    })

  const page = await openSettings(open)
  await present(page, 'boss')
  await page.getByRole('button', { name: 'Test sign-in' }).click()
  await expect(page.getByText(/^Worked on/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Turn off', exact: true })).toBeVisible()
  await lookHere(page)

  const newcomer = await open(undefined, { baseURL: host.url })
  await present(newcomer, 'ira')
  await comeIn(newcomer, `ira@${SAML_DOMAIN}`)
  await expect(newcomer).toHaveURL(/\/stores\//)
})
