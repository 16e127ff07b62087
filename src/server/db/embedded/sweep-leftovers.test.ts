import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { lutimes, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sweepLeftovers } from './sweep-leftovers.ts'

let base: string
let stateFolder: string
let temporaryFolder: string

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'shelfcount-sweep-'))
  stateFolder = join(base, 'state')
  temporaryFolder = join(base, 'temporary')
  for (const folder of [stateFolder, temporaryFolder]) await mkdir(folder)
})

afterEach(() => rm(base, { recursive: true }))

const sweep = () => sweepLeftovers({ stateFolder, temporaryFolder })

/** The data of a project that was last opened yesterday. */
async function dataOf(origin: string, files: Readonly<Record<string, string>> = {}) {
  const name = `postgres-${String(Object.keys(files).length).padStart(12, '0')}`
  const data = join(stateFolder, name)
  await mkdir(data)
  for (const [file, content] of Object.entries(files)) await writeFile(join(data, file), content)
  await symlink(origin, `${data}.origin`)
  const yesterday = Date.now() / 1_000 - 24 * 3_600
  for (const path of [data, `${data}.origin`]) await lutimes(path, yesterday, yesterday)
  return data
}

test('data of a project that is gone with its temporary folder goes too', async () => {
  const data = await dataOf(join(temporaryFolder, 'gone', 'data'), { PG_VERSION: '18' })
  await sweep()
  expect(existsSync(data)).toBe(false)
  await expect(rm(`${data}.origin`)).rejects.toThrow('ENOENT')
})

test('what an interrupted sweep left is removed', async () => {
  const swept = join(stateFolder, 'postgres-000000000000.swept-000000000000')
  await mkdir(swept)
  await sweep()
  expect(existsSync(swept)).toBe(false)
})

test('data of a project that is there stays', async () => {
  const origin = join(temporaryFolder, 'project')
  await mkdir(origin)
  const data = await dataOf(origin)
  await sweep()
  expect(existsSync(data)).toBe(true)
})

test('data of a project that cannot be looked at stays', async () => {
  const loop = join(temporaryFolder, 'loop')
  await symlink(loop, loop)
  const data = await dataOf(join(loop, 'data'))
  await sweep()
  expect(existsSync(data)).toBe(true)
})

test('data of a project elsewhere stays: it may have been moved', async () => {
  const data = await dataOf(join(base, 'temporary-but-not-quite', 'data'))
  await sweep()
  expect(existsSync(data)).toBe(true)
})

test('data that somebody has just opened stays', async () => {
  const data = await dataOf(join(temporaryFolder, 'gone'))
  await lutimes(data, new Date(), new Date())
  await sweep()
  expect(existsSync(data)).toBe(true)
})

test('the sweep leaves data alone whose server runs', async () => {
  const server = spawn('sleep', ['60'], { argv0: 'postgres' })
  try {
    const origin = join(temporaryFolder, 'gone')
    const data = await dataOf(origin, { 'postmaster.pid': `${server.pid}\n` })
    await sweep()
    expect(existsSync(data)).toBe(true)
  } finally {
    server.kill()
  }
})
