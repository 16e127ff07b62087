import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { storedSecret } from './stored-secret.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shelfcount-secret-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('the kept secret', () => {
  test('is made once and stays', async () => {
    const first = await storedSecret(path.join(folder, 'data'))
    expect(first.length).toBeGreaterThanOrEqual(32)
    expect(await storedSecret(path.join(folder, 'data'))).toBe(first)
  })

  test('is readable by its owner only', async () => {
    await storedSecret(folder)
    expect((await stat(path.join(folder, 'auth-secret'))).mode & 0o777).toBe(0o600)
  })

  test('is one for processes that start together', async () => {
    const secrets = await Promise.all([1, 2, 3, 4, 5].map(() => storedSecret(folder)))
    expect(new Set(secrets).size).toBe(1)
    expect(await readdir(folder)).toEqual(['auth-secret'])
  })

  test('is refused when somebody emptied the file', async () => {
    await writeFile(path.join(folder, 'auth-secret'), '\n')
    await expect(storedSecret(folder)).rejects.toThrow('too short')
  })
})
