// How the browser tests start Chromium: without what only somebody in front of it would see.

import { existsSync } from 'node:fs'

const WANTED = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** Of the distribution, unless told; with neither, the one that Playwright downloads. */
export const EXECUTABLE = existsSync(WANTED) ? { executablePath: WANTED } : {}

/** The one without a window asks nobody for a camera, so nobody can refuse it, and keeps no profile. */
const WITH_WINDOW = '/usr/bin/chromium'
export const WINDOW_EXECUTABLE = existsSync(WITH_WINDOW)
  ? { executablePath: WITH_WINDOW }
  : EXECUTABLE

/**
 * What drops down from the address bar is a page of Chromium's own, which each new window loads: half
 * the work of opening one of the product's. Puppeteer turns these off, too.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** Chromium takes the last list it is given, so this one says again what Playwright turns off. */
const TURNED_OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...TURNED_OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
]
