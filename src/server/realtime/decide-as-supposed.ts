// A mutation that is decided by what was so the last time, before the database is asked. It is done in one
// trip where that still holds, and as ever where it does not: nobody is refused by it.

import type { Json } from '#contract/frames.ts'
import { Fault } from '#domain/fault.ts'
import type { NamedStatement } from '#server/db/ask-together.ts'
import { emptyNotes, type LastStatement, unaskedDatabase } from '#server/db/scoped-database.ts'
import { SerializationFailure } from '#server/db/serialization-failure.ts'
import { dataScope, type MutationImplementation } from '#server/functions/implement.ts'
import type { Services } from '#server/functions/services.ts'
import type { Identity } from '#server/functions/viewer.ts'

export interface SupposedMutation {
  /** Fails unless all is as supposed. */
  readonly hold: NamedStatement
  readonly last: LastStatement
  readonly result: Json
}

/** Undefined: nothing is known of it, or it takes more than its last statement. */
export async function decideAsSupposed(
  services: Services,
  call: {
    readonly implementation: MutationImplementation
    readonly args: unknown
    readonly identity: Identity | null
  },
): Promise<SupposedMutation | undefined> {
  const { implementation, args, identity } = call
  const { contract, place } = implementation
  const supposition = identity ? place.suppose?.({ identity, args }) : undefined
  if (!identity || !supposition) return undefined
  const { viewer, foreseen, hold } = supposition
  const closing: { last: LastStatement | undefined } = { last: undefined }
  const own = unaskedDatabase(
    { kind: 'user', userId: identity.userId },
    { ...emptyNotes(), closing },
  )
  try {
    const scope = await place({ contract, viewer, args, db: own, foreseen })
    const db = own.within(dataScope(scope))
    const result = ((await implementation.run({ db, scope, args, services })) ?? null) as Json
    return closing.last && { hold, last: closing.last, result }
  } catch (error) {
    if (error instanceof Fault || error instanceof SerializationFailure) return undefined
    throw error
  }
}
