// A fresh, migrated database for one test file.

import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { SQL_FOLDER, TEMPLATE_DATABASE } from './template.ts'

export interface TestDatabase extends Database {
  /** To connect as somebody else, or from another process. */
  readonly connection: { host: string; port: number; user: string; database: string }
}

export async function testDatabase(): Promise<TestDatabase> {
  const server = inject('postgres')
  const connection = { ...server, database: `test_${randomBytes(6).toString('hex')}` }
  await asSuperuser(`create database ${connection.database} template ${TEMPLATE_DATABASE}`)
  const database = await openDatabase({
    connection,
    sqlFolder: SQL_FOLDER,
    log: () => {},
  })
  afterAll(async () => {
    await database.close()
    await asSuperuser(`drop database ${connection.database} with (force)`)
  })
  return { ...database, connection }
}

async function asSuperuser(sql: string): Promise<void> {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(1)')
    await client.query(sql)
  } finally {
    await client.end()
  }
}
