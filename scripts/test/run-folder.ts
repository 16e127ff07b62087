/**
 * One temporary folder for a whole test run. Browsers, hosts and databases leave files behind when they are killed, and
 * so does a run that is killed itself: the next run deletes its folder.
 */
import { chmod, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const NAME = /^shelfcount-run-(\d+)$/
const ENDS_WITHIN_MS = 10_000
const POLL_MS = 100

export async function inRunFolder(work: () => Promise<void>): Promise<void> {
  // On other systems temporary folders have long names, and one more level would make socket paths too long.
  if (process.platform !== 'linux') return work()
  await sweepRunFolders(tmpdir())
  const folder = join(tmpdir(), `shelfcount-run-${process.pid}`)
  await mkdir(folder)
  // If this user is root, PostgreSQL runs as another one, which has to access the folder.
  await chmod(folder, 0o711)
  process.env.TMPDIR = folder
  try {
    await work()
  } finally {
    await removeRunFolder(folder)
  }
}

/** Deletes the folders of runs that have ended. */
export async function sweepRunFolders(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const owner = Number(NAME.exec(name)?.[1])
    if (Number.isNaN(owner)) continue
    // Process ids are reused, and this process has no folder yet.
    if (owner === process.pid || !isAlive(owner)) await removeRunFolder(join(parent, name))
  }
}

async function removeRunFolder(folder: string): Promise<void> {
  await endProcessesOf(folder)
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

async function endProcessesOf(folder: string): Promise<void> {
  const endsAtMs = Date.now() + ENDS_WITHIN_MS
  let left = await processesOf(folder)
  for (const pid of left) send(pid, 'SIGTERM')
  while (left.length > 0 && Date.now() < endsAtMs) {
    await sleep(POLL_MS)
    left = await processesOf(folder)
  }
  for (const pid of left) send(pid, 'SIGKILL')
}

/** Processes that use the folder as their temporary folder, or name it in their command line. */
async function processesOf(folder: string): Promise<readonly number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0 && pid !== process.pid)
  const isOurs = await Promise.all(
    pids.map(async (pid) => {
      const [environment, command] = await Promise.all([
        readOf(pid, 'environ'),
        readOf(pid, 'cmdline'),
      ])
      return environment.includes(`\0TMPDIR=${folder}\0`) || command.includes(`${folder}/`)
    }),
  )
  return pids.filter((_, at) => isOurs[at])
}

/**
 * Begins with a zero byte, like every entry; otherwise empty for a process that has ended or belongs to another user.
 */
async function readOf(pid: number, file: 'environ' | 'cmdline'): Promise<string> {
  const text = await readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
  return `\0${text}`
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended in the meantime.
  }
}
