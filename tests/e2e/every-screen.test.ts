// Every screen on a phone, in the language that shows what does not come from a message and what does not fit. The
// addresses are those of the router, so that no new screen is forgotten.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { cutOff } from './support/cut-off.ts'
import { expect, test } from './support/fixtures.ts'
import { hearData, notGiven, plainTexts } from './support/plain-texts.ts'
import { product } from './support/product.ts'

const PHONE = { viewport: { width: 390, height: 844 } }

const ROUTES = routesIn(
  readFileSync(join(import.meta.dirname, '../../src/web/route-tree.gen.ts'), 'utf8'),
)

interface Screen {
  readonly path: string
  readonly isForVisitors: boolean
}

function routesIn(tree: string): readonly Screen[] {
  const [, routes = ''] = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree) ?? []
  return [...routes.matchAll(/'([^']+)': typeof (\w+)/g)].map(([, path = '', name = '']) => ({
    path,
    isForVisitors: !name.startsWith('Authorized'),
  }))
}

function addressHere(path: string): string {
  const { storeId, roomId, shelfId, auditId } = product()
  const known: Readonly<Record<string, string>> = { storeId, roomId, shelfId, id: auditId }
  const address = path.replaceAll(/\$(\w+)/g, (_, name: string) => known[name] ?? 'unknown')
  const store = path.endsWith('/audit/new') ? `&storeId=${storeId}` : ''
  return `${address}?lang=en-XA${store}`
}

test('the router knows its screens', () => {
  expect(ROUTES.length).toBeGreaterThan(50)
  expect(ROUTES.filter(({ isForVisitors }) => isForVisitors).length).toBeGreaterThan(15)
})

test('no screen of a visitor says anything by itself, or is cut off', async ({
  open,
  complaints,
}) => {
  complaints.allow(/status of 40[04]/)
  expect(await wrongOn(await open(undefined, PHONE), true)).toEqual([])
})

test('no screen of an owner says anything by itself, or is cut off', async ({
  open,
  complaints,
}) => {
  complaints.allow(/status of 40[34]/)
  expect(await wrongOn(await open('owner', PHONE), false)).toEqual([])
})

async function wrongOn(page: Page, isForVisitors: boolean): Promise<readonly string[]> {
  const data = hearData(page)
  const wrong: string[] = []
  for (const { path } of ROUTES.filter((route) => route.isForVisitors === isForVisitors)) {
    await page.goto(addressHere(path))
    await page.waitForLoadState('networkidle')
    await expect(page.locator('body')).toContainText('[')
    const said = notGiven(await plainTexts(page), data())
    wrong.push(...said.map((text) => `${path} says: ${text}`))
    wrong.push(...(await cutOff(page)).map((text) => `${path} cuts off: ${text}`))
  }
  return wrong
}
