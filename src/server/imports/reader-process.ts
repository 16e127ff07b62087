// Runs the check of a file in a process of its own and ends it when it takes more than it may. A
// thread would not do: a parser that exhausts its memory takes the whole process with it.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import {
  READER_CPU_SECONDS,
  READER_MEMORY_BYTES,
  ROWS_PER_CPU_BUDGET,
} from '#domain/import/limits.ts'
import type { CheckRequest } from './check-import.ts'
import { processUsage } from './process-usage.ts'

export type ReaderOutcome =
  | { readonly kind: 'done' }
  /** In words for the person who dropped the file. */
  | { readonly kind: 'unreadable'; readonly message: string }
  | { readonly kind: 'stopped'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string }

export interface ReaderLimits {
  readonly cpuSeconds: number
  readonly memoryBytes: number
}

export const READER_LIMITS: ReaderLimits = {
  cpuSeconds: READER_CPU_SECONDS,
  memoryBytes: READER_MEMORY_BYTES,
}

/** What the reader tells about itself. */
export type ReaderMessage =
  | { readonly kind: 'progress'; readonly rows: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'unreadable' | 'failed'; readonly message: string }

const WATCH_MS = 250
/** What the process needs before it has read anything, and the file itself. */
const RUNTIME_BYTES = 200 * 1024 * 1024
/** Where the system does not tell how much a process uses. */
const SILENT_MS = 120_000
const TOO_MUCH =
  'Reading this file took more than it may. Save the list as CSV, or in smaller parts, and drop it again.'

export async function runReader(
  program: string,
  request: CheckRequest,
  limits: ReaderLimits = READER_LIMITS,
): Promise<ReaderOutcome> {
  const child = fork(program, [], {
    execArgv: [
      `--max-old-space-size=${Math.floor(limits.memoryBytes / 1024 / 1024)}`,
      '--max-semi-space-size=16',
    ],
    // Nothing of this process's settings and secrets.
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const watch = watchReader(child, limits)
  try {
    child.send(request)
    return await watch.outcome
  } finally {
    watch.stop()
    await endProcess(child)
  }
}

function watchReader(child: ChildProcess, limits: ReaderLimits) {
  let rows = 0
  let heardAtMs = Date.now()
  let errors = ''
  child.stderr?.on('data', (text) => {
    errors = `${errors}${text}`.slice(-2_000)
  })
  const { promise: outcome, resolve } = Promise.withResolvers<ReaderOutcome>()
  child.on('message', (message: ReaderMessage) => {
    heardAtMs = Date.now()
    if (message.kind === 'progress') rows = message.rows
    else resolve(message)
  })
  child.once('error', (error) => resolve({ kind: 'failed', message: error.message }))
  child.once('exit', (code, signal) => {
    const isOutOfMemory = signal === 'SIGABRT' || /heap|allocation failed/i.test(errors)
    if (isOutOfMemory) resolve({ kind: 'stopped', message: TOO_MUCH })
    else resolve({ kind: 'failed', message: `the reader ended with ${signal ?? code}: ${errors}` })
  })
  const timer = setInterval(() => {
    void isTooMuch({ child, rows, limits, heardAtMs }).then((tooMuch) => {
      if (tooMuch) resolve({ kind: 'stopped', message: TOO_MUCH })
    })
  }, WATCH_MS)
  return { outcome, stop: () => clearInterval(timer) }
}

async function isTooMuch(facts: {
  readonly child: ChildProcess
  readonly rows: number
  readonly limits: ReaderLimits
  readonly heardAtMs: number
}): Promise<boolean> {
  const { child, rows, limits, heardAtMs } = facts
  const usage = child.pid === undefined ? undefined : await processUsage(child.pid)
  if (!usage) return Date.now() - heardAtMs > SILENT_MS
  const budget = limits.cpuSeconds * (1 + Math.floor(rows / ROWS_PER_CPU_BUDGET))
  const isFull = usage.memoryBytes > limits.memoryBytes + RUNTIME_BYTES
  return usage.cpuSeconds > budget || isFull
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}
