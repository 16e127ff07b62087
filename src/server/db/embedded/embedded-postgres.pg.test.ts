import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs'
import { chmod, chown, cp, mkdir, mkdtemp, rm, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { findPackageFolder, prepareBinaries } from './binaries.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { readPostmaster } from './postmaster.ts'

const isRoot = process.getuid?.() === 0
const NOBODY = { uid: 65534, gid: 65534 }
let base: string
let started: EmbeddedPostgres[] = []

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'shelfcount-embedded-'))
  await chmod(base, 0o755)
})

afterEach(async () => {
  for (const server of started) await server.stop()
  started = []
})

afterAll(async () => {
  await rm(base, { recursive: true, force: true })
})

async function start(folder: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ folder, durability: 'none', log: () => undefined })
  started.push(server)
  return server
}

async function query(server: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const { host, port, superuser: user } = server
  const client = new Client({ host, port, user, database: 'postgres' })
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

/** A second app process, which prints 'attached' or 'started' and then waits for a signal to exit. */
async function startInProcess(folder: string): Promise<{ app: ChildProcess; word: string }> {
  const module = JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))
  const program = `
    const { startEmbeddedPostgres } = await import(${module})
    const folder = ${JSON.stringify(folder)}
    const server = await startEmbeddedPostgres({ folder, durability: 'none', log() {} })
    console.log(server.attached ? 'attached' : 'started')
    process.stdin.once('data', async () => { await server.stop(); process.exit() })
    process.stdin.once('end', () => process.exit(1))`
  const app = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [chunk] = (await once(app.stdout, 'data')) as [Buffer]
  return { app, word: String(chunk).trim() }
}

/** A process of the same user, which cannot be told from a server. */
function ownerOf(folder: string): { uid?: number; gid?: number } {
  const { uid, gid } = statSync(folder)
  return isRoot ? { uid, gid } : {}
}

async function endProcess(app: ChildProcess): Promise<void> {
  app.stdin?.write('end\n')
  await once(app, 'exit')
}

describe('one folder', () => {
  let folder: string
  beforeAll(() => {
    folder = join(base, 'one')
  })

  test('the first start makes a UTF-8 database that only its socket leads to', async () => {
    const server = await start(folder)
    expect(server.attached).toBe(false)
    expect(await query(server, 'SHOW server_encoding')).toEqual(['UTF8'])
    expect(await query(server, 'SHOW listen_addresses')).toEqual([''])
    expect(await query(server, "SELECT upper('é')")).toEqual(['É'])
    await query(server, 'CREATE TABLE kept AS SELECT 42 AS number')
  })

  test('data is there again after a stop', async () => {
    const server = await start(folder)
    expect(server.attached).toBe(false)
    expect(await query(server, 'SELECT number FROM kept')).toEqual([42])
  })

  test('a stop ends the server', async () => {
    const server = await start(folder)
    await server.stop()
    expect(readPostmaster(folder)).toBeUndefined()
    await expect(query(server, 'SELECT 1')).rejects.toThrow()
  })

  test('the server of a killed app is adopted, and stopped by the next app', async () => {
    const { app, word } = await startInProcess(folder)
    expect(word).toBe('started')
    const orphan = readPostmaster(folder)
    app.kill('SIGKILL')
    await once(app, 'exit')
    const server = await start(folder)
    expect(server.attached).toBe(true)
    expect(readPostmaster(folder)).toEqual(orphan)
    expect(await query(server, 'SELECT number FROM kept')).toEqual([42])
    await server.stop()
    expect(readPostmaster(folder)).toBeUndefined()
  })

  test('a pid file whose number now belongs to another program is in nobody’s way', async () => {
    const foreign = spawn('sleep', ['60'], ownerOf(folder))
    writeFileSync(join(folder, 'postmaster.pid'), `${foreign.pid}\n${folder}\n1\n5432\n${folder}\n`)
    const server = await start(folder)
    expect(server.attached).toBe(false)
    expect(await query(server, 'SELECT number FROM kept')).toEqual([42])
    foreign.kill()
  })

  test('data of another PostgreSQL is refused in words', async () => {
    const version = join(folder, 'PG_VERSION')
    writeFileSync(version, '17\n')
    const attempt = start(folder)
    await expect(attempt).rejects.toThrow('was made by PostgreSQL 17')
    await expect(attempt).rejects.toThrow('DATABASE_URL')
    writeFileSync(version, '18\n')
  })
})

