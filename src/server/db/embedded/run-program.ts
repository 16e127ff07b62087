import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import type { ServerAccount } from './account.ts'
import { spawnFailure } from './failure.ts'

export interface ProgramResult {
  readonly code: number | null
  readonly output: string
}

/** Runs a program of PostgreSQL to its end. Inability to start it at all is an error in words. */
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
 * The root folder as working folder, because the account may not enter ours; and a short environment,
 * because PG* variables would change what the programs do and ours holds secrets.
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
    // Most failures come as an event; that of changing the user is thrown.
    throw spawnFailure(error, file)
  }
}
