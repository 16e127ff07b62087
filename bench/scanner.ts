/**
 * `npm run bench scanner [-- --taps=200]`: how long a tap takes until its count is on the disk and is
 * felt, on the real scanner page; then without a network and with 10,000 counts waiting. The reference
 * is one bare durable write in the same browser, and of the long queue the same taps without it. Before that,
 * how long a second visit takes until frame and shelf are there where the network swallows everything, beside
 * one that answers: `--rounds=5`.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openKillableBrowser } from '#tests/e2e/support/killable-browser.ts'
import {
  chip,
  multiplyWaiting,
  openAs,
  openNightShop,
  readyForOffline,
  scannerAddress,
  shoot,
  startNightCount,
  TEA,
} from '#tests/e2e/support/night-count.ts'
import { buildIfStale } from '../scripts/build.ts'
import { percentile, printFigure } from './support/figure.ts'
import { measureOpenings, type Opening } from './support/measure-opening.ts'
import { measureBareWrites, measureTaps, noteFeelings, type Waits } from './support/measure-taps.ts'

const UNSENT = 10_000

const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    taps: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '5' },
    build: { type: 'boolean', default: true },
  },
})
if (options.build) await buildIfStale()

const taps = Number(options.taps)
const shop = await openNightShop()
const browser = await openKillableBrowser(join(shop.folder, 'profile'))
try {
  const count = await startNightCount(shop)
  const address = scannerAddress(shop, count, count.shelves[0] ?? '')
  await browser.context.addInitScript(noteFeelings)
  const page = await openAs(browser.context, shop, address)
  await readyForOffline(page)
  await benchOpening(address)
  // The keys of a gun do not count as a touch, without which nothing vibrates.
  await page.mouse.click(5, 400)
  await shoot(page, TEA)
  const bare = await measureBareWrites(page, taps)
  const online = await measureTaps(page, taps)
  await shop.network.cut()
  await shoot(page, TEA)
  await page.evaluate(multiplyWaiting, UNSENT - 1)
  await page.reload()
  await chip(page).filter({ hasText: 'waiting' }).waitFor()
  await page.mouse.click(5, 400)
  await shoot(page, TEA)
  const waiting = await measureTaps(page, taps)
  print({ bare, online, waiting })
} finally {
  await browser.kill()
  await shop.close()
}

async function benchOpening(address: string): Promise<void> {
  const rounds = Number(options.rounds)
  const answering = await measureOpenings(browser.context, address, rounds)
  shop.network.swallow()
  const silent = await measureOpenings(browser.context, address, rounds)
  await shop.network.restore()
  for (const part of ['shell', 'shelf'] as const) {
    const of = (openings: readonly Opening[]) =>
      openings.map((one) => one[part]).sort((a, b) => a - b)
    for (const rank of [50, 100]) {
      printFigure('scanner', {
        figure: `second visit, silent network: ${part} p${rank}`,
        value: percentile(of(silent), rank),
        unit: 'ms',
        reference: percentile(of(answering), rank),
      })
    }
  }
}

interface Measured {
  readonly bare: Waits
  readonly online: Waits
  readonly waiting: Waits
}

function print({ bare, online, waiting }: Measured): void {
  const figure = (name: string, value: number, reference: number | null, unit = 'ms') =>
    printFigure('scanner', { figure: name, value, unit, reference })
  figure('samples', online.length, null, 'count')
  for (const rank of [50, 95]) {
    figure(`tap_to_beep_p${rank}`, percentile(online, rank), percentile(bare, rank))
    const name = `tap_to_beep_p${rank}, ${UNSENT} unsent`
    figure(name, percentile(waiting, rank), percentile(online, rank))
  }
}
