// Programs of PostgreSQL that come with the system, because the embedded server has none of them.

import { spawn, spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import pg from 'pg'
import type { ConnectionTarget } from '../db/connection-target.ts'
import { DatabaseRefused } from '../db/database-refused.ts'

export type Tool = 'pg_dump' | 'pg_restore'

/** Where distributions keep them, newest first. */
const FOLDERS = '/usr/lib/postgresql/*/bin'

/** A program that is at least as new as the server: older ones do not read it. */
export function findTool(tool: Tool, serverMajor: number): string {
  const places = globSync(`${FOLDERS}/${tool}`).sort((one, other) => other.localeCompare(one))
  const found = [tool, ...places].find((place) => majorOf(place) >= serverMajor)
  if (found) return found
  throw new DatabaseRefused(
    `${tool} of version ${serverMajor} or newer is needed and was not found. ` +
      `Debian and Ubuntu: apt-get install postgresql-client-${serverMajor}`,
  )
}

function majorOf(place: string): number {
  const { stdout } = spawnSync(place, ['--version'], { encoding: 'utf8' })
  return Number(/(\d+)/.exec(stdout ?? '')?.[1] ?? 0)
}

/** Runs a program on a database; its password is not among the arguments, which everybody on the machine can read. */
export async function runTool(
  program: string,
  args: readonly string[],
  connection: ConnectionTarget,
): Promise<void> {
  const { address, password } = addressOf(connection)
  const child = spawn(program, [...args, '--dbname', address], {
    env: { ...process.env, ...(password !== undefined && { PGPASSWORD: password }) },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += String(chunk)
  })
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new DatabaseRefused(`${program} failed: ${said.trim()}`)
}

function addressOf(connection: ConnectionTarget): { address: string; password?: string } {
  if (!('connectionString' in connection)) {
    const { host, port, user, database } = connection
    return { address: `host='${host}' port=${port} user='${user}' dbname='${database}'` }
  }
  const { connectionString } = connection
  const password = new pg.Client({ connectionString: connectionString.replace(/,[^/]*/, '') })
    .password
  const address = connectionString.replace(/^(\w+:\/\/[^:@/]*):[^@/]*@/, '$1@')
  return password ? { address, password } : { address }
}
