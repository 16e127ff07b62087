import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keyFromEnvironment, keyInFolder, keyOfSecret, newKey } from './stored-key.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shelfcount-seal-key-'))
})
afterEach(() => rm(folder, { recursive: true }))

const idOf = async (source: ReturnType<typeof keyInFolder>) => (await source.current()).keyId

test('a key is made once, stays, and is readable by its owner only', async () => {
  const ids = await Promise.all([1, 2, 3, 4].map(() => idOf(keyInFolder(folder))))
  expect(new Set(ids).size).toBe(1)
  expect(await readdir(folder)).toEqual(['seal-key'])
  expect((await stat(path.join(folder, 'seal-key'))).mode & 0o777).toBe(0o600)
})

test('a key that was put in its place is signed with at once', async () => {
  const source = keyInFolder(folder)
  const before = await idOf(source)
  const next = newKey()
  expect(await source.replace(next)).toBeNull()
  expect(await idOf(source)).toBe(await idOf(keyFromEnvironment(next)))
  expect(await idOf(source)).not.toBe(before)
  expect((await stat(path.join(folder, 'seal-key'))).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['seal-key'])
})

test('a file that is no key is refused, and not replaced', async () => {
  await writeFile(path.join(folder, 'seal-key'), 'short\n')
  await expect(keyInFolder(folder).current()).rejects.toThrow('is something else')
})

test('a key of the environment is replaced by whoever sets it', async () => {
  const next = newKey()
  expect(await keyFromEnvironment(newKey()).replace(next)).toContain(`SEAL_KEY=${next}`)
})

test('nodes with the same secret have the same key', () => {
  const secret = 's'.repeat(40)
  expect(keyOfSecret(secret)).toMatch(/^[0-9a-f]{64}$/)
  expect(keyOfSecret(secret)).toBe(keyOfSecret(secret))
  expect(keyOfSecret(`${secret}x`)).not.toBe(keyOfSecret(secret))
})
