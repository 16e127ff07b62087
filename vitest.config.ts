import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const DATABASE_TESTS = ['**/*.pg.test.ts', '**/*.pg.test.tsx']
const NEVER = ['**/node_modules/**', '**/dist/**', '**/.shelfcount/**', 'tests/e2e/**']

export default defineConfig({
  test: {
    // Tests with a database mostly wait for it, so that two cores have work for two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,tests,scripts,seeds}/**/*.test.{ts,tsx}'],
          exclude: [...NEVER, ...DATABASE_TESTS],
        },
      },
      {
        test: {
          name: 'pg',
          include: DATABASE_TESTS,
          exclude: NEVER,
          globalSetup: ['tests/support/postgres-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
