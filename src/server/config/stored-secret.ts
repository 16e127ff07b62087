// Secrets of this installation, created on the first start. Without the secret of logins everyone is signed out and the
// stored signing keys cannot be read, so it is stored with the data.

import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

export function storedSecret(dataFolder: string): Promise<string> {
  return storedText({
    dataFolder,
    name: 'auth-secret',
    make: () => randomBytes(48).toString('base64url'),
    isOne: (secret) => secret.length >= 32,
  })
}

export interface StoredText {
  readonly dataFolder: string
  readonly name: string
  readonly make: () => string
  /** Returns false if the file is cut off or contains something else. */
  readonly isOne: (text: string) => boolean
}

export async function storedText({ dataFolder, name, make, isOne }: StoredText): Promise<string> {
  const file = path.join(dataFolder, name)
  await mkdir(dataFolder, { recursive: true })
  const stored = await readText(file, isOne)
  if (stored !== undefined) return stored
  await placeOnce(file, `${make()}\n`)
  const placed = await readText(file, isOne)
  if (placed === undefined) throw new Error(`The secret in ${file} vanished`)
  return placed
}

async function readText(file: string, isOne: StoredText['isOne']): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  })
  const secret = text?.trim()
  if (secret !== undefined && !isOne(secret)) {
    throw new Error(`The secret in ${file} is too short to be one, or is something else`)
  }
  return secret
}

/** If several processes start together, one of them wins, and none ever reads a half-written file. */
async function placeOnce(file: string, content: string): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, content, { mode: 0o600, flag: 'wx' })
  try {
    await link(draft, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
