import { defineConfig } from '@playwright/test'
import { ARGUMENTS, EXECUTABLE } from './tests/e2e/support/chromium.ts'

const MATCH = ['e2e/**/*.test.ts', 'spec/**/*.browser.ts']
const LOOKS = ['e2e/looks.test.ts']
/** Files of two minutes. */
const LONG = ['camera', 'offline', 'scanner-trouble', 'stripe'].map((name) => `e2e/${name}.test.ts`)

export default defineConfig({
  testDir: 'tests',
  // Each worker has a product of its own, and goes through its files one after the other. What takes
  // long begins first, and whoever has nothing else to do looks at the next page: all end together.
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'journeys', testMatch: MATCH, testIgnore: [...LONG, ...LOOKS] },
    { name: 'looks', testMatch: LOOKS, fullyParallel: true },
  ],
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/server.ts',
  workers: 2,
  // Only what hangs ends here: a busy machine or a disk that stalls is not a failure.
  timeout: 300_000,
  expect: { timeout: 60_000 },
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
    // Without a graphics card each picture of an animation costs as much as a page: a seventh of the time.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs as much as the test itself: ask for one with --trace on.
    screenshot: 'only-on-failure',
    launchOptions: { ...EXECUTABLE, args: ARGUMENTS },
  },
})