test('of two apps that start at once one starts the server and the other attaches', async () => {
  const folder = join(base, 'two')
  const [first, second] = await Promise.all([startInProcess(folder), startInProcess(folder)])
  expect([first.word, second.word].sort()).toEqual(['attached', 'started'])
  const [guest, starter] = first.word === 'attached' ? [first, second] : [second, first]
  await endProcess(guest.app)
  expect(readPostmaster(folder)).toBeDefined()
  await endProcess(starter.app)
  expect(readPostmaster(folder)).toBeUndefined()
})

test('a path too long for a socket gets a short private folder', async () => {
  const folder = join(base, 'long'.repeat(30), 'data')
  const server = await start(folder)
  expect(server.host).not.toBe(folder)
  expect(await query(server, 'SHOW data_directory')).toEqual([folder])
  await server.stop()
  await rm(server.host, { recursive: true })
})

test('a process that ends without a stop takes its server along', async () => {
  const folder = join(base, 'given-up')
  const { app } = await startInProcess(folder)
  const ended = once(app, 'exit')
  app.stdin?.end()
  await ended
  await eventually(() => expect(existsSync(join(folder, 'postmaster.pid'))).toBe(false))
})

test('a folder that cannot be made is said in words', async () => {
  const file = join(base, 'a-file')
  writeFileSync(file, '')
  await expect(start(join(file, 'data', 'postgres'))).rejects.toThrow('SHELFCOUNT_DATA')
})

test('a folder with other files in it is left alone', async () => {
  const folder = join(base, 'photos')
  await mkdir(folder)
  writeFileSync(join(folder, 'cat.jpg'), 'meow')
  await expect(start(folder)).rejects.toThrow('not a database')
  expect(readFileSync(join(folder, 'cat.jpg'), 'utf8')).toBe('meow')
})

describe('the programs', () => {
  let packageFolder: string
  beforeAll(async () => {
    packageFolder = join(base, 'package')
    await cp(findPackageFolder(), packageFolder, { recursive: true, verbatimSymlinks: true })
  })

  test('links that npm did not make are made', async () => {
    const link = join(packageFolder, 'native', 'lib', 'libpq.so.5')
    await unlink(link)
    const binaries = await prepareBinaries({ packageFolder, cacheFolder: base, account: undefined })
    expect(binaries.postgres.startsWith(packageFolder)).toBe(true)
    expect(readlinkSync(link)).toMatch(/^libpq\.so\.5\./)
  })

  test.runIf(isRoot)('those in a folder closed to the account are copied, once', async () => {
    await chmod(packageFolder, 0o700)
    const place = { packageFolder, cacheFolder: join(base, 'cache'), account: NOBODY }
    const [first, second] = await Promise.all([prepareBinaries(place), prepareBinaries(place)])
    expect(first).toEqual(second)
    expect(first.postgres.startsWith(place.cacheFolder)).toBe(true)
  })

  test.runIf(isRoot)('an account that the system does not know is said in words', async () => {
    const account = { uid: -1, gid: -1 }
    const attempt = prepareBinaries({
      packageFolder: findPackageFolder(),
      cacheFolder: base,
      account,
    })
    await expect(attempt).rejects.toThrow('knows no user besides root')
  })

  test.runIf(isRoot)('a cache that somebody else owns is refused', async () => {
    const cacheFolder = join(base, 'foreign')
    await mkdir(cacheFolder)
    await chown(cacheFolder, NOBODY.uid, NOBODY.gid)
    const attempt = prepareBinaries({ packageFolder, cacheFolder, account: NOBODY })
    await expect(attempt).rejects.toThrow('only this user can write to')
  })
})

test.runIf(isRoot)(
  'data named under a root-only folder lies elsewhere, and is found again',
  async () => {
    const closed = join(base, 'closed')
    await mkdir(closed, { mode: 0o700 })
    const folder = join(closed, 'data')
    const server = await start(folder)
    const elsewhere = readlinkSync(folder)
    await query(server, 'CREATE TABLE kept AS SELECT 42 AS number')
    await server.stop()
    expect(await query(await start(folder), 'SELECT number FROM kept')).toEqual([42])
    await Promise.all(started.map((each) => each.stop()))
    await rm(elsewhere, { recursive: true })
    await rm(`${elsewhere}.origin`)
    expect(existsSync(elsewhere)).toBe(false)
  },
)
