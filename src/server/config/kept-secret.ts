// A secret of this installation, made on the first start. Losing it signs everybody out and makes
// the stored signing keys unreadable, so it lives beside the data.

import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

export async function keptSecret(dataFolder: string): Promise<string> {
  const file = path.join(dataFolder, 'auth-secret')
  await mkdir(dataFolder, { recursive: true })
  const kept = await readSecret(file)
  if (kept !== undefined) return kept
  await placeOnce(file, `${randomBytes(48).toString('base64url')}\n`)
  const placed = await readSecret(file)
  if (placed === undefined) throw new Error(`The secret in ${file} vanished`)
  return placed
}

async function readSecret(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  })
  const secret = text?.trim()
  if (secret !== undefined && secret.length < 32) {
    throw new Error(`The secret in ${file} is too short to be one`)
  }
  return secret
}

/** Of several processes that start together one wins, and nobody ever sees a half-written file. */
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
