import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { rotateKey, trustKeys } from './change-keys.ts'
import { createSeals } from './create-seals.ts'
import { keyFromEnvironment, keyInFolder } from './stored-key.ts'

const database = await testDatabase()
const pool = database.owner
const folder = await mkdtemp(path.join(tmpdir(), 'shelfcount-keys-'))
afterAll(() => rm(folder, { recursive: true }))

const source = keyInFolder(folder)
const now = () => new Date('2026-03-01T00:00:00.000Z')
const later = () => new Date('2026-09-01T00:00:00.000Z')
const warn = () => {}

test('a new key signs from now on, and what the old one has signed is still believed', async () => {
  const seals = await createSeals({ pool, source, now, warn })
  const old = await seals.sign('of the old key')
  const { keys, left } = await rotateKey({ pool, source, now: later })
  expect(left).toBeNull()
  expect(keys).toMatchObject([
    { from: '2026-03-01T00:00:00.000Z', until: '2026-09-01T00:00:00.000Z' },
    { from: '2026-09-01T00:00:00.000Z', until: null },
  ])
  // Without restarting anything.
  expect(await seals.keys()).toEqual(keys)
  expect(await seals.read(old)).toMatchObject({ state: 'signed', key: keys[0] })
  expect(await seals.read(await seals.sign('of the new one'))).toMatchObject({
    state: 'signed',
    key: keys[1],
  })
})

test('keys of before are believed again once an operator says so', async () => {
  const lost = await createSeals({ pool, source: keyFromEnvironment('44'.repeat(32)), now, warn })
  const proof = await lost.sign('said')
  const next = { pool, source: keyFromEnvironment('55'.repeat(32)), now: later }
  const seals = await createSeals({ ...next, warn })
  expect(await seals.read(proof)).toMatchObject({ state: 'foreign' })
  await trustKeys(next, await lost.keys())
  await trustKeys(next, await lost.keys())
  expect(await seals.keys()).toMatchObject([{ until: '2026-09-01T00:00:00.000Z' }, { until: null }])
  expect(await seals.read(proof)).toMatchObject({ state: 'signed' })
})
