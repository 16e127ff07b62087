// Walks every page as everybody who may open it, keeps what the pages send, and compares it with the calls,
// bodies and prefixes of section 7.

import { globSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from '../e2e/support/fixtures.ts'
import { untilHydrated } from '../e2e/support/look.ts'
import { type Account, product } from '../e2e/support/product.ts'
import {
  AUTHORIZED_ROUTES,
  addressOf,
  CHECKOUT_ROUTES,
  MANAGER_ROUTES,
  PUBLIC_ROUTES,
  type RouteRow,
  SCANNER_ROUTES,
} from './section-2-screens.routes.ts'
import {
  complaintAbout,
  type SentCall,
  SPECIFIED,
  specifiedNameOf,
} from './section-7-recorder.calls.ts'
import { CALLED_BY, CALLED_BY_NO_SCREEN } from './section-7-recorder.journeys.ts'
import { recordPage } from './support/recorder.ts'

interface Walk {
  readonly who: string
  readonly account: Account | undefined
  readonly routes: readonly RouteRow[]
}

const STORE_ROUTES = [...SCANNER_ROUTES, ...MANAGER_ROUTES]

const WALKS: readonly Walk[] = [
  { who: 'a visitor', account: undefined, routes: [...PUBLIC_ROUTES, ...CHECKOUT_ROUTES] },
  { who: 'a scanner', account: 'scanner', routes: [...AUTHORIZED_ROUTES, ...SCANNER_ROUTES] },
  { who: 'a manager', account: 'manager', routes: STORE_ROUTES },
  { who: 'an owner', account: 'owner', routes: [...AUTHORIZED_ROUTES, ...STORE_ROUTES] },
  { who: 'somebody of another organization', account: 'stranger', routes: STORE_ROUTES },
]

const recorded = new Map<string, readonly SentCall[]>()

test.describe('7. The calls it makes, recorded', () => {
  test.describe.configure({ mode: 'serial' })

  for (const { who, account, routes } of WALKS) {
    test(`what the pages send for ${who} is as specified`, async ({ open, complaints }) => {
      // An address that is not there is answered as such, and a browser says so.
      complaints.allow(/status of (403|404)/)
      const page = await open(account)
      const recorder = recordPage(page)
      for (const { route } of routes) {
        await page.goto(addressHere(route))
        await untilHydrated(page)
        await recorder.untilQuiet()
      }
      recorded.set(who, recorder.sent)
      const wrong = new Set(recorder.sent.flatMap((call) => complaintAbout(call) ?? []))
      expect([...wrong]).toEqual([])
      expect(recorder.sent.length).toBeGreaterThan(0)
    })
  }

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
    for (const [call, { journey, inScreens }] of Object.entries(CALLED_BY)) {
      expect(SPECIFIED, call).toContain(call)
      expect(readFileSync(journey, 'utf8').length, journey).toBeGreaterThan(0)
      expect(screens.includes(inScreens), `${call}: ${inScreens}`).toBe(true)
    }
  })
})

function addressHere(route: string): string {
  const { storeId, auditId: id, roomId, shelfId } = product()
  return addressOf(route, { storeId, id, roomId, shelfId, token: 'unknown' })
}
