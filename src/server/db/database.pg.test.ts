import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { SQL_FOLDER } from '#tests/support/template.ts'
import { type Database, openDatabase } from './database.ts'
import { DatabaseRefused } from './database-refused.ts'

const opened: Database[] = []
const names: string[] = []
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()))
  for (const name of names) await asSuperuser(`drop database if exists ${name} with (force)`)
})

function freshName(): string {
  const name = `fresh_${randomBytes(6).toString('hex')}`
  names.push(name)
  return name
}

async function open(database: string, sqlFolder = SQL_FOLDER, user?: string) {
  const server = inject('postgres')
  const connection = { ...server, database, user: user ?? server.user }
  const result = await openDatabase({ connection, sqlFolder, log: () => {} })
  opened.push(result)
  return result
}

async function asSuperuser(sql: string): Promise<void> {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' })
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** The product's migrations and functions, with changes, in a separate folder. */
async function changedSql(change: (folder: string) => Promise<void>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shelfcount-sql-'))
  for (const part of ['migrations', 'functions']) {
    await cp(join(SQL_FOLDER, part), join(folder, part), { recursive: true })
  }
  await change(folder)
  afterAll(() => rm(folder, { recursive: true }))
  return folder
}

test('two nodes that start at once on an empty server both come up, migrated once', async () => {
  const name = freshName()
  const nodes = await Promise.all([open(name), open(name), open(name)])
  const { rows } = await nodes[0].owner.query('select version from schema_version')
  expect(new Set(rows.map((row) => row.version)).size).toBe(rows.length)
  expect(rows.length).toBeGreaterThanOrEqual(1)
})

const FOLD =
  "create or replace function app.fold(input text) returns text language sql as 'select ''new'''"

async function appliedFunctions({ owner }: Database): Promise<Map<string, string>> {
  const { rows } = await owner.query('select name, applied_at::text from schema_function')
  return new Map(rows.map(({ name, applied_at }) => [name, applied_at]))
}

test('a function whose file has changed is replaced once by nodes that start at once, and no other', async () => {
  const name = freshName()
  const before = await appliedFunctions(await open(name))
  const folder = await changedSql((path) => writeFile(join(path, 'functions/fold.sql'), FOLD))
  const [node] = await Promise.all([open(name, folder), open(name, folder), open(name, folder)])
  const { rows } = await node.app.query("select app.fold('old') as folded")
  expect(rows).toEqual([{ folded: 'new' }])
  const after = await appliedFunctions(node)
  expect([...after].filter(([file, at]) => before.get(file) !== at).map(([file]) => file)).toEqual([
    'fold.sql',
  ])
})

test('functions are made anew after a migration, which may have taken what they stand on', async () => {
  const name = freshName()
  await open(name)
  const folder = await changedSql((path) =>
    writeFile(join(path, 'migrations/9997_dropping.sql'), 'drop function app.fold(text)'),
  )
  const { app } = await open(name, folder)
  const { rows } = await app.query("select app.fold('É') as folded")
  expect(rows).toEqual([{ folded: 'e' }])
})

test('a function that cannot be created is named, and nothing is changed', async () => {
  const name = freshName()
  const { owner } = await open(name)
  const folder = await changedSql(async (path) => {
    await writeFile(join(path, 'functions/before-tables/aaa.sql'), 'create table half ()')
    await writeFile(join(path, 'functions/fold.sql'), 'create or replace function app.fold(')
  })
  await expect(open(name, folder)).rejects.toThrow(/^fold\.sql failed: syntax error/)
  const { rows } = await owner.query("select to_regclass('half') as half, app.fold('É') as folded")
  expect(rows).toEqual([{ half: null, folded: 'e' }])
})

test('a database from before the first release is refused with what to do, and stays as it is', async () => {
  const name = freshName()
  await asSuperuser(`create database ${name}`)
  const old = new pg.Client({ ...inject('postgres'), database: name })
  await old.connect()
  await old.query(`
    create table schema_version (
      version integer primary key, name text not null, checksum text not null,
      applied_at timestamptz not null default now());
    insert into schema_version (version, name, checksum)
    values (1, '0001_house.sql', 'abc'), (81, '0081_former_members.sql', 'def');
    create schema house;
    create table house.change_log (keys text[]);
    create table organization (id uuid primary key);
    insert into organization values (gen_random_uuid())`)
  const before = await everythingIn(old)
  await expect(open(name)).rejects.toThrow(
    new DatabaseRefused(
      'The database was made by a version from before the first release, which this one cannot take ' +
        'over; nothing in it was changed. Use another data folder (SHELFCOUNT_DATA) or another ' +
        'database (DATABASE_URL); `npm run seed -- demo` fills a new one.',
    ),
  )
  expect(await everythingIn(old)).toEqual(before)
  await old.end()
})

async function everythingIn(client: pg.Client) {
  const things = await client.query(`
    select relnamespace::regnamespace::text as schema, relname as name from pg_class
    where relnamespace::regnamespace::text not like 'pg_%' and relnamespace::regnamespace::text
      <> 'information_schema'
    union all select 'functions', count(*)::text from pg_proc order by 1, 2`)
  const rows = await client.query('select xmin::text, * from organization')
  const versions = await client.query('select xmin::text, * from schema_version order by version')
  return { things: things.rows, rows: rows.rows, versions: versions.rows }
}

test('a migration that was changed after it had been applied is refused', async () => {
  const name = freshName()
  await open(name)
  const folder = await changedSql((path) =>
    writeFile(join(path, 'migrations/0001_initial.sql'), 'select 1'),
  )
  await expect(open(name, folder)).rejects.toThrow('0001_initial.sql was changed')
})

test('a database from a newer version is refused', async () => {
  const name = freshName()
  const folder = await changedSql((path) =>
    writeFile(join(path, 'migrations/9999_future.sql'), 'create table future ()'),
  )
  await open(name, folder)
  await expect(open(name)).rejects.toThrow(
    new DatabaseRefused(
      'The database has 9999_future.sql, which this version does not know: use a newer one.',
    ),
  )
})

test('an address without a server, and a database that is not there, are told as such', async () => {
  const { host, port, user } = inject('postgres')
  const openAt = (connectionString: string) =>
    openDatabase({
      connection: { connectionString },
      sqlFolder: SQL_FOLDER,
      log: () => {},
    })
  const where = 'The database of DATABASE_URL cannot be reached: '
  // No server listens on port 1, and localhost may have two addresses.
  await expect(openAt('postgres://somebody@localhost:1/any')).rejects.toThrow(
    expect.objectContaining({
      name: 'DatabaseRefused',
      message: expect.stringMatching(new RegExp(`^${where}connect ECONNREFUSED .*:1`)),
    }),
  )
  const address = `postgres://${user}@${encodeURIComponent(host)}:${port}/nowhere`
  await expect(openAt(address)).rejects.toThrow(
    new DatabaseRefused(`${where}database "nowhere" does not exist`),
  )
})

test('a server that takes seconds for a new connection is slow, not broken', async () => {
  const name = freshName()
  await open(name)
  const { host, port, user } = inject('postgres')
  let delayMs = 0
  const slow = createServer((near) => {
    setTimeout(() => {
      const far = connect(join(host, `.s.PGSQL.${port}`))
      near.pipe(far).pipe(near)
      far.on('error', () => near.destroy())
      near.on('error', () => far.destroy())
    }, delayMs)
  })
  await once(slow.listen(0, '127.0.0.1'), 'listening')
  afterAll(() => slow.close())
  const { port: slowPort } = slow.address() as AddressInfo
  const database = await openDatabase({
    connection: { connectionString: `postgres://${user}@127.0.0.1:${slowPort}/${name}` },
    sqlFolder: SQL_FOLDER,
    log: () => {},
  })
  opened.push(database)
  delayMs = 4_000
  const { rows } = await database.app.query('select 1 as one')
  expect(rows).toEqual([{ one: 1 }])
})

test('a migration that fails leaves nothing of itself behind', async () => {
  const name = freshName()
  const folder = await changedSql((path) =>
    writeFile(join(path, 'migrations/9998_broken.sql'), 'create table half (); select 1 / 0'),
  )
  await expect(open(name, folder)).rejects.toThrow('9998_broken.sql failed: division by zero')
  const { owner } = await open(name)
  const { rows } = await owner.query("select to_regclass('half') as half")
  expect(rows).toEqual([{ half: null }])
})

test('an owner that is no superuser may run it, and one that may not make roles is told how', async () => {
  const [name, role] = [freshName(), freshName()]
  await asSuperuser(`create role ${role} login createrole`)
  await asSuperuser(`grant shelfcount_app, shelfcount_auth to ${role}`)
  await asSuperuser(`create database ${name} owner ${role}`)
  const database = await open(name, SQL_FOLDER, role)
  const { rows } = await database.app.query('select current_user as name')
  expect(rows).toEqual([{ name: 'shelfcount_app' }])
  const poor = freshName()
  await asSuperuser(`create role ${poor} login`)
  await asSuperuser(`grant create on database ${name} to ${poor}`)
  await expect(open(name, SQL_FOLDER, poor)).rejects.toThrow('Give it CREATEROLE')
})

test('no statement is compiled, also where the server does so unless told', async () => {
  const { app, reads, live, auth, owner } = await open(freshName())
  for (const pool of [app, reads, live, auth, owner]) {
    expect((await pool.query('show jit')).rows).toEqual([{ jit: 'off' }])
  }
})
