// Secrets of this installation, made on the first start. Losing that of logins signs everybody out and
// makes the stored signing keys unreadable, so they live beside the data.

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
  /** False: somebody has cut it off, or put something else there. */
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

/** If several processes start together one of them wins, and none ever sees a half-written file. */
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
