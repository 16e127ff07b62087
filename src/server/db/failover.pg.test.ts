// Two real servers, of which the second follows the first and takes over.

import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { type Replicated, startReplicated } from '#tests/support/standby.ts'
import { SQL_FOLDER } from '#tests/support/template.ts'
import { type Database, openDatabase } from './database.ts'
import { isDatabaseAway } from './database-away.ts'
import type { EmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { inTransaction } from './transaction.ts'

let folder: string
let servers: Replicated
let database: Database

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shelfcount-failover-'))
  await chmod(folder, 0o755)
  servers = await startReplicated(folder)
  const { primary, standby } = servers
  await ask(primary, 'create database stores', 'postgres')
  const address = new URLSearchParams({
    // The standby first: it is the one that takes writes that counts, not the first one.
    host: `${standby.host},${primary.host}`,
    port: `${standby.port},${primary.port}`,
    user: primary.superuser,
  })
  database = await openDatabase({
    connection: { connectionString: `postgres:///stores?${address}` },
    sqlFolder: SQL_FOLDER,
    log: () => {},
  })
})

afterEach(async () => {
  await database.close()
  await servers.standby.stop()
  await servers.primary.stop()
  await rm(folder, { recursive: true, force: true })
})

async function ask(server: EmbeddedPostgres, sql: string, name = 'stores'): Promise<unknown[]> {
  const { host, port, superuser: user } = server
  const client = new pg.Client({ host, port, user, database: name })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const NOTE = 'insert into app.change_log (keys) values ($1)'

/** Writes on one pool until it works; everything that fails meanwhile has to look like a database that is away. */
async function writeUntilDone(pool: pg.Pool, key: string): Promise<void> {
  await eventually(async () => {
    try {
      await inTransaction(pool, (client) => client.query(NOTE, [[key]]))
    } catch (error) {
      expect(isDatabaseAway(error), String(error)).toBe(true)
      throw error
    }
  })
}

const written = `select count(*)::int as n from app.change_log where keys && array['before', 'after']`

test('when the standby takes over, every pool goes on there without a new start', async () => {
  const { primary, standby } = servers
  await writeUntilDone(database.owner, 'before')
  await eventually(async () => expect(await ask(standby, written)).toEqual([{ n: 1 }]))
  await primary.stop()
  await expect(database.app.query('select 1')).rejects.toSatisfy(isDatabaseAway)
  await ask(standby, 'select pg_promote()')
  await writeUntilDone(database.owner, 'after')
  for (const pool of [database.app, database.reads, database.live, database.auth]) {
    await eventually(() => pool.query('select 1'))
  }
  expect(await ask(standby, written)).toEqual([{ n: 2 }])
})

test('a server that takes no more writes is left, though it still answers', async () => {
  const { primary, standby } = servers
  await writeUntilDone(database.owner, 'before')
  await eventually(async () => expect(await ask(standby, written)).toEqual([{ n: 1 }]))
  await ask(standby, 'select pg_promote()')
  await ask(primary, 'alter system set default_transaction_read_only = on')
  await ask(primary, 'select pg_reload_conf()')
  // It answers before it has read its settings again.
  await eventually(async () => {
    const said = await ask(primary, 'show default_transaction_read_only')
    expect(said).toEqual([{ default_transaction_read_only: 'on' }])
  })
  await writeUntilDone(database.owner, 'after')
  expect(await ask(primary, written)).toEqual([{ n: 1 }])
  expect(await ask(standby, written)).toEqual([{ n: 2 }])
})
