// The private key of an installation: from the environment, or made once and kept in the data folder,
// where the secret of logins is kept as well. It never reaches the database.

import { hkdfSync, randomBytes } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { storedText } from '#server/config/stored-secret.ts'
import { type SigningKey, signingKeyOf } from './proofs.ts'

const FILE = 'seal-key'
const KEY = /^[0-9a-f]{64}$/

export interface KeySource {
  /** Read whenever it is used, so that a new key is signed with at once. */
  current(): Promise<SigningKey>
  /** Puts a new key in its place; answers with what an operator has still to do, if anything. */
  replace(hex: string): Promise<string | null>
}

export function newKey(): string {
  return randomBytes(32).toString('hex')
}

/** For nodes that share a secret and were given no key. */
export function keyOfSecret(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'shelfcount seal key', 32)).toString('hex')
}

export function keyFromEnvironment(hex: string): KeySource {
  return {
    current: async () => signingKeyOf(hex),
    replace: async (next) => `Set SEAL_KEY=${next} on every node, and start them again.`,
  }
}

export function keyInFolder(dataFolder: string): KeySource {
  return {
    current: async () =>
      signingKeyOf(await storedText({ dataFolder, name: FILE, make: newKey, isOne })),
    async replace(next) {
      const draft = path.join(dataFolder, `${FILE}.next`)
      await writeFile(draft, `${next}\n`, { mode: 0o600 })
      await rename(draft, path.join(dataFolder, FILE))
      return null
    },
  }
}

function isOne(text: string): boolean {
  return KEY.test(text)
}
