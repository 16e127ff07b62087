// Walks every page of the router as everybody, keeps what the pages send, and compares it with the calls,
// bodies and prefixes of section 7.

import { globSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { Caller, listIn, valueIn } from '../e2e/support/calls.ts'
import { test } from '../e2e/support/fixtures.ts'
import { untilHydrated } from '../e2e/support/look.ts'
import { newPerson } from '../e2e/support/pages.ts'
import { product } from '../e2e/support/product.ts'
import { mutate, prepareCount } from '../e2e/support/small-count.ts'
import { addressOf } from './section-2-screens.routes.ts'
import {
  complaintAbout,
  type SentCall,
  SPECIFIED,
  specifiedNameOf,
} from './section-7-recorder.calls.ts'
import { CALLED_BY, CALLED_BY_NO_SCREEN } from './section-7-recorder.journeys.ts'
import { expectedAt, FINDINGS, WALKERS, type Walker } from './section-7-recorder.walkers.ts'
import { becomeOperator, withFutureOperator } from './support/operator.ts'
import { type Recorder, recordPage } from './support/recorder.ts'

const NO_SUCH_ID = '00000000-0000-4000-8000-000000000000'

const recorded = new Map<string, readonly SentCall[]>()

test.describe('7. The calls it makes, recorded', () => {
  test.describe.configure({ mode: 'serial' })

  test('the walk knows every page of the router, and what its address holds', async ({ open }) => {
    const page = await open()
    await page.goto('/terms')
    const routes = await routesOf(page)
    expect(routes.toSorted()).toEqual([...FINDINGS.keys()].toSorted())
    const names = routes.flatMap((route) =>
      [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    )
    expect(Object.keys(parametersHere())).toEqual(expect.arrayContaining(names))
  })

  for (const walker of WALKERS.filter((one) => one !== 'operator')) {
    test(`what the pages send for the ${walker} is as specified`, async ({
      open,
      callAs,
      complaints,
    }) => {
      // An address or a code that is not there is answered as such, and a browser says so.
      complaints.allow(/status of (400|403|404)/)
      const account = walker === 'visitor' ? undefined : walker
      const caller = await callAs(account)
      await walk(await open(account), walker, account && (await firstStoreOf(caller)))
    })
  }

  test('what the pages send for the operator is as specified', async ({ open, complaints }) => {
    complaints.allow(/status of (400|403|404)/)
    await withFutureOperator(async (operator) => {
      await becomeOperator(operator)
      await walk(
        await open(undefined, { storageState: await operator.http.storageState() }),
        'operator',
      )
    })
  })

  test('what a manager does to a plan is sent as specified', async ({ open, callAs }) => {
    const { page, path, recorder } = await openPlan(await open('manager'), await callAs('owner'))
    const chosen = page.getByRole('region', { name: 'Selected shelves' })
    const choose = async (code: string, action: string) => {
      await expect(chosen).toBeHidden()
      await page.locator('[data-place]').filter({ hasText: code }).first().click()
      await page.getByRole('button', { name: action, exact: true }).click()
    }
    const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name })
    await choose('A-01', 'Count again 1')
    await inDialog('Count 1 shelf again').click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await choose('A-02', 'Assign 1 to…')
    await page.getByRole('menuitem', { name: /^Sam/ }).click()
    await expect(page.getByRole('alert')).toContainText('1 shelf assigned to Sam')
    await choose('A-03', 'Exclude 1')
    await page.getByRole('dialog').getByRole('textbox').fill('Sold')
    await inDialog('Exclude 1 shelf').click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await choose('A-04', 'Remove 1')
    await inDialog('Remove 1 shelf').click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: 'More for Attic' }).click()
    await page.getByRole('menuitem', { name: 'Remove room from the audit' }).click()
    await inDialog('Remove room').click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goto(`${path.split('/audit/')[0]}/admin/teams`)
    await untilHydrated(page)
    await page.getByRole('button', { name: /^Role of Sam/ }).click()
    await page.getByRole('menuitemradio', { name: /^Manager/ }).click()
    await expect(page.getByRole('button', { name: /^Role of Sam.*Manager/ })).toBeVisible()
    hear('planner', recorder, [
      ...['create', 'updateStatus', 'remove', 'removeRoomAndShelves', 'resetAssignment'].map(
        (name) => `auditAssignments:${name}`,
      ),
      'users:assignUserToStore',
    ])
  })

  test('what an owner does to the organization is sent as specified', async ({ open }) => {
    const caller = await Caller.signUp(product().url, newPerson())
    await caller.call('mutation', 'organizations:create', { name: 'Corner Shop' })
    const page = await open(undefined, { storageState: await caller.http.storageState() })
    const recorder = recordPage(page)
    await page.goto('/organization')
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Rename' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('Corner & Sons')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Corner & Sons' })).toBeVisible()
    await page.goto('/organization#plan')
    await expect(page.getByLabel('Usage of')).toBeVisible()
    await recorder.untilAnswered()
    hear('owner of one', recorder, ['organizations:update', 'POST {billing_prefix}/query'])
    await caller.close()
  })

  test('every call of the specification is made by the walk, or by a journey that is named', () => {
    const made = new Set([...recorded.values()].flat().map(specifiedNameOf))
    const byWalk = SPECIFIED.filter((call) => made.has(call))
    const elsewhere = SPECIFIED.filter((call) => !made.has(call))
    const table = elsewhere.map((call) => `${call}: ${CALLED_BY[call]?.why ?? 'by nobody'}`)
    test
      .info()
      .annotations.push(
        { type: 'made by the walk', description: byWalk.join('\n') },
        { type: 'made by other journeys', description: table.join('\n') },
      )
    expect(elsewhere.filter((call) => !CALLED_BY[call])).toEqual(CALLED_BY_NO_SCREEN)
    expect(byWalk).toEqual(
      expect.arrayContaining(['users:current', 'POST {billing_prefix}/customers']),
    )
  })

  test('the journeys that are named are there, and screens make those calls', () => {
    const screens = globSync('src/web/**/*.{ts,tsx}')
      .filter((file) => !/\.test\.|\/testing\//.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    for (const call of CALLED_BY_NO_SCREEN) {
      expect(screens.includes(`api.${call.replace(':', '.')}`), call).toBe(false)
    }
    for (const [call, { journey, step, inScreens }] of Object.entries(CALLED_BY)) {
      expect(SPECIFIED, call).toContain(call)
      const isThere = readFileSync(journey, 'utf8').includes(step)
      expect(isThere, `${call}: ${step} in ${journey}`).toBe(true)
      expect(screens.includes(inScreens), `${call}: ${inScreens}`).toBe(true)
    }
  })
})

