// What nobody needs: files, dependencies and exports. It is asked twice: with the tests, and with
// `--production` for what only tests use. A list that tests go through is tagged `@internal`.

import type { KnipConfig } from 'knip'

const isProduction = process.argv.includes('--production')

/** Begun by a command, by the framework, or as a thread or a program of its own. */
const PROGRAMS = [
  'scripts/*.{ts,mjs}',
  'scripts/build/{offline-shell,web}.ts',
  'src/entry/{main,import-reader,insight-maker,pdf-printer}.ts',
  'src/entry/{backup,mail-links,migrate,platform-admin,reconcile,restore,seal-key,seed,verify,webhook-listen}.ts',
  'src/web/{router.tsx,start.ts}',
  'src/web/routes/**/*.tsx',
  'src/web/service-worker/service-worker.ts',
  'vite.config.ts',
  // Loaded by the names of area and language.
  'src/messages/*/*.ts',
]

const TOOLS = [
  'bench/*.ts',
  'bench/support/{*-node,neighbour}.ts',
  '{knip,playwright,vitest}.config.ts',
]

const TESTS = [
  '**/*.test.{ts,tsx}',
  'tests/spec/*.browser.ts',
  'tests/e2e/support/server.ts',
  'tests/support/assistant.mjs',
  'tests/support/{empty-page,english-messages,leave-as-found,postgres-setup,stuck-worker,webhook-sender}.ts',
  'tests/support/files/*-reader.ts',
]

const config: KnipConfig = {
  entry: [...PROGRAMS.map((path) => `${path}!`), ...TOOLS, ...TESTS],
  project: [
    '{src,seeds,scripts}/**/*.{ts,tsx,mjs}!',
    '!src/**/testing/**!',
    '{tests,bench}/**/*.{ts,tsx,mjs}',
  ],
  ignore: isProduction ? [] : ['src/web/route-tree.gen.ts'],
  // A test may look inside a file whose other exports the product uses.
  ignoreExportsUsedInFile: isProduction,
  // Named as text: by scripts, by the log, by tests that ask for its published form, and as files of fonts.
  ignoreDependencies: ['@biomejs/biome', 'pino-pretty', 'autumn-js', '@fontsource/.*'],
  ignoreBinaries: ['apt-cache', 'tail'],
  // All programs are named above; configurations do not have to be run for it.
  playwright: false,
  vite: false,
  vitest: false,
}

export default config
