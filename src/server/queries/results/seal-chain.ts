// The chain of seals of an organization: each seal names the one before it.

import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'

interface ChainPlace {
  readonly sequence: number
  readonly previous: string | null
}

const NEXT = rawStatement<ChainPlace, [string]>()({
  name: 'next_in_seal_chain',
  text: 'select * from app.next_in_seal_chain($1)',
  reads: [],
})

/** Locks the chain until the end of the transaction. */
export async function nextInSealChain(
  db: ScopedDatabase,
  organizationId: string,
): Promise<ChainPlace> {
  const [place] = await db.raw(NEXT, [organizationId])
  if (!place) throw new Error('There is no chain of seals')
  return place
}

const APPEND = rawStatement<Record<string, never>, [string, number, string]>()({
  name: 'append_to_seal_chain',
  text: 'select from app.append_to_seal_chain($1, $2, $3)',
  reads: [],
})

export async function appendToSealChain(
  db: ScopedDatabase,
  place: { readonly organizationId: string; readonly sequence: number; readonly seal: string },
): Promise<void> {
  await db.raw(APPEND, [place.organizationId, place.sequence, place.seal])
}
