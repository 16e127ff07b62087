import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** Of the distribution, unless told; with neither, the one that Playwright downloads. */
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

const MATCH = ['e2e/**/*.test.ts', 'spec/**/*.browser.ts']
const LOOKS = ['e2e/looks.test.ts']
const BESIDE = ['camera', 'offline', 'scanner-trouble', 'stripe'].map(
  (name) => `e2e/${name}.test.ts`,
)

export default defineConfig({
  testDir: 'tests',
  // Journeys share a host, so they go one after the other and are first in the queue. A camera has a
  // browser of its own, and phones in trouble and Stripe a host: they go on beside them. Looking at a
  // page changes nothing: whoever has nothing else to do looks at the next, so that both end together.
  projects: [
    { name: 'journeys', testMatch: MATCH, testIgnore: [...BESIDE, ...LOOKS], workers: 1 },
    { name: 'beside', testMatch: BESIDE },
    { name: 'looks', testMatch: LOOKS, fullyParallel: true },
  ],
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/server.ts',
  workers: 2,
  // Only what hangs ends here: a busy machine is not a failure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // Machines of continuous integration are shared: a test may have a second try there, and the list
  // names those that needed it as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // A service worker fetches all of its files for each new browser, which took a third of the time.
    // Tests that are about it, and some whole journeys, allow it.
    serviceWorkers: 'block',
    // A trace costs as much as the test itself: ask for one with --trace on.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(existsSync(executablePath) && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
