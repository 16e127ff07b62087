// Sample shops to look around in, one for each person who has signed up.

import type { Pool } from 'pg'
import { Fault } from '#domain/fault.ts'
import { refuseMoreSamples } from '#domain/quota.ts'
import type { Samples } from '#server/functions/services.ts'
import type { Identity } from '#server/functions/viewer.ts'
import type { RateLimits } from '../auth/rate-limits.ts'
import { sampleLock } from '../queries/people/organizations.ts'
import { underLock } from './demo-lock.ts'

interface SamplesOptions {
  readonly owner: Pool
  readonly limits: Pick<RateLimits, 'consume'>
  readonly make: (identity: Identity) => Promise<{ readonly storeId: string }>
}

/** Creating one takes seconds of work, and people who delete theirs may ask again. */
const MADE_ANEW = { window: 3_600, max: 5 }

/** Creates at most one per person, however often they ask. */
export function createSamples({ owner, limits, make }: SamplesOptions): Samples {
  return {
    make: (identity) =>
      underLock(owner, sampleLock(identity.userId), async () => {
        const { owned, storeId } = await findSamples(owner, identity.userId)
        if (storeId !== null) return storeId
        refuseMoreSamples(owned)
        const { allowed } = await limits.consume(`sample/${identity.userId}`, MADE_ANEW)
        if (!allowed) throw new Fault('rate_limited')
        return (await make(identity)).storeId
      }),
  }
}

/** The number of samples a person has, and the store of one that is open. */
async function findSamples(owner: Pool, userId: string) {
  const { rows } = await owner.query<{ owned: number; store_id: string | null }>(
    `select count(distinct o.id)::int as owned,
       (array_agg(s.id order by s.created_at) filter (where s.id is not null))[1] as store_id
     from member m
     join organization o on o.id = m.organization_id and o.purpose = 'sample'
     left join store s on s.organization_id = o.id and s.archived_at is null
     where m.user_id = $1 and m.role = 'owner'`,
    [userId],
  )
  const [row] = rows
  return { owned: row?.owned ?? 0, storeId: row?.store_id ?? null }
}
