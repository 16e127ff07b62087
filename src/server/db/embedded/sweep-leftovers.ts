/**
 * Data that root keeps elsewhere outlives its project. If the project was in a temporary folder and is gone, its data
 * is deleted. Any other project may have been moved, or be on a disk that is not mounted now, and must find its data
 * again.
 */
import { randomBytes } from 'node:crypto'
import { lstat, readdir, readlink, rename, rm } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { errorCode } from './failure.ts'
import { identify, readPostmaster } from './postmaster.ts'

/** Long enough for a process that is just creating or opening it. */
const UNTOUCHED_MS = 60 * 60_000

const ORIGIN = /^(postgres-[0-9a-f]{12})\.origin$/
const SWEPT = /^postgres-[0-9a-f]{12}\.swept-[0-9a-f]{12}$/

export interface SweptFolders {
  /** The folder with the data, where each has a link to its project next to it. */
  readonly stateFolder: string
  readonly temporaryFolder: string
}

export async function sweepLeftovers({
  stateFolder,
  temporaryFolder,
}: SweptFolders): Promise<void> {
  for (const entry of await entriesOf(stateFolder)) {
    // An earlier sweep was interrupted here.
    if (SWEPT.test(entry)) await rm(join(stateFolder, entry), { recursive: true, force: true })
    const [, name] = ORIGIN.exec(entry) ?? []
    if (name === undefined) continue
    const data = join(stateFolder, name)
    if (await isLeftover(data, temporaryFolder)) await remove(data)
  }
}

async function entriesOf(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

async function isLeftover(data: string, temporaryFolder: string): Promise<boolean> {
  const origin = await readlink(`${data}.origin`).catch(() => '')
  if (!origin.startsWith(temporaryFolder + sep)) return false
  if (!(await isGone(origin))) return false
  if (!(await isUntouched(`${data}.origin`)) || !(await isUntouched(data))) return false
  const server = readPostmaster(data)
  return server === undefined || identify(server.pid, data) === 'none'
}

/** Only if the path is known to be missing: one that cannot be read may exist. */
async function isGone(path: string): Promise<boolean> {
  try {
    await lstat(path)
    return false
  } catch (error) {
    return errorCode(error) === 'ENOENT'
  }
}

/** The data folder is touched whenever its server starts or stops. */
async function isUntouched(path: string): Promise<boolean> {
  if (await isGone(path)) return true
  return Date.now() - (await lstat(path)).mtimeMs > UNTOUCHED_MS
}

/** Renamed away in one step; the link is deleted last, so that an interrupted sweep can be continued. */
async function remove(data: string): Promise<void> {
  const swept = `${data}.swept-${randomBytes(6).toString('hex')}`
  try {
    await rename(data, swept)
    await rm(swept, { recursive: true, force: true })
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
  await rm(`${data}.origin`, { force: true })
}
