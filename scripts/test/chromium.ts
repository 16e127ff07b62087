/** Finds a Chromium for the browser tests, or installs the one of the distribution. */
import { spawnSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import { installPackages, isOffered, which } from './debian.ts'

/** The headless shell opens pages with two thirds of the work, and the tests are written for it. */
const WINDOWLESS = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']
const PACKAGES = ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji']

export async function ensureChromium(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (isBrowser(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is not a Chromium that runs.`)
  }
  if (!findWindowless()) await installMissing()
  const found = findWindowless() ?? findChromium()
  if (found) return found
  throw new Error(
    'The browser tests need Chromium and found none. Install it (Debian: apt-get install chromium; ' +
      'elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to one.',
  )
}

function findWindowless(): string | undefined {
  const path = which(WINDOWLESS)
  return path && isBrowser(path) ? path : undefined
}

function findChromium(): string | undefined {
  const onPath = NAMES.map((name) => which(name)).filter((path) => path !== undefined)
  return [...onPath, chromium.executablePath(), ...PLACES].find(isBrowser)
}

/** Some distributions have a script with this name that only explains how to get the browser. */
function isBrowser(path: string): boolean {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return status === 0 && /chrom/i.test(stdout)
}

/** Does not install the full browser if the distribution already has it. */
async function installMissing(): Promise<void> {
  if (!findChromium() && !(await installPackages(PACKAGES))) return
  if (isOffered(WINDOWLESS)) await installPackages([WINDOWLESS])
}
