// The public keys of an installation with their history. The list is stored in the database and signed with the
// current key: write access to the database is enough to delete it, but not to add to it.

import type { Pool } from 'pg'
import { keyListText, parseKeyList, type SealKey } from '#domain/seal-statement.ts'
import { readProof, type SigningKey, signProof } from './proofs.ts'

interface ListOptions {
  /** The owner of the schema. */
  readonly pool: Pool
  readonly key: SigningKey
}

/** The list that the current key has signed, oldest key first; null if it has not signed one yet. */
export async function readKeyList({ pool, key }: ListOptions): Promise<readonly SealKey[] | null> {
  const { rows } = await pool.query<{ signed: string }>(
    'select signed from app.seal_key_list where key_id = $1',
    [key.keyId],
  )
  const [row] = rows
  if (!row) return null
  const read = readProof(row.signed, [inUse(key, '')])
  if (read.state !== 'signed') throw new Error('The list of seal keys was not signed by this key')
  return parseKeyList(read.text)
}

export async function saveKeyList(
  { pool, key }: ListOptions,
  keys: readonly SealKey[],
): Promise<void> {
  await pool.query(
    `insert into app.seal_key_list (key_id, signed) values ($1, $2)
     on conflict (key_id) do update set signed = excluded.signed, made_at = now()`,
    [key.keyId, signProof(key, keyListText(keys))],
  )
}

/** Stores a list with only this key. If several nodes start together, one of them does it. */
export async function beginKeyList({ pool, key }: ListOptions, now: Date): Promise<void> {
  await pool.query(
    'insert into app.seal_key_list (key_id, signed) values ($1, $2) on conflict do nothing',
    [key.keyId, signProof(key, keyListText([inUse(key, now.toISOString())]))],
  )
}

/** The number of lists signed by other keys, whose contents are not trusted. */
export async function countOtherLists({ pool, key }: ListOptions): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from app.seal_key_list where key_id <> $1',
    [key.keyId],
  )
  return rows[0]?.count ?? 0
}

export function inUse({ keyId, publicKey }: SigningKey, from: string): SealKey {
  return { keyId, algorithm: 'Ed25519', publicKey, from, until: null }
}
