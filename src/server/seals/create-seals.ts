import type { Pool } from 'pg'
import type { SealService } from '#server/functions/results/seal-service.ts'
import { beginKeyList, countOtherLists, readKeyList } from './key-list.ts'
import { readProof, signProof } from './proofs.ts'
import type { KeySource } from './stored-key.ts'

export interface SealOptions {
  /** The owner of the schema. */
  readonly pool: Pool
  readonly source: KeySource
  readonly now: () => Date
  readonly warn: (line: string) => void
}

/** Creates the key if there is none, and starts its list. */
export async function createSeals({ pool, source, now, warn }: SealOptions): Promise<SealService> {
  const keys = async () => {
    const key = await source.current()
    const known = await readKeyList({ pool, key })
    if (known) return known
    if ((await countOtherLists({ pool, key })) > 0) warn(NEW_KEY)
    await beginKeyList({ pool, key }, now())
    return (await readKeyList({ pool, key })) ?? []
  }
  await keys()
  return {
    keys,
    sign: async (text) => signProof(await source.current(), text),
    read: async (proof) => readProof(proof, await keys()),
  }
}

const NEW_KEY =
  'Seals were signed with another key before, and what it has signed is not believed any more. Bring that key back, or list it with `npm run seal-key -- trust FILE`.'
