// How pages come on Slow 3G, as the developer tools of browsers have it: each answer after two seconds, and then 50 kB
// a second. What a service worker asks for is not slowed.

import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { Caller, textIn } from '#tests/e2e/support/calls.ts'
import { ARGUMENTS, EXECUTABLE } from '#tests/e2e/support/chromium.ts'
import { liveMark, newPerson } from '#tests/e2e/support/pages.ts'
import type { Figure } from './figure.ts'

const SLOW_3G = {
  offline: false,
  latency: 2_000,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
}
const PATIENCE_MS = 180_000

/** The goals are the references. */
export async function measureSlowNetwork(url: string): Promise<readonly Figure[]> {
  const browser = await chromium.launch({ ...EXECUTABLE, args: [...ARGUMENTS] })
  try {
    const { cold, warm } = await dashboardUsable(browser, url)
    const seconds = (figure: string, ms: number, goal: number): Figure => ({
      figure: `Slow 3G: ${figure}`,
      unit: 's',
      value: ms / 1_000,
      reference: goal,
    })
    return [
      seconds('largest contentful paint of the landing page', await landingPaint(browser, url), 6),
      seconds('dashboard usable, nothing cached', cold, 12),
      seconds('dashboard usable, second visit', warm, 4),
    ]
  } finally {
    await browser.close()
  }
}

async function landingPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext()
  const page = await openSlowPage(context)
  await page.goto(url, { waitUntil: 'networkidle', timeout: PATIENCE_MS })
  return page.evaluate(lastLargestPaint)
}

/** Until the page runs its own code and follows the server. */
async function dashboardUsable(browser: Browser, url: string) {
  const owner = await Caller.signUp(url, newPerson())
  const address = `${url}${await startCount(owner)}`
  const context = await browser.newContext({ storageState: await owner.http.storageState() })
  await owner.close()
  const open = async () => {
    const page = await openSlowPage(context)
    const startedAt = performance.now()
    await page.goto(address, { waitUntil: 'commit', timeout: PATIENCE_MS })
    const live = liveMark(page).filter({ visible: true, hasText: 'Live' })
    await live.waitFor({ timeout: PATIENCE_MS })
    const ms = performance.now() - startedAt
    // What comes afterwards is in the cache of the next visit, too.
    await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS })
    await page.close()
    return ms
  }
  return { cold: await open(), warm: await open() }
}

async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_3G)
  return page
}

/** A count of three shelves in a store of its own; answers the address of its dashboard. */
async function startCount(owner: Caller): Promise<string> {
  const orgId = await made(owner, 'organizations:create', { name: 'Bench' })
  const rooms = [{ name: 'Room', shelves: ['A-1', 'A-2', 'A-3'].map((code) => ({ code })) }]
  const storeId = await made(owner, 'stores:createWithBaseline', { orgId, name: 'Store', rooms })
  const plan = { orgId, storeIds: [storeId], name: 'Count', withoutBaseline: true, protocol: {} }
  const auditId = await made(owner, 'audits:create', plan)
  await owner.call('mutation', 'audits:start', { auditId })
  return `/stores/${storeId}/audit/${auditId}`
}

async function made(owner: Caller, path: string, args: object): Promise<string> {
  return textIn((await owner.call('mutation', path, args)).value, 'id')
}

/** Runs in the page. */
function lastLargestPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })
}
