import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** Of the distribution, unless told; with neither, the one that Playwright downloads. */
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

const MATCH = ['e2e/**/*.test.ts', 'spec/**/*.browser.ts']
const BESIDE = ['camera', 'looks', 'offline', 'scanner-trouble', 'stripe'].map(
  (name) => `e2e/${name}.test.ts`,
)

export default defineConfig({
  testDir: 'tests',
  // Looking at every page changes nothing, a camera has a browser of its own, and phones in trouble and
  // Stripe a host: they go on beside the others, and both halves take about as long.
  projects: [
    { name: 'journeys', testMatch: MATCH, testIgnore: BESIDE, workers: 1 },
    { name: 'beside', testMatch: BESIDE, workers: 1 },
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
