// Secrets that travel in links. Only their hash is kept, so a copy of the database opens nothing.

import { createHash, randomBytes } from 'node:crypto'

export interface SecretToken {
  /** Goes into the link and is forgotten. */
  readonly secret: string
  readonly hash: string
}

export function createSecretToken(): SecretToken {
  const secret = randomBytes(32).toString('base64url')
  return { secret, hash: hashSecret(secret) }
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
