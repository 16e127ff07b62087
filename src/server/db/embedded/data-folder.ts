/**
 * Where the data is stored. Usually in the folder that the caller names. But if root names a folder that the server's
 * account cannot access (a project in /root), the data goes into STATE_FOLDER under a random name, and the named folder
 * becomes a link to it. The link is the only record: it is created in one step, survives a move of the project, and is
 * visible in `ls -l`. Next to the data a link `<name>.origin` points back, which tells a copied project (it gets its
 * own data) from a moved one.
 */
import { randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import {
  chown,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  symlink,
} from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { canReach, chooseAccount, type ServerAccount } from './account.ts'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError, errorCode, explainOutput } from './failure.ts'
import { ensureOwnFolder } from './own-folder.ts'
import { runProgram } from './run-program.ts'

const POSTGRES_MAJOR = '18'
export const STATE_FOLDER = '/var/lib/shelfcount'
const ABANDONED_MS = 10 * 60_000

export interface DataFolder {
  readonly path: string
  readonly account: ServerAccount | undefined
}

export async function locateDataFolder(
  named: string,
  log: (line: string) => void,
): Promise<DataFolder> {
  const folder = resolve(named)
  await mkdir(dirname(folder), { recursive: true }).catch((error: unknown) => {
    throw cannotBeMade(dirname(folder), error)
  })
  const path = await followLink(folder)
  const hasData = await checkContent(path)
  const account = chooseAccount(path, hasData ? await stat(path) : undefined)
  if (canReach(dirname(path), account)) return { path, account }
  if (hasData) {
    throw new EmbeddedPostgresError(
      `the data folder ${path} lies under a folder that its owner (user ${account?.uid}) ` +
        'cannot enter. Open the folders above it (chmod o+x), or move it.',
    )
  }
  const elsewhere = await linkElsewhere(folder)
  log(`Data lies in ${elsewhere}, because user ${account?.uid} cannot enter ${dirname(folder)}`)
  return { path: elsewhere, account }
}

/** A new cluster is renamed into place in one step, so two processes may do this at once. */
export async function initializeDataFolder(
  data: DataFolder,
  binaries: Binaries,
  durability: 'full' | 'none',
): Promise<boolean> {
  if (await checkContent(data.path)) return false
  await removeAbandonedDrafts(data.path)
  const draft = `${data.path}.draft-${randomBytes(6).toString('hex')}`
  try {
    await mkdir(draft, { mode: 0o700 })
    if (data.account) await chown(draft, data.account.uid, data.account.gid)
    const { code, output } = await runProgram(
      binaries.initdb,
      initArguments(draft, durability),
      data.account,
    )
    if (code !== 0) throw new EmbeddedPostgresError(explainOutput(output), output)
    await rename(draft, data.path)
    return true
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (await checkContent(data.path)) return false
    if (error instanceof EmbeddedPostgresError) throw error
    throw cannotBeMade(data.path, error)
  }
}

function cannotBeMade(folder: string, error: unknown): EmbeddedPostgresError {
  const reason = error instanceof Error ? error.message : String(error)
  const problem = `the data folder ${folder} cannot be made (${reason}). SHELFCOUNT_DATA names another.`
  return new EmbeddedPostgresError(problem, '', error)
}

/** Everyone who can open the socket is trusted; the socket is in a folder closed to others. */
function initArguments(folder: string, durability: 'full' | 'none'): string[] {
  const hostRule = process.platform === 'win32' ? 'trust' : 'reject'
  return [
    `--pgdata=${folder}`,
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--auth-local=trust',
    `--auth-host=${hostRule}`,
    ...(durability === 'none' ? ['--no-sync'] : []),
  ]
}

/** True if there is data of our version, false if there is none; everything else is refused. */
async function checkContent(path: string): Promise<boolean> {
  let names: string[]
  try {
    names = await readdir(path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false
    throw new EmbeddedPostgresError(`the data folder ${path} cannot be read: ${String(error)}`)
  }
  if (names.length === 0) return false
  if (!names.includes('PG_VERSION')) {
    throw new EmbeddedPostgresError(`the folder ${path} has files in it that are not a database.`)
  }
  const version = (await readFile(join(path, 'PG_VERSION'), 'utf8')).trim()
  if (version === POSTGRES_MAJOR) return true
  throw new EmbeddedPostgresError(
    `the data folder ${path} was made by PostgreSQL ${version}, and PostgreSQL ${POSTGRES_MAJOR} ` +
      `cannot open it. Use a PostgreSQL ${version} for it, or name another folder.`,
  )
}

async function followLink(folder: string): Promise<string> {
  const target = await readlink(folder).catch(() => undefined)
  if (target === undefined) return realPathOf(folder)
  const path = resolve(dirname(folder), target)
  if (dirname(path) !== STATE_FOLDER) return realPathOf(path)
  const origin = await readlink(`${path}.origin`).catch(() => folder)
  if (origin === folder) return path
  const isCopy = (await readlink(origin).catch(() => undefined)) === path
  if (isCopy) {
    await rm(folder)
    return realPathOf(folder)
  }
  await pointBack(path, folder)
  return path
}

async function linkElsewhere(folder: string): Promise<string> {
  await ensureOwnFolder(STATE_FOLDER)
  const path = join(STATE_FOLDER, `postgres-${randomBytes(6).toString('hex')}`)
  await pointBack(path, folder)
  await rmdir(folder).catch(() => undefined)
  try {
    await symlink(path, folder)
    return path
  } catch (error) {
    await rm(`${path}.origin`)
    if (errorCode(error) !== 'EEXIST') throw error
    return readlink(folder)
  }
}

async function pointBack(path: string, folder: string): Promise<void> {
  await rm(`${path}.origin`, { force: true })
  await symlink(folder, `${path}.origin`)
}

/** The folder itself need not exist yet. */
async function realPathOf(folder: string): Promise<string> {
  const parent = dirname(folder)
  await mkdir(parent, { recursive: true })
  return realpath(folder).catch(async () => join(await realpath(parent), basename(folder)))
}

/** What a process that was killed during initdb has left. */
async function removeAbandonedDrafts(path: string): Promise<void> {
  for (const name of await readdir(dirname(path))) {
    if (!name.startsWith(`${basename(path)}.draft-`)) continue
    const draft = join(dirname(path), name)
    const stats = statSync(draft, { throwIfNoEntry: false })
    const isOld = stats !== undefined && Date.now() - stats.mtimeMs > ABANDONED_MS
    if (isOld) await rm(draft, { recursive: true, force: true })
  }
}
