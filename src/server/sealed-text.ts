// Encrypts what waits in the database and would give access to somebody with a copy of it.

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export interface SealingKey {
  /** The secret of the installation. */
  readonly secret: string
  /** Each purpose has a key of its own. */
  readonly purpose: string
}

export function sealText(key: SealingKey, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, bytesOf(key), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Throws if it was sealed with another key. */
export function openText(key: SealingKey, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv(CIPHER, bytesOf(key), bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const opened = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([opened, decipher.final()]).toString('utf8')
}

function bytesOf({ secret, purpose }: SealingKey): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
