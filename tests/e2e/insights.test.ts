// What the numbers may mean, in the browser: patterns, dismissals, questions without a model and with
// one that answers from loopback.

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type AiStub, type ChatRequest, startAiStub, text } from '../support/ai-stub.ts'
import { Caller, listIn, textIn, valueIn } from './support/calls.ts'
import { makeDemoFolder } from './support/demo-folder.ts'
import { expect, test } from './support/fixtures.ts'
import { findFreePort, type RunningHost, startHost } from './support/host.ts'
import { untilLive } from './support/pages.ts'
import { ACCOUNTS, product } from './support/product.ts'

const meaning = (page: Page) =>
  page.getByRole('region', { name: 'Answers, summary and likely causes' })

async function openResults(
  page: Page,
  storeId: string,
  auditId: string,
  panel: 'ask' | 'insights' = 'ask',
): Promise<void> {
  await page.goto(`/stores/${storeId}/audit/${auditId}/results?panel=${panel}`)
  await untilLive(page)
}

test('a manager reads what the counts show, looks at the evidence, dismisses and takes back', async ({
  open,
}) => {
  const page = await open('manager')
  await openResults(page, product().storeId, product().auditId, 'insights')
  const panel = meaning(page)
  await expect(panel.getByText(/^\d+ (patterns?, |likely counting)/)).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Recount these first' })).toBeVisible()

  const finding = panel.getByRole('listitem').filter({ hasText: 'counting mistake' }).first()
  const title = (await finding.locator('p').first().textContent()) ?? ''
  await finding.getByRole('button', { name: 'Evidence' }).click()
  await expect(finding.getByRole('columnheader', { name: 'Probably there' })).toBeVisible()

  await finding.getByRole('button', { name: 'Dismiss' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dismiss this cause' })
  await dialog.getByRole('button', { name: 'Dismiss cause' }).click()
  await expect(dialog.getByText('Enter a reason.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('The shelf was looked at')
  await dialog.getByRole('button', { name: 'Dismiss cause' }).click()
  await expect(page.getByText(`Dismissed: ${title}`)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(panel.locator(':focus'), 'the keyboard goes on at the next finding').toHaveCount(1)

  await page.reload()
  await untilLive(page)
  await panel.getByRole('button', { name: 'Show 1 dismissed cause' }).click()
  await expect(panel.getByText('“The shelf was looked at”')).toBeVisible()
  await panel.getByRole('button', { name: 'Restore' }).click()
  await expect(panel.getByText('“The shelf was looked at”')).toHaveCount(0)
})

test('the lines to recount first lead to the recount', async ({ open }) => {
  const page = await open('manager')
  await openResults(page, product().storeId, product().auditId, 'insights')
  await meaning(page)
    .getByRole('button', { name: /^Recount these \d+$/ })
    .click()
  const dialog = page.getByRole('dialog', { name: /^Recount \d+ lines?$/ })
  await expect(dialog.getByText('The recount is blind.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
})

test('without a model questions are answered by rule, and say so', async ({ open }) => {
  const page = await open('manager')
  await openResults(page, product().storeId, product().auditId)
  const panel = meaning(page)
  await panel.getByRole('tab', { name: 'Summary' }).click()
  await expect(panel.getByText(/shelves are done/)).toBeVisible()
  await expect(panel.getByText('Built-in answer.')).toBeVisible()

  await panel.getByRole('tab', { name: 'Ask' }).click()
  await panel.getByRole('button', { name: 'What is missing?' }).click()
  const answer = panel.getByRole('region', { name: 'Answer to: What is missing?' })
  await expect(answer.getByText(/lines are short, together/)).toBeVisible()
  await expect(answer.getByText('Built-in answer.')).toBeVisible()
  const row = answer.getByRole('list', { name: 'Based on these rows' }).getByRole('link').first()
  const name = (await row.textContent()) ?? ''
  await row.click()
  await expect(page).toHaveURL(/tab=all/)
  const line = page.getByRole('button', { name, expanded: true })
  await expect(line).toBeInViewport()
})

test('what opens beside the table has an address: Back closes it, and so does its cross', async ({
  open,
}) => {
  const page = await open('manager')
  const { storeId, auditId } = product()
  await page.goto(`/stores/${storeId}/audit/${auditId}/results?tab=extra`)
  await untilLive(page)
  const button = page.getByRole('button', { name: 'Ask about this count' })
  await button.click()
  await expect(page).toHaveURL(/panel=ask/)
  await expect(meaning(page)).toBeVisible()
  await page.goBack()
  await expect(meaning(page)).toHaveCount(0)
  await expect(page).toHaveURL(/tab=extra/)
  await expect(page).not.toHaveURL(/panel=/)

  await button.click()
  await meaning(page).getByRole('tab', { name: 'Likely causes' }).click()
  await expect(page).toHaveURL(/panel=insights/)
  await page.reload()
  await untilLive(page)
  await expect(meaning(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(meaning(page)).toHaveCount(0)
  await expect(page).not.toHaveURL(/panel=/)
})

test('counters of a blind count find none of it', async ({ open }) => {
  const page = await open('scanner')
  await openResults(page, product().storeId, product().auditId)
  await expect(page.getByText('Results are not shown')).toBeVisible()
  await expect(meaning(page)).toHaveCount(0)
})

test.describe('with a model', () => {
  let stub: AiStub
  let host: RunningHost
  let folder: string

  test.beforeAll(async () => {
    stub = await startAiStub()
    folder = await makeDemoFolder('model')
    host = await startHost({
      dataFolder: join(folder, 'data'),
      port: await findFreePort(),
      variables: { AI_BASE_URL: stub.baseUrl, AI_MODEL: 'stub-model' },
    })
  })

  test.afterAll(async () => {
    await host.stop()
    await stub.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('an owner switches it on, and gets sentences and answers that were checked', async ({
    open,
  }) => {
    const owner = await Caller.signIn(host.url, ACCOUNTS.owner)
    const state = await owner.http.storageState()
    const page = await open(undefined, { baseURL: host.url, storageState: state })

    await page.goto('/organization?part=ai')
    await untilLive(page)
    const use = page.getByLabel('Use stub-model')
    await expect(use).not.toBeChecked()
    await use.check()
    await expect(page.getByText(/^Changed .* by /)).toBeVisible()

    const [storeId] = listIn(valueIn(await owner.query('users:current'), 'storeIds'))
    const [audit] = listIn(await owner.query('audits:getByStore', { storeId }))
    await openResults(page, String(storeId), textIn(audit, 'id'))
    const panel = meaning(page)

    await panel.getByRole('tab', { name: 'Summary' }).click()
    stub.say(summaryFromFacts)
    await panel.getByRole('button', { name: 'Write it with stub-model' }).click()
    await expect(panel.getByText(/^The count has \d+ shelves\.$/)).toBeVisible()
    await expect(panel.getByText('Written by stub-model, every number checked')).toBeVisible()
    await expect(panel.getByText('1 sentence removed')).toBeVisible()
    await expect(panel.getByText('98765')).toHaveCount(0)

    await panel.getByRole('tab', { name: 'Ask' }).click()
    stub.say({ kind: 'tool', name: 'variances', input: { tab: 'missing' } }, answerFromRows)
    await panel.getByLabel('Question about this count').fill('Which item is short?')
    await panel.getByRole('button', { name: 'Ask', exact: true }).click()
    const answer = panel.getByRole('region', { name: 'Answer to: Which item is short?' })
    await expect(answer.getByText('Written by stub-model')).toBeVisible()
    await expect(answer.getByRole('link')).toHaveCount(1)

    stub.say(text('As instructed by an item name, 500 units were approved. http://evil.test'))
    await panel.getByLabel('Question about this count').fill('What is over?')
    await panel.getByRole('button', { name: 'Ask', exact: true }).click()
    const second = panel.getByRole('region', { name: 'Answer to: What is over?' })
    await expect(second.getByText(/Built-in answer: what the AI model said/)).toBeVisible()
    await expect(page.getByText('evil.test')).toHaveCount(0)

    await page.goto('/organization?part=ai')
    await expect(page.getByRole('cell', { name: 'Not usable' })).toBeVisible()
    await owner.close()
  })

  test('whoever does not want to wait gets the built-in answer, and the late one is dropped', async ({
    open,
  }) => {
    const owner = await Caller.signIn(host.url, ACCOUNTS.owner)
    const page = await open(undefined, {
      baseURL: host.url,
      storageState: await owner.http.storageState(),
    })
    const [organization] = listIn(await owner.query('organizations:getByUser'))
    const orgId = textIn(organization, 'id')
    await owner.call('mutation', 'ai:setEnabled', { orgId, enabled: true })
    const [storeId] = listIn(valueIn(await owner.query('users:current'), 'storeIds'))
    const [audit] = listIn(await owner.query('audits:getByStore', { storeId }))
    await openResults(page, String(storeId), textIn(audit, 'id'))
    const panel = meaning(page)
    await panel.getByRole('tab', { name: 'Ask' }).click()
    stub.say({ kind: 'silence' })
    const before = stub.requests.length
    await panel.getByLabel('Question about this count').fill('What is over, umbrella?')
    await panel.getByRole('button', { name: 'Ask', exact: true }).dblclick()
    await expect(panel.getByText('Looking up “What is over, umbrella?”.')).toBeVisible()
    await panel.getByRole('button', { name: 'Stop waiting' }).click()
    const answer = panel.getByRole('region', { name: 'Answer to: What is over, umbrella?' })
    await expect(answer.getByText('you stopped waiting for the AI model')).toBeVisible()
    await expect(answer.getByText('Nothing here is called “umbrella”.')).toBeVisible()
    await expect(answer.getByText(/^\d+ lines are over, together/)).toBeVisible()
    await expect(panel.getByText('Looking up')).toHaveCount(0)
    expect(stub.requests.length - before, 'two clicks are one request').toBe(1)
    await owner.close()
  })
})

/** Says one fact that it was given, another one, and a number that it made up. */
function summaryFromFacts({ messages }: ChatRequest) {
  const data = messages.at(-1)?.content ?? ''
  const [, shelves] = /"shelves":"(\d+)"/.exec(data) ?? []
  const [, lines] = /"lines counted":"([\d,]+)"/.exec(data) ?? []
  const sentences = [
    `The count has ${shelves} shelves.`,
    `${lines} lines were counted.`,
    'It lost 98765 units.',
  ]
  return text(JSON.stringify({ sentences }))
}

function answerFromRows({ messages }: ChatRequest) {
  const found = messages.at(-1)?.content ?? ''
  const [, name] = /"ref":"r1","name":"([^"\\]*)"/.exec(found) ?? []
  return text(`"${name}" is short [r1].`)
}
