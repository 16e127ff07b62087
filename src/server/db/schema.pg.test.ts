// The two descriptions of the database must match: its state (schema), and the way there (migrations). Both use the
// same functions.

import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { catalogueOf } from '#tests/support/catalogue.ts'
import { SQL_FOLDER } from '#tests/support/template.ts'
import { readSchemaFiles } from '../../../scripts/schema/schema-files.ts'
import { openDatabase } from './database.ts'
import { BOOKKEEPING, prepareForFunctions } from './migrate.ts'
import { readSqlFiles } from './sql-files.ts'

const names = { migrations: freshName(), schema: freshName() }
afterAll(async () => {
  for (const name of Object.values(names)) {
    await asSuperuser(`drop database if exists ${name} with (force)`)
  }
})

function freshName(): string {
  return `schema_${randomBytes(6).toString('hex')}`
}

async function asSuperuser(sql: string): Promise<void> {
  const client = await connect('postgres')
  await client.query(sql)
  await client.end()
}

async function connect(database: string): Promise<pg.Client> {
  const client = new pg.Client({ ...inject('postgres'), database })
  await client.connect()
  return client
}

async function builtByMigrations(): Promise<string[]> {
  const connection = { ...inject('postgres'), database: names.migrations }
  const database = await openDatabase({ connection, sqlFolder: SQL_FOLDER, log: () => {} })
  const catalogue = await catalogueOf(database.owner)
  await database.close()
  return catalogue
}

async function builtBySchema(): Promise<string[]> {
  await asSuperuser(`create database ${names.schema}`)
  const client = await connect(names.schema)
  const { functions } = await readSqlFiles(SQL_FOLDER)
  await client.query('begin')
  await client.query(BOOKKEEPING)
  await prepareForFunctions(client)
  for (const { sql, isBeforeTables } of functions) if (isBeforeTables) await client.query(sql)
  for (const { sql } of readSchemaFiles(join(SQL_FOLDER, '../../..'))) await client.query(sql)
  for (const { sql, isBeforeTables } of functions) if (!isBeforeTables) await client.query(sql)
  await client.query('commit')
  const catalogue = await catalogueOf(client)
  await client.end()
  return catalogue
}

test('migrations lead to the database that the schema describes', async () => {
  const byMigrations = await builtByMigrations()
  const bySchema = await builtBySchema()
  expect(byMigrations.filter((line) => !bySchema.includes(line))).toEqual([])
  expect(bySchema.filter((line) => !byMigrations.includes(line))).toEqual([])
})

test('the comparison sees every kind of thing', async () => {
  const client = await connect(names.schema)
  const kinds = new Set((await catalogueOf(client)).map((line) => line.split(' ')[0]))
  expect([...kinds].sort()).toEqual(
    [
      'column',
      'constraint',
      'function',
      'index',
      'policy',
      'relation',
      'role',
      'schema',
      'trigger',
    ].concat('view'),
  )
  const before = await catalogueOf(client)
  const changes = [
    'alter table shelf alter column name set not null',
    'alter table shelf alter column position set default 7',
    'alter table shelf add check (position >= 0)',
    'create index on shelf (name)',
    'drop index shelf_code',
    'drop trigger log_update on shelf',
    'alter policy organization_scope on shelf using (true)',
    'grant truncate on shelf to shelfcount_app',
    'grant execute on function app.note_former_store to shelfcount_app',
    "create or replace function app.fold(input text) returns text language sql as 'select 1::text'",
    'alter function app.fold(text) volatile',
    'alter table shelf no force row level security',
  ]
  for (const change of changes) {
    await client.query('begin')
    await client.query(change)
    expect(await catalogueOf(client), change).not.toEqual(before)
    await client.query('rollback')
  }
  await client.end()
})
