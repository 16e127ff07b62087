import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const DATABASE_TESTS = ['**/*.pg.test.ts', '**/*.pg.test.tsx']
/** Code without a state, so that no file of tests can disturb another. */
const PURE_TESTS = ['src/{domain,contract}/**/*.test.ts']
const UNIT_TESTS = ['{src,tests,scripts,seeds}/**/*.test.{ts,tsx}']
const NEVER = ['**/node_modules/**', '**/dist/**', '**/.shelfcount/**', 'tests/e2e/**']
/** Puts something in the place of a module, for whoever loads it afterwards. */
const REPLACES_MODULES = /\bvi\.(mock|doMock|resetModules)\b/
const HAS_A_PAGE = /@vitest-environment happy-dom/

const { alone: ALONE, pages: PAGES } = testsApart()

/** Loading the product anew for each file takes longer than most tests: these files share what is loaded. */
const TOGETHER = { isolate: false, setupFiles: ['tests/support/leave-as-found.ts'] }
const MESSAGES = 'tests/support/english-messages.ts'
const EMPTY_PAGE = 'tests/support/empty-page.ts'
/** Only what hangs ends here: a busy machine or a disk that stalls is not a failure. */
const PATIENCE = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
}

export default defineConfig({
  test: {
    // Tests with a database wait for nearly half of their time, so that two cores have work for three.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: UNIT_TESTS,
          exclude: [...NEVER, ...DATABASE_TESTS, ...PURE_TESTS, ...ALONE, ...PAGES],
          ...TOGETHER,
          setupFiles: [...TOGETHER.setupFiles, MESSAGES],
          ...PATIENCE,
        },
      },
      { test: { name: 'alone', include: [...ALONE], setupFiles: [MESSAGES], ...PATIENCE } },
      {
        test: {
          name: 'pages',
          include: [...PAGES],
          ...TOGETHER,
          setupFiles: [...TOGETHER.setupFiles, MESSAGES, EMPTY_PAGE],
          ...PATIENCE,
        },
      },
      { test: { name: 'pure', include: PURE_TESTS, isolate: false, ...PATIENCE } },
      {
        test: {
          name: 'pg',
          include: DATABASE_TESTS,
          exclude: NEVER,
          globalSetup: ['tests/support/postgres-setup.ts'],
          ...TOGETHER,
          ...PATIENCE,
        },
      },
    ],
  },
})

/** Files that replace modules stand alone; those with a page share it, and leave it empty. */
function testsApart(): { readonly alone: readonly string[]; readonly pages: readonly string[] } {
  const root = import.meta.dirname
  const exclude = [...NEVER, ...DATABASE_TESTS, ...PURE_TESTS]
  const texts = globSync(UNIT_TESTS, { cwd: root, exclude }).map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }))
  const replacing = texts.filter(({ text }) => REPLACES_MODULES.test(text))
  const pages = texts.filter((one) => HAS_A_PAGE.test(one.text) && !replacing.includes(one))
  return { alone: replacing.map(({ file }) => file), pages: pages.map(({ file }) => file) }
}
