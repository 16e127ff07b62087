// Opens the screens as the people of the demo and photographs them.

import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { COLOR_SCHEME_KEY } from '#web/kit/color-scheme.ts'
import {
  DASHBOARD,
  fileOf,
  type Picture,
  SCANNER,
  SCHEMES,
  type Scheme,
} from '#web/site/pictures.ts'
import { Caller } from '../e2e/support/calls.ts'
import { ACCOUNTS, type Account } from '../e2e/support/product.ts'
import type { Scene } from './find-scene.ts'

const root = join(import.meta.dirname, '..', '..')
const SITE_FOLDER = join(root, 'src/web/site/pictures')
const README_FOLDER = join(root, 'docs/pictures')
/** As sharp as it has to be on a good screen, and no heavier. */
const PIXELS_PER_PIXEL = 1.5
const QUALITY = 72
/** Only what hangs ends here: a busy machine is not a failure. */
const PATIENCE_MS = 180_000

const LIGHT_ALONE = ['light'] as const
const ROOMS = { name: 'rooms', width: 1_280, height: 800, cutLeft: 0 }

interface Shot {
  readonly picture: Pick<Picture, 'width' | 'height' | 'cutLeft'> & { readonly name: string }
  /** Which shows what fits the visitor's colour scheme; the README shows what is light. */
  readonly isOnStartPage: boolean
  readonly account: Account
  readonly path: (scheme: Scheme) => string
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
      for (const scheme of shot.isOnStartPage ? SCHEMES : LIGHT_ALONE) {
        const { width, height, cutLeft } = shot.picture
        const context = await browser.newContext({
          baseURL: url,
          storageState,
          viewport: { width: cutLeft + width, height },
          deviceScaleFactor: PIXELS_PER_PIXEL,
          permissions: ['camera'],
        })
        context.setDefaultTimeout(PATIENCE_MS)
        await take(context, shot, scheme)
        await context.close()
      }
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
      isOnStartPage: true,
      account: 'owner',
      path: () => audit,
      prepare: async (page) => {
        await page.getByText('Live', { exact: true }).locator('visible=true').first().waitFor()
      },
    },
    {
      picture: SCANNER,
      isOnStartPage: true,
      account: 'scanner',
      // Each photographed phone has a shelf of its own.
      path: (scheme) => `${audit}/scanner?assignment=${openShelfIds[SCHEMES.indexOf(scheme)]}`,
      prepare: async (page) => {
        await page.locator('video').waitFor()
        for (const { code } of goods) await countCode(page, code)
      },
    },
    {
      picture: ROOMS,
      isOnStartPage: false,
      account: 'owner',
      path: () => `/stores/${storeId}/admin/rooms`,
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

async function take(context: BrowserContext, shot: Shot, scheme: Scheme): Promise<void> {
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    COLOR_SCHEME_KEY,
    scheme,
  ] as const)
  const page = await context.newPage()
  await page.goto(shot.path(scheme))
  await shot.prepare(page)
  await page.waitForTimeout(CALM_MS)
  const { cutLeft: x, width, height } = shot.picture
  const screenshot = await page.screenshot({ clip: { x, y: 0, width, height } })
  if (shot.isOnStartPage) {
    const forSite = await sharp(screenshot).webp({ quality: QUALITY }).toBuffer()
    await keep(join(SITE_FOLDER, fileOf(shot.picture, scheme)), forSite)
  }
  if (scheme !== 'light') return
  const forReadme = await sharp(screenshot).resize({ width }).png({ palette: true }).toBuffer()
  await keep(join(README_FOLDER, `${shot.picture.name}.png`), forReadme)
}

async function keep(file: string, picture: Buffer): Promise<void> {
  await writeFile(file, picture)
  console.log(`${relative(root, file)}: ${Math.round(picture.length / 1_024)} kB`)
}
