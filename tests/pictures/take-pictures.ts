// Opens the screens as the people of the demo and photographs them.

import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { COLOR_SCHEME_KEY } from '#web/kit/color-scheme.ts'
import { Caller } from '../e2e/support/calls.ts'
import { ACCOUNTS, type Account } from '../e2e/support/product.ts'
import type { Scene } from './find-scene.ts'

const root = join(import.meta.dirname, '..', '..')
const README_FOLDER = join(root, 'docs/pictures')
/** As sharp as it has to be on a good screen, and no heavier. */
const PIXELS_PER_PIXEL = 1.5
/** Only what hangs ends here: a busy machine is not a failure. */
const PATIENCE_MS = 180_000

interface Picture {
  readonly name: 'dashboard' | 'scanner' | 'rooms'
  readonly width: number
  readonly height: number
  /** What lies left of the picture on the screen. */
  readonly cutLeft: number
}

const DASHBOARD: Picture = { name: 'dashboard', width: 976, height: 700, cutLeft: 204 }
const SCANNER: Picture = { name: 'scanner', width: 390, height: 780, cutLeft: 0 }
const ROOMS: Picture = { name: 'rooms', width: 1_280, height: 800, cutLeft: 0 }

interface Shot {
  readonly picture: Picture
  readonly account: Account
  readonly path: string
  /** Until the screen shows what the picture is about. */
  readonly prepare: (page: Page) => Promise<void>
}

interface Stage {
  readonly url: string
  /** What the camera sees. */
  readonly film: string
  readonly scene: Scene
}

export async function takePictures({ url, film, scene }: Stage): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? chromium.executablePath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
  try {
    for (const shot of shotsOf(scene)) {
      const storageState = await signedIn(url, shot.account)
      const { width, height, cutLeft } = shot.picture
      const context = await browser.newContext({
        baseURL: url,
        storageState,
        viewport: { width: cutLeft + width, height },
        deviceScaleFactor: PIXELS_PER_PIXEL,
        permissions: ['camera'],
      })
      context.setDefaultTimeout(PATIENCE_MS)
      await take(context, shot)
      await context.close()
    }
  } finally {
    await browser.close()
  }
}

function shotsOf({ storeId, auditId, openShelfIds, goods }: Scene): readonly Shot[] {
  const audit = `/stores/${storeId}/audit/${auditId}`
  return [
    {
      picture: DASHBOARD,
      account: 'owner',
      path: audit,
      prepare: async (page) => {
        await page.getByText('Live', { exact: true }).locator('visible=true').first().waitFor()
      },
    },
    {
      picture: SCANNER,
      account: 'scanner',
      path: `${audit}/scanner?assignment=${openShelfIds[0]}`,
      prepare: async (page) => {
        await page.locator('video').waitFor()
        for (const { code } of goods) await countCode(page, code)
      },
    },
    {
      picture: ROOMS,
      account: 'owner',
      path: `/stores/${storeId}/admin/rooms`,
      prepare: async (page) => {
        await page
          .getByRole('button', { name: /shelves$/ })
          .nth(1)
          .click()
        await page.getByRole('button', { name: 'Add a range' }).click()
        await page.getByLabel('to bay').fill('16')
        await page.getByRole('button', { name: /^Add \d+ shelves$/ }).waitFor()
      },
    },
  ]
}

async function countCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Type code' }).click()
  const field = page.getByLabel('Code or name')
  await field.fill(code)
  await field.press('Enter')
  await page.getByText(code, { exact: true }).first().waitFor()
}

async function signedIn(url: string, account: Account) {
  const caller = await Caller.signIn(url, ACCOUNTS[account])
  const state = await caller.http.storageState()
  await caller.close()
  return state
}

/** Movement of the screen itself comes to rest before it is photographed. */
const CALM_MS = 1_500

async function take(context: BrowserContext, shot: Shot): Promise<void> {
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    COLOR_SCHEME_KEY,
    'light',
  ] as const)
  const page = await context.newPage()
  await page.goto(shot.path)
  await shot.prepare(page)
  await page.waitForTimeout(CALM_MS)
  const { cutLeft: x, width, height } = shot.picture
  const screenshot = await page.screenshot({ clip: { x, y: 0, width, height } })
  const forReadme = await sharp(screenshot).resize({ width }).png({ palette: true }).toBuffer()
  await keep(join(README_FOLDER, `${shot.picture.name}.png`), forReadme)
}

async function keep(file: string, picture: Buffer): Promise<void> {
  await writeFile(file, picture)
  console.log(`${relative(root, file)}: ${Math.round(picture.length / 1_024)} kB`)
}
