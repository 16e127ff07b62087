import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import type { ServerAccount } from './account.ts'
import { spawnFailure } from './failure.ts'

export interface ProgramResult {
  readonly code: number | null
  readonly output: string
}

/** Runs a program of PostgreSQL until it exits. If it cannot be started at all, the error explains why. */
export async function runProgram(
  file: string,
  args: readonly string[],
  account: ServerAccount | undefined,
): Promise<ProgramResult> {
  const child = spawnProgram(file, args, { account, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const collect = (chunk: unknown) => {
    output += String(chunk)
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(spawnFailure(error, file)))
    child.once('close', (code) => resolve({ code, output }))
  })
}

interface ProgramOptions {
  readonly account: ServerAccount | undefined
  readonly stdio: StdioOptions
  readonly detached?: boolean
}

/**
 * Uses the root folder as working directory, because the account may not access ours, and a minimal environment,
 * because PG* variables would change what the programs do and our own holds secrets.
 */
export function spawnProgram(
  file: string,
  args: readonly string[],
  { account, stdio, detached = false }: ProgramOptions,
): ChildProcess {
  const { PATH = '/usr/bin:/bin', SystemRoot, TEMP, TMP } = process.env
  const windows = { ...(SystemRoot && { SystemRoot }), ...(TEMP && { TEMP }), ...(TMP && { TMP }) }
  const env = { PATH, LC_ALL: 'C', TZ: 'UTC', ...windows }
  try {
    return spawn(file, args, { cwd: '/', env, stdio, detached, windowsHide: true, ...account })
  } catch (error) {
    // Most failures come as an event, but failing to change the user throws.
    throw spawnFailure(error, file)
  }
}
