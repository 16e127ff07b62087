import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 200
const ABANDONED_MS = 15 * 60_000

/** Runs the work while no other process works with the same lock file. */
export async function withFileLock(file, work) {
  mkdirSync(dirname(file), { recursive: true })
  let waiting = false
  while (!take(file)) {
    if (isAbandoned(file)) {
      rmSync(file, { force: true })
      continue
    }
    if (!waiting) console.error('Waiting for another process that prepares the same…')
    waiting = true
    await sleep(POLL_MS)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function isAbandoned(file) {
  try {
    const { mtimeMs } = statSync(file)
    const ageMs = Date.now() - mtimeMs
    const pid = Number(readFileSync(file, 'utf8'))
    if (ageMs > ABANDONED_MS) return true
    // The process id may not be in a file that was just created.
    return pid > 0 ? !isAlive(pid) : ageMs > 5_000
  } catch {
    return false
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
