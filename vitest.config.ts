import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const DATABASE_TESTS = ['**/*.pg.test.ts', '**/*.pg.test.tsx']
/** Code without a state, so that no file of tests can disturb another. */
const PURE_TESTS = ['src/{domain,contract}/**/*.test.ts']
const NEVER = ['**/node_modules/**', '**/dist/**', '**/.shelfcount/**', 'tests/e2e/**']
/** Only what hangs ends here: a busy machine is not a failure. */
const PATIENCE = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
}

export default defineConfig({
  test: {
    // Tests with a database mostly wait for it, so that two cores have work for two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,tests,scripts,seeds}/**/*.test.{ts,tsx}'],
          exclude: [...NEVER, ...DATABASE_TESTS, ...PURE_TESTS],
          ...PATIENCE,
        },
      },
      {
        // Loading it anew for each file takes longer than its tests.
        test: { name: 'pure', include: PURE_TESTS, isolate: false, ...PATIENCE },
      },
      {
        test: {
          name: 'pg',
          include: DATABASE_TESTS,
          exclude: NEVER,
          globalSetup: ['tests/support/postgres-setup.ts'],
          ...PATIENCE,
        },
      },
    ],
  },
})
