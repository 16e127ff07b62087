// Checks a file in a process of its own, and kills it if it exceeds its limits. A thread would not do: a parser that
// runs out of memory ends the whole process.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { lstat, mkdir, readFile } from 'node:fs/promises'
import { setPriority, tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import type { ReaderLimits } from '#domain/import/limits.ts'
import type { UnreadableReason } from '#domain/import/unreadable-file.ts'
import type { CheckRequest } from './check-import.ts'

interface ProcessUsage {
  readonly cpuSeconds: number
  readonly memoryBytes: number
}

/** Linux uses this unit on every machine. */
const TICKS_PER_SECOND = 100
const PAGE_BYTES = 4_096

/** Undefined if the system does not provide it, or the process has ended. */
async function processUsage(pid: number): Promise<ProcessUsage | undefined> {
  try {
    const [stat, statm] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/statm`, 'utf8'),
    ])
    // The program name may contain anything; the numbers begin after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [, residentPages = '0'] = statm.split(' ')
    return {
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
      memoryBytes: Number(residentPages) * PAGE_BYTES,
    }
  } catch {
    return undefined
  }
}

export type ReaderOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason }
  /** It took more memory or time than it may. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly message: string }

/** Messages from the reader. */
export type ReaderMessage =
  | { readonly kind: 'progress'; readonly rows: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason }
  | { readonly kind: 'failed'; readonly message: string }

const WATCH_MS = 250
/** The share of the heap in the memory limit: files and tables are outside of the heap. */
const HEAP_SHARE = 0.7
/** A reader that sends nothing for this long is stopped, if the system does not report its usage. */
const SILENT_MS = 120_000

export async function runReader(
  program: string,
  request: CheckRequest,
  limits: ReaderLimits,
): Promise<ReaderOutcome> {
  const child = fork(program, [], {
    execArgv: [
      `--max-old-space-size=${Math.floor((limits.memoryBytes * HEAP_SHARE) / 1024 / 1024)}`,
      '--max-semi-space-size=16',
    ],
    // The reader gets no settings or secrets of this process.
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production', ...(await compileCache()) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  letOthersGoFirst(child)
  const watch = watchReader(child, limits)
  try {
    child.send(request)
    return await watch.outcome
  } finally {
    watch.stop()
    await endProcess(child)
  }
}

/** Answers to counts must be fast; a file may take a while. */
const NICENESS = 10

function letOthersGoFirst({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS)
  } catch {
    // The system does not allow it, or the process has ended: neither matters.
  }
}

function watchReader(child: ChildProcess, limits: ReaderLimits) {
  let heardAtMs = Date.now()
  let errors = ''
  child.stderr?.on('data', (text) => {
    errors = `${errors}${text}`.slice(-2_000)
  })
  const { promise: outcome, resolve } = Promise.withResolvers<ReaderOutcome>()
  child.on('message', (message: ReaderMessage) => {
    heardAtMs = Date.now()
    if (message.kind !== 'progress') resolve(message)
  })
  child.once('error', (error) => resolve({ kind: 'failed', message: error.message }))
  child.once('exit', (code, signal) => {
    const isOutOfMemory = signal === 'SIGABRT' || /heap|allocation failed/i.test(errors)
    if (isOutOfMemory) resolve({ kind: 'stopped' })
    else resolve({ kind: 'failed', message: `the reader ended with ${signal ?? code}: ${errors}` })
  })
  const timer = setInterval(() => {
    void isTooMuch({ child, limits, heardAtMs }).then((tooMuch) => {
      if (tooMuch) resolve({ kind: 'stopped' })
    })
  }, WATCH_MS)
  return { outcome, stop: () => clearInterval(timer) }
}

async function isTooMuch(facts: {
  readonly child: ChildProcess
  readonly limits: ReaderLimits
  readonly heardAtMs: number
}): Promise<boolean> {
  const { child, limits, heardAtMs } = facts
  const usage = child.pid === undefined ? undefined : await processUsage(child.pid)
  if (!usage) return Date.now() - heardAtMs > SILENT_MS
  return usage.cpuSeconds > limits.cpuSeconds || usage.memoryBytes > limits.memoryBytes
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

/**
 * Lets the process cache its compiled code, so that the next one starts much faster. Only in a folder that no other
 * user can write to.
 */
async function compileCache(): Promise<{ readonly NODE_COMPILE_CACHE?: string }> {
  const { uid } = userInfo()
  const folder = join(tmpdir(), `shelfcount-programs-${uid}`)
  await mkdir(folder, { mode: 0o700 }).catch(() => {})
  const found = await lstat(folder).catch(() => undefined)
  const isOurs =
    found?.isDirectory() && (uid < 0 || (found.uid === uid && (found.mode & 0o22) === 0))
  return isOurs ? { NODE_COMPILE_CACHE: folder } : {}
}
