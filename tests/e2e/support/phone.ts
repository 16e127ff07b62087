// What tests of a phone at night share: one shop for their file, and for each a phone that dies with it.

import { join } from 'node:path'
import { test } from '@playwright/test'
import { type KillableBrowser, openKillableBrowser } from './killable-browser.ts'
import {
  type NightCount,
  type NightShop,
  openNightShop,
  scannerAddress,
  startNightCount,
} from './night-count.ts'

export interface PhoneAtNight {
  readonly shop: NightShop
  /** Switches it on. After it has died, what it kept is still there. */
  open(): Promise<KillableBrowser>
  /** Switches it on for a new count, whose first shelf has an address. */
  start(protocol?: object): Promise<StartedPhone>
}

interface StartedPhone extends KillableBrowser {
  readonly count: NightCount
  readonly shelf: string
  readonly address: string
}

/** To be called once, where a file begins. */
export function phoneAtNight(): PhoneAtNight {
  let opened: NightShop | undefined
  let browser: KillableBrowser | undefined
  const shop = () => {
    if (!opened) throw new Error('The shop is open while tests run')
    return opened
  }
  test.beforeAll(async () => {
    opened = await openNightShop()
  })
  test.afterEach(async () => {
    await browser?.kill()
    browser = undefined
    await opened?.network.restore()
  })
  test.afterAll(() => opened?.close())

  async function open(): Promise<KillableBrowser> {
    browser = await openKillableBrowser(join(shop().folder, test.info().testId))
    return browser
  }

  return {
    get shop() {
      return shop()
    },
    open,
    async start(protocol) {
      const count = await startNightCount(shop(), protocol)
      const [shelf = ''] = count.shelves
      const address = scannerAddress(shop(), count, shelf)
      return { ...(await open()), count, shelf, address }
    },
  }
}
