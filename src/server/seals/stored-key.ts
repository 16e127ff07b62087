// The private key of an installation: from the environment, or created once and stored in the data folder, like the
// secret of logins. It is never stored in the database.

import { hkdfSync, randomBytes } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { storedText } from '#server/config/stored-secret.ts'
import { type SigningKey, signingKeyOf } from './proofs.ts'

const FILE = 'seal-key'
const KEY = /^[0-9a-f]{64}$/

export interface KeySource {
  /** Read on every use, so that a new key is used at once. */
  current(): Promise<SigningKey>
  /** Replaces the key. Returns what the operator still has to do, if anything. */
  replace(hex: string): Promise<string | null>
}

export function newKey(): string {
  return randomBytes(32).toString('hex')
}

/** For nodes that share a secret and have no configured key. */
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
