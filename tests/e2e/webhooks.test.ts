// Webhooks of an organization in the browser, with a receiver on loopback.

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { accept, answerWith, type Receiver, startReceiver } from '../support/webhook-receiver.ts'
import { Caller } from './support/calls.ts'
import { makeDemoFolder } from './support/demo-folder.ts'
import { expect, test } from './support/fixtures.ts'
import { findFreePort, type RunningHost, startHost } from './support/host.ts'
import { untilLive } from './support/pages.ts'
import { ACCOUNTS } from './support/product.ts'

let receiver: Receiver
let host: RunningHost
let folder: string

test.beforeAll(async () => {
  receiver = await startReceiver()
  folder = await makeDemoFolder('webhooks')
  host = await startHost({
    dataFolder: join(folder, 'data'),
    port: await findFreePort(),
    variables: { WEBHOOKS_TO_PRIVATE: 'on' },
  })
})

test.afterAll(async () => {
  await host?.stop()
  await receiver?.stop()
  if (folder) await rm(folder, { recursive: true, force: true })
})

test('an owner adds a webhook, tries it, sees it fail, sends again, and removes it', async ({
  open,
}) => {
  const owner = await Caller.signIn(host.url, ACCOUNTS.owner)
  const state = await owner.http.storageState()
  const page = await open(undefined, { baseURL: host.url, storageState: state })
  await page.goto('/organization?part=webhooks')
  await untilLive(page)
  await expect(page.getByText('No webhooks yet')).toBeVisible()

  await page.getByRole('button', { name: 'Add a webhook' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Address').fill('register')
  await form.getByRole('button', { name: 'Add a webhook' }).click()
  await expect(form.getByText('This isn’t an address')).toBeVisible()
  await form.getByLabel('Address').fill(receiver.url)
  await form.getByLabel('Name').fill('Register')
  await form.getByLabel('Someone joins').uncheck()
  await form.getByRole('button', { name: 'Add a webhook' }).click()
  const shown = page.getByRole('dialog', { name: 'The secret of this webhook' })
  const secret = await shown.getByLabel('Secret', { exact: true }).inputValue()
  await shown.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('10 kinds of events')).toBeVisible()

  await page.getByRole('button', { name: 'Send a test' }).click()
  const log = page.getByRole('listitem').filter({ hasText: 'webhook.test' })
  await expect(log.getByText('Delivered').first()).toBeVisible()
  const [test] = receiver.received
  new Webhook(secret).verify(test?.body ?? '', { ...test?.headers })

  receiver.answer = answerWith(503, 'Closed for today')
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByText(/^Failing since/)).toBeVisible()
  const newest = page.locator('details').first()
  await newest.locator('summary').click()
  await expect(newest.getByText('Closed for today')).toBeVisible()
  await expect(newest.getByText(/^Answered 503 in/).first()).toBeVisible()

  receiver.answer = accept
  const oldest = page.locator('details').last()
  await oldest.locator('summary').click()
  await oldest.getByRole('button', { name: 'Send again' }).click()
  await expect(oldest.getByText('2 attempts')).toBeVisible()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'More for Register' }).click()
  await page.getByRole('menuitem', { name: 'Pause' }).click()
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  receiver.answer = answerWith(410)
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByText('Switched off', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'More for Register' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No webhooks yet')).toBeVisible()
})
