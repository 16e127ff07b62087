// Secrets in links. Only their hash is stored, so that a copy of the database gives no access.

import { createHash, randomBytes } from 'node:crypto'

export interface SecretToken {
  /** Put into the link and not stored. */
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
