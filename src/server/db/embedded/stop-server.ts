import { setTimeout as sleep } from 'node:timers/promises'
import { binariesIn, findPackageFolder } from './binaries.ts'
import { EmbeddedPostgresError } from './failure.ts'
import { identify, readPostmaster } from './postmaster.ts'
import { runProgram } from './run-program.ts'

const POLL_MS = 20
const FAST_MS = 30_000
const IMMEDIATE_MS = 10_000

/** Fast shutdown: closes connections and writes a checkpoint. Returns when the server has exited. */
export async function stopServer(folder: string): Promise<void> {
  const server = readPostmaster(folder)
  if (server === undefined || identify(server.pid, folder) !== 'server') return
  if (process.platform === 'win32') {
    const { pgCtl } = binariesIn(findPackageFolder())
    await runProgram(pgCtl, ['stop', '-m', 'fast', '-D', folder], undefined)
    return
  }
  signal(server.pid, 'SIGINT')
  if (await isGone(server.pid, folder, FAST_MS)) return
  signal(server.pid, 'SIGQUIT')
  if (await isGone(server.pid, folder, IMMEDIATE_MS)) return
  throw new EmbeddedPostgresError(`the server (process ${server.pid}) does not stop.`)
}

/** The same for a process that is exiting and cannot wait. Windows has no such signal. */
export function askServerToStop(folder: string): void {
  const server = readPostmaster(folder)
  if (server === undefined || process.platform === 'win32') return
  if (identify(server.pid, folder) === 'server') signal(server.pid, 'SIGINT')
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has exited by itself in the meantime.
  }
}

async function isGone(pid: number, folder: string, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs
  while (identify(pid, folder) === 'server') {
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
  return true
}
