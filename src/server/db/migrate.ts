// Brings a database up to date: numbered migrations change tables and only go forward; functions are
// created or replaced from their files. All of it under an advisory lock and in one transaction, so that a
// start that fails leaves the database as it was. See docs/schema.md.

import type { Client } from 'pg'
import { DatabaseRefused } from './database-refused.ts'
import type { FunctionFile, Migration, SqlFiles } from './sql-files.ts'

interface AppliedMigration {
  readonly version: number
  readonly name: string
  readonly checksum: string
}

/** Any number works, as long as all nodes use the same one. */
const LOCK_ID = 7_435_001

/** The first of the many migrations from before the first release. */
const FIRST_OF_OLD = '0001_house.sql'

const OLD_DATABASE =
  'The database was made by a version from before the first release, which this one cannot take over; ' +
  'nothing in it was changed. Use another data folder (SHELFCOUNT_DATA) or another database ' +
  '(DATABASE_URL); `npm run seed -- demo` fills a new one.'

/** The migrations applied to a database. The job queue keeps its own list. */
export const BOOKKEEPING = `
  create table if not exists schema_version (
    version integer primary key, name text not null, checksum text not null,
    applied_at timestamptz not null default now()
  );
  create table if not exists schema_function (
    name text primary key, checksum text not null, applied_at timestamptz not null default now()
  )`

/** Updates the database to the newest version and returns that version. */
export async function migrate(
  client: Client,
  { migrations, functions }: SqlFiles,
  log: (line: string) => void,
): Promise<number> {
  await client.query('select pg_advisory_lock($1)', [LOCK_ID])
  try {
    const applied = await selectApplied(client)
    refuseDrift(applied, migrations)
    const missing = migrations.filter(
      ({ version }) => !applied.some((one) => one.version === version),
    )
    // A migration may affect any function.
    const changed = missing.length > 0 ? functions : await changedFunctions(client, functions)
    if (changed.length > 0) await apply(client, missing, changed)
    for (const { name } of missing) log(`migrated: ${name}`)
    return migrations.at(-1)?.version ?? 0
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK_ID])
  }
}

async function selectApplied(client: Client): Promise<readonly AppliedMigration[]> {
  if (!(await isThere(client, 'schema_version'))) return []
  const { rows } = await client.query<AppliedMigration>(
    'select version, name, checksum from schema_version order by version',
  )
  return rows
}

function refuseDrift(applied: readonly AppliedMigration[], known: readonly Migration[]): void {
  if (applied[0]?.name === FIRST_OF_OLD) throw new DatabaseRefused(OLD_DATABASE)
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

async function changedFunctions(
  client: Client,
  functions: readonly FunctionFile[],
): Promise<readonly FunctionFile[]> {
  if (!(await isThere(client, 'schema_function'))) return functions
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_function',
  )
  const known = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  return functions.filter(({ name, checksum }) => known.get(name) !== checksum)
}

async function isThere(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query('select to_regclass($1) is not null as yes', [table])
  return rows[0]?.yes === true
}

async function apply(
  client: Client,
  migrations: readonly Migration[],
  functions: readonly FunctionFile[],
): Promise<void> {
  await client.query('begin')
  try {
    await client.query(BOOKKEEPING)
    await prepareForFunctions(client)
    for (const one of functions) if (one.isBeforeTables) await applyFunction(client, one)
    for (const one of migrations) await applyMigration(client, one)
    for (const one of functions) if (!one.isBeforeTables) await applyFunction(client, one)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Functions may be created in any order, and before the tables they use. */
export async function prepareForFunctions(client: Pick<Client, 'query'>): Promise<void> {
  await client.query('set local check_function_bodies = off')
  await client.query('create schema if not exists app')
}

async function applyMigration(client: Client, migration: Migration): Promise<void> {
  await run(client, migration)
  // Deferred constraints are checked here, because the next migration may change their table.
  await client.query('set constraints all immediate')
  const { version, name, checksum } = migration
  await client.query('insert into schema_version (version, name, checksum) values ($1, $2, $3)', [
    version,
    name,
    checksum,
  ])
}

async function applyFunction(client: Client, one: FunctionFile): Promise<void> {
  await run(client, one)
  await client.query(
    `insert into schema_function (name, checksum) values ($1, $2)
     on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
    [one.name, one.checksum],
  )
}

async function run(client: Client, { name, sql }: Migration | FunctionFile): Promise<void> {
  try {
    await client.query(sql)
  } catch (error) {
    throw new Error(`${name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
}
