// How long whoever opens the scanner again waits for its frame and for the shelf.

import type { BrowserContext } from '@playwright/test'

export interface Opening {
  /** Until the frame of the scanner is there. */
  readonly shell: number
  /** Until counting can begin. */
  readonly shelf: number
}

const PATIENCE_MS = 60_000

/** Each time in a new tab, as from the icon of an app. */
export async function measureOpenings(
  context: BrowserContext,
  address: string,
  rounds: number,
): Promise<readonly Opening[]> {
  const openings: Opening[] = []
  for (let round = 0; round < rounds; round += 1) openings.push(await openOnce(context, address))
  return openings
}

async function openOnce(context: BrowserContext, address: string): Promise<Opening> {
  const page = await context.newPage()
  const startedAt = performance.now()
  const since = () => performance.now() - startedAt
  await page.goto(address, { waitUntil: 'commit', timeout: PATIENCE_MS })
  await page.locator('main').first().waitFor({ timeout: PATIENCE_MS })
  const shell = since()
  const finish = page.getByRole('button', { name: 'Finish shelf' })
  await finish.waitFor({ timeout: PATIENCE_MS })
  const shelf = since()
  await page.close()
  return { shell, shelf }
}