/** An audit of two rooms under way, one of whose shelves was handed in. */
async function openPlan(page: Page, owner: Caller) {
  const { storeId, auditId, path, shelf } = await prepareCount(owner, {
    shelves: ['A-01', 'A-02', 'A-03', 'A-04'],
  })
  const room = await mutate(owner, 'rooms:create', {
    storeId,
    name: 'Attic',
    shelves: [{ code: 'B-01' }],
  })
  const attic = {
    auditId,
    userId: null,
    roomIds: [],
    shelfIds: await shelvesOf(owner, storeId, room),
  }
  await mutate(owner, 'auditAssignments:create', attic)
  const place = { auditAssignmentId: shelf, deviceId: 'till-1' }
  await mutate(owner, 'auditAssignments:createSelfAssignment', place)
  const empty = { ...place, status: 'submitted', eventsSent: 0, declaredEmpty: true }
  await mutate(owner, 'auditAssignments:updateStatus', empty)
  const recorder = recordPage(page)
  await page.goto(`${path}/room-assignments`)
  await untilHydrated(page)
  await expect(page.locator('[data-place]')).toHaveCount(5)
  return { page, path, recorder }
}

async function shelvesOf(owner: Caller, storeId: string, room: unknown) {
  const rooms = listIn(await owner.query('rooms:getWithDetails', { storeId }))
  const own = rooms.find((one) => valueIn(one, 'id') === valueIn(room, 'id'))
  return listIn(valueIn(own, 'shelves')).map((one) => valueIn(one, 'id'))
}

