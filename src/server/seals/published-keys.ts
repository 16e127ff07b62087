import * as z from 'zod'
import type { SealKey } from '#domain/seal-statement.ts'
import { keyIdOf } from './proofs.ts'

const published = z.object({
  format: z.literal('shelfcount-seal-keys'),
  keys: z
    .array(
      z.object({
        keyId: z.string(),
        algorithm: z.literal('Ed25519'),
        publicKey: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
        from: z.iso.datetime(),
        until: z.iso.datetime().nullable(),
      }),
    )
    .min(1),
})

/** Parses a list as installations publish it; undefined if it is not one, or the id of a key does not match the key. */
export function parsePublishedKeys(text: string): readonly SealKey[] | undefined {
  const parsed = published.safeParse(parseJson(text))
  if (!parsed.success) return undefined
  const { keys } = parsed.data
  return keys.every(({ keyId, publicKey }) => keyId === keyIdOf(publicKey)) ? keys : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
