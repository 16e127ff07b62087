import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'

interface ProviderEventRow {
  readonly id: string
  readonly type: string
  readonly customer_id: string | null
  readonly organization: string | null
  readonly status: 'waiting' | 'done' | 'ignored' | 'failed'
  readonly attempts: number
  readonly problem: string | null
  readonly received_at: Date
  readonly handled_at: Date | null
}

const MOST = 200

const SELECT = rawStatement<ProviderEventRow, [number]>()({
  name: 'select_provider_events',
  text: 'select * from app.platform_provider_events($1) order by received_at desc, id',
  reads: [],
  readsThroughFunctions: ['app.provider_event', 'organization'],
})

const REPLAY = rawStatement<{ readonly done: boolean }, [string]>()({
  name: 'replay_provider_event',
  text: 'select app.platform_replay_event($1) as done',
  reads: [],
})

export function selectProviderEvents(db: ScopedDatabase) {
  return db.raw(SELECT, [MOST])
}

/** False if there is no such event. */
export async function replayEvent(db: ScopedDatabase, eventId: string): Promise<boolean> {
  const [row] = await db.raw(REPLAY, [eventId])
  return row?.done ?? false
}
