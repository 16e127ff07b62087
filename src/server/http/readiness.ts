// Checks whether this node can work: every kind of connection with its intended role, and a write to the table that
// every mutation writes to.

import type { Pool } from 'pg'
import * as z from 'zod'
import { isBusy, type ProvenPools, proofsOf } from '../db/prove-pools.ts'
import { APP_ROLE } from '../db/roles.ts'
import { newId } from '../new-id.ts'

export interface ReadinessPools extends ProvenPools {
  /** Can read the table of migrations. */
  readonly owner: Pool
  /** The newest migration that this version knows. */
  readonly schemaVersion: number
}

const PATIENCE_MS = 2_000

const versionRow = z.object({ version: z.int().nullable() })
const roleRow = z.object({ role: z.string() })

/** Returns the reason why this node is not ready, or undefined. */
export function createReadiness(pools: ReadinessPools, log: (line: string) => void) {
  const nodeId = newId()
  let looking: Promise<string | undefined> | undefined
  let told: string | undefined

  async function look(): Promise<string | undefined> {
    const reason = (await Promise.all(checks(pools, nodeId).map(within))).find(Boolean)
    if (reason !== told) log(reason ? `not ready: ${reason}` : 'ready again')
    told = reason
    return reason
  }

  // One check at a time, no matter how many requests there are, because each check writes.
  return (): Promise<string | undefined> => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
}

type Check = () => Promise<string | undefined>

function checks(pools: ReadinessPools, nodeId: string): readonly Check[] {
  const { app, owner, schemaVersion } = pools
  return [
    () => missingMigrations(owner, schemaVersion),
    () => failingWrites(app, nodeId),
    ...proofsOf(pools),
  ]
}

async function within(check: Check): Promise<string | undefined> {
  try {
    const checked = check()
    checked.catch(() => {})
    return await Promise.race([checked, rejectAfter(PATIENCE_MS)])
  } catch {
    return 'the database does not answer'
  }
}

async function missingMigrations(owner: Pool, wanted: number): Promise<string | undefined> {
  const { rows } = await owner.query('select max(version) as version from schema_version')
  const { version } = versionRow.parse(rows[0])
  // A newer node may have migrated already; everything that this node needs still exists.
  return (version ?? 0) >= wanted ? undefined : 'migrations are missing'
}

const WRITE = `insert into app.mutation_result (user_id, connection_id, request_id, result)
  values ('readiness', $1, 0, 'null')
  on conflict (user_id, connection_id, request_id) do update set claimed_at = now()
  returning current_user::text as role`

async function failingWrites(app: Pool, nodeId: string): Promise<string | undefined> {
  if (isBusy(app)) return undefined
  try {
    const { rows } = await app.query(WRITE, [nodeId])
    return roleRow.parse(rows[0]).role === APP_ROLE ? undefined : `connections are not ${APP_ROLE}`
  } catch (error) {
    const isAnswer = error instanceof Error && 'severity' in error
    if (!isAnswer) throw error
    return `writes fail: ${error.message}`
  }
}

function rejectAfter(delayMs: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('timed out')), delayMs).unref()
  })
}
