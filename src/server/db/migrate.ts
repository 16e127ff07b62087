// Forward-only numbered SQL files, under an advisory lock, one transaction each.

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { DatabaseRefused } from './database-refused.ts'

interface Migration {
  readonly version: number
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

interface AppliedMigration {
  readonly version: number
  readonly name: string
  readonly checksum: string
}

/** Any number does, as long as every node asks for the same. */
const LOCK_ID = 7_435_001

export async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_.*\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      const checksum = createHash('sha256').update(sql).digest('hex')
      return { version: Number(name.slice(0, 4)), name, sql, checksum }
    }),
  )
}

/** Brings the database to the newest version and answers with it. */
export async function migrate(
  client: Client,
  migrations: readonly Migration[],
  log: (line: string) => void,
): Promise<number> {
  await client.query('select pg_advisory_lock($1)', [LOCK_ID])
  try {
    const applied = await selectApplied(client)
    refuseDrift(applied, migrations)
    const done = new Set(applied.map((one) => one.version))
    for (const migration of migrations) {
      if (done.has(migration.version)) continue
      await apply(client, migration)
      log(`migrated: ${migration.name}`)
    }
    return migrations.at(-1)?.version ?? 0
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK_ID])
  }
}

async function selectApplied(client: Client): Promise<readonly AppliedMigration[]> {
  await client.query(`
    create table if not exists schema_version (
      version integer primary key, name text not null, checksum text not null,
      applied_at timestamptz not null default now()
    )`)
  const { rows } = await client.query<AppliedMigration>(
    'select version, name, checksum from schema_version order by version',
  )
  return rows
}

function refuseDrift(applied: readonly AppliedMigration[], known: readonly Migration[]): void {
  for (const one of applied) {
    const migration = known.find((candidate) => candidate.version === one.version)
    if (!migration) {
      throw new DatabaseRefused(
        `The database has ${one.name}, which this version does not know: use a newer one.`,
      )
    }
    if (migration.checksum !== one.checksum) {
      throw new DatabaseRefused(`${migration.name} was changed after it had been applied.`)
    }
  }
}

async function apply(client: Client, { version, name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into schema_version (version, name, checksum) values ($1, $2, $3)', [
      version,
      name,
      checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`${name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
}
