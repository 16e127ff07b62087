/** Programs that some tests speak to: servers that installations have beside ours, and what checks their settings. */
import { existsSync, globSync } from 'node:fs'
import { dirname } from 'node:path'
import { installPackages, which } from './debian.ts'

/** By program, the package of Debian that brings it. */
const PACKAGES = {
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  promtool: 'prometheus',
  pg_dump: 'postgresql',
} as const

type Program = keyof typeof PACKAGES

const PROGRAMS = Object.keys(PACKAGES) as Program[]

/** Installs those that are missing, where this user may; what is missing then fails the tests that need it. */
export async function ensurePrograms(): Promise<void> {
  const missing = PROGRAMS.filter((name) => find(name) === undefined)
  if (missing.length > 0) await installPackages(missing.map((name) => PACKAGES[name]))
}

/** @internal */
export function findProgram(name: Program): string {
  const found = find(name)
  if (found) return found
  throw new Error(
    `This test needs ${name}, and there is none. Install it (Debian: apt-get install ${PACKAGES[name]}).`,
  )
}

function find(name: Program): string | undefined {
  return name === 'pg_dump' ? findServer() : which(name)
}

/** The newest server of the system: its own pg_dump beside its initdb. */
function findServer(): string | undefined {
  const major = (path: string) => Number(/(\d+)\/bin/.exec(path)?.[1])
  return globSync('/usr/lib/postgresql/*/bin/pg_dump')
    .filter((path) => existsSync(`${dirname(path)}/initdb`))
    .sort((one, other) => major(other) - major(one))[0]
}