/** What was done sent these calls, and none that is not as specified. */
function hear(who: string, { sent }: Recorder, calls: readonly string[]): void {
  recorded.set(who, sent)
  expect([...new Set(sent.map(specifiedNameOf))]).toEqual(expect.arrayContaining([...calls]))
  expect([...new Set(sent.flatMap((call) => complaintAbout(call) ?? []))]).toEqual([])
}

/** Every page is opened as within the app: what it sends is the same, and nothing is loaded twice. */
async function walk(page: Page, walker: Walker, firstStoreId = ''): Promise<void> {
  const recorder = recordPage(page)
  await page.goto('/')
  await untilHydrated(page)
  const found: Record<string, string> = {}
  const expected: Record<string, string | undefined> = {}
  for (const route of await routesOf(page)) {
    const address = addressHere(route)
    const [path = ''] = address.split('?')
    expected[route] = expectedAt({ walker, route, path, firstStoreId })
    const namesStore = isSheet(route) && ['manager', 'owner'].includes(walker)
    found[route] = await findingAt({ page, recorder, href: address, namesStore })
  }
  recorded.set(walker, recorder.sent)
  expect(found).toEqual(expected)
  const wrong = new Set(recorder.sent.flatMap((call) => complaintAbout(call) ?? []))
  expect([...wrong]).toEqual([])
  expect(recorder.sent.length).toBeGreaterThan(0)
}

/** Routes as the specification spells them. */
async function routesOf(page: Page): Promise<readonly string[]> {
  const paths = await page.evaluate(() => Object.keys(window.__TSR_ROUTER__?.routesByPath ?? {}))
  return paths.map((path) => path.replaceAll(/\$(\w+)/g, '{$1}'))
}

/** No sheet hangs anywhere: managers are told so within their store. */
function isSheet(route: string): boolean {
  return route.endsWith('/{sheetId}')
}

interface Visit {
  readonly page: Page
  readonly recorder: Recorder
  readonly href: string
  /** True where somebody may know of the store although the page is not there. */
  readonly namesStore: boolean
}

/** A heading that stands instead of the page, or where the way ends. */
async function findingAt({ page, recorder, href, namesStore }: Visit): Promise<string> {
  await page.evaluate((to) => window.__TSR_ROUTER__?.navigate({ href: to }), href)
  await page.waitForFunction(() => {
    const { status, location, resolvedLocation } = window.__TSR_ROUTER__?.state ?? {}
    return status === 'idle' && resolvedLocation?.href === location?.href
  })
  await recorder.untilAnswered()
  const headings = await page.getByRole('heading', { level: 1 }).allTextContents()
  const instead = headings.find((words) => INSTEAD.includes(words))
  if (instead === 'Not Found' && !namesStore) {
    await expect(page.getByText(product().storeName), 'nothing is said of it').toHaveCount(0)
  }
  return instead ?? new URL(page.url()).pathname
}

const INSTEAD = ['Not Found', 'For managers', 'Something went wrong!']

function parametersHere() {
  const { storeId, auditId: id, roomId, shelfId } = product()
  const unknown = { token: 'unknown', code: 'unknown', sessionId: NO_SUCH_ID, sheetId: NO_SUCH_ID }
  return { storeId, id, roomId, shelfId, ...unknown }
}

function addressHere(route: string): string {
  const address = addressOf(route, parametersHere())
  return route === '/invite/accept' ? `${address}?token=unknown` : address
}

async function firstStoreOf(caller: Caller): Promise<string> {
  return String(listIn(valueIn(await caller.query('users:current'), 'storeIds'))[0])
}
