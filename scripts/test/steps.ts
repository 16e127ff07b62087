/** The steps of `npm test`. After a failed step the others still run. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildIfStale } from '../build.ts'
import { runToEnd } from '../run-to-end.ts'
import { ensureChromium } from './chromium.ts'
import {
  add,
  type Counts,
  countPlaywright,
  countVitest,
  failedInVitest,
  failedOnce,
  NOTHING,
  passedOnce,
  summaryLine,
} from './counts.ts'
import { ensurePrograms } from './programs.ts'

export const ALL_STEPS = ['format', 'types', 'unused', 'unit', 'build', 'browser'] as const
export type Step = (typeof ALL_STEPS)[number]

const root = join(import.meta.dirname, '..', '..')
const output = join(root, '.shelfcount')
const vitestReport = join(output, 'vitest.json')

const RUN: Record<Step, (args: readonly string[]) => Promise<Counts>> = {
  format: () => runTool('node_modules/@biomejs/biome/bin/biome', ['ci', '.']),
  types: () => runTool('node_modules/typescript/bin/tsc', ['-b']),
  unused: runKnip,
  unit: runVitest,
  build: runBuild,
  browser: runBrowser,
}

export function parseArguments(args: readonly string[]): { steps: Step[]; rest: string[] } {
  const at = args.findIndex((arg) => arg === '--only' || arg.startsWith('--only='))
  if (at < 0) return { steps: [...ALL_STEPS], rest: [...args] }
  const inline = args[at]?.split('=')[1]
  const wanted = (inline ?? args[at + 1] ?? '').split(',')
  const rest = args.toSpliced(at, inline === undefined ? 2 : 1)
  const unknown = wanted.filter((name) => !ALL_STEPS.some((step) => step === name))
  if (unknown.length > 0) throw new Error(`--only takes ${ALL_STEPS.join(',')}: ${unknown}`)
  const needsBuild = wanted.includes('browser')
  const isWanted = (step: Step) => wanted.includes(step) || (step === 'build' && needsBuild)
  return { steps: ALL_STEPS.filter(isWanted), rest }
}

export async function runSteps(steps: readonly Step[], args: readonly string[]): Promise<void> {
  mkdirSync(output, { recursive: true })
  const results = new Map<Step, Counts>()
  for (const step of steps) {
    console.log(`\n── ${step} ${'─'.repeat(70 - step.length)}`)
    const isBuilt = results.get('build')?.failed !== 1
    results.set(step, step === 'browser' && !isBuilt ? notBuilt() : await runStep(step, args))
  }
  for (const name of results.has('unit') ? failedInVitest(readJson(vitestReport)) : []) {
    console.log(`failed   ${relative(root, name)}`)
  }
  const total = [...results.values()].reduce(add, NOTHING)
  for (const [step, counts] of results) console.log(`${step.padEnd(8)} ${summaryLine(counts)}`)
  console.log(summaryLine(total))
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
}

async function runStep(step: Step, args: readonly string[]): Promise<Counts> {
  try {
    return await RUN[step](args)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return failedOnce
  }
}

function notBuilt(): Counts {
  console.error('Not run, because the build failed.')
  return failedOnce
}

async function runTool(file: string, args: readonly string[]): Promise<Counts> {
  const code = await runToEnd(process.execPath, [join(root, file), ...args])
  return code === 0 ? passedOnce : failedOnce
}

/** Runs once with the tests, and once without them to find what only tests use. */
async function runKnip(): Promise<Counts> {
  const knip = 'node_modules/knip/bin/knip.js'
  const withTests = await runTool(knip, [])
  const withoutTests = ['--production', '--include', 'files,exports,types']
  return add(withTests, await runTool(knip, withoutTests))
}

async function runVitest(args: readonly string[]): Promise<Counts> {
  await ensurePrograms()
  rmSync(vitestReport, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const code = await runToEnd(process.execPath, [vitest, 'run', ...reporters, ...args])
  return countVitest(readJson(vitestReport), code)
}

async function runBuild(): Promise<Counts> {
  await buildIfStale()
  return passedOnce
}

async function runBrowser(args: readonly string[]): Promise<Counts> {
  const report = join(output, 'playwright.json')
  rmSync(report, { force: true })
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  const environment = {
    CHROMIUM_PATH: await ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  }
  const command = [playwright, 'test', '--reporter=list,json', ...args]
  const code = await runToEnd(process.execPath, command, environment)
  return countPlaywright(readJson(report), code)
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
