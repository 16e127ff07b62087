// Changes of keys by an operator: a new key replaces the current one, which stays in the list.

import type { Pool } from 'pg'
import type { SealKey } from '#domain/seal-statement.ts'
import { beginKeyList, inUse, readKeyList, saveKeyList } from './key-list.ts'
import { signingKeyOf } from './proofs.ts'
import type { KeySource } from './stored-key.ts'
import { newKey } from './stored-key.ts'

interface ChangeOptions {
  /** The owner of the schema. */
  readonly pool: Pool
  readonly source: KeySource
  readonly now: () => Date
}

export interface Rotation {
  readonly keys: readonly SealKey[]
  /** What the operator still has to do, if anything. */
  readonly left: string | null
}

/** The list of the new key is stored before the key is, so that a failure in between never makes seals invalid. */
export async function rotateKey(options: ChangeOptions): Promise<Rotation> {
  const { pool, source } = options
  const now = options.now().toISOString()
  const old = (await currentList(options)).map((key) => ({ ...key, until: key.until ?? now }))
  const hex = newKey()
  const key = signingKeyOf(hex)
  const keys = [...old, inUse(key, now)]
  await saveKeyList({ pool, key }, keys)
  return { keys, left: await source.replace(hex) }
}

/**
 * Adds earlier keys to the list, after a new one had to be created without them. They are no longer used for signing.
 */
export async function trustKeys(
  options: ChangeOptions,
  trusted: readonly SealKey[],
): Promise<readonly SealKey[]> {
  const { pool, source } = options
  const now = options.now().toISOString()
  const known = await currentList(options)
  const added = trusted
    .filter(({ keyId }) => !known.some((one) => one.keyId === keyId))
    .map((key) => ({ ...key, until: key.until ?? now }))
  const keys = [...added, ...known].toSorted((one, other) => (one.from < other.from ? -1 : 1))
  await saveKeyList({ pool, key: await source.current() }, keys)
  return keys
}

export async function currentList({
  pool,
  source,
  now,
}: ChangeOptions): Promise<readonly SealKey[]> {
  const key = await source.current()
  await beginKeyList({ pool, key }, now())
  return (await readKeyList({ pool, key })) ?? []
}
