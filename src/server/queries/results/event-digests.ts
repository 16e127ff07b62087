// Digests of events, by assignment: made ahead during the review, and made again for assignments that have changed
// since. In the scope of the audit.

import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'

/** The digest of one part of what is sealed, by the id of that part. */
export interface DigestRow {
  readonly id: string
  readonly rows: number
  readonly digest: string
}

type KnownDigestRow = Omit<DigestRow, 'digest'> & { readonly digest: string | null }

// Plain JSON is built as text. The binary type gives the same text and takes longer.
export const digest = (text: string, order: string) =>
  `encode(sha256(convert_to(string_agg(${text}, E'\\n' order by ${order}), 'UTF8')), 'hex')`

const EVENTS_DIGEST = digest(
  `json_build_array(e.id, e.round, e.kind, e.line, e.raw_code, e.entered, e.factor,
    e.replaces, e.effect, e.version, e.seen_version, e.replaces_lines, e.voids_id, e.lot, e.expiry, e.serial, e.user_id, e.device_id,
    e.device_seq, e.device_time_ms, floor(extract(epoch from e.server_time) * 1000),
    e.quarantined, e.note)::text`,
  'e.id',
)

/** Grows with every row that is added or rewritten. */
const WRITTEN = 'sum(e.xmin::text::bigint)::bigint'

/** The person who recorded all events; null if there are several. */
const RECORDER = `
  case when min(e.user_id collate "C") = max(e.user_id collate "C") then min(e.user_id) end`

/** Every assignment of the audit in $1, with its digest if a stored one is still valid. */
const KNOWN = rawStatement<KnownDigestRow, [string]>()({
  name: 'known_event_digests',
  text: `
    select e.id, e.rows, d.digest
    from (
      select e.assignment_id as id, count(*)::int as rows, ${WRITTEN} as written
      from scan_event e where e.audit_id = $1 group by e.assignment_id
    ) e
    left join event_digest d on d.audit_id = $1 and d.assignment_id = e.id
      and d.rows = e.rows and d.written = e.written
    order by e.id`,
  reads: ['event_digest', 'scan_event'],
})

const OF_ASSIGNMENTS = rawStatement<DigestRow, [string, readonly string[]]>()({
  name: 'digest_events',
  text: `
    select e.assignment_id as id, count(*)::int as rows, ${EVENTS_DIGEST} as digest
    from scan_event e where e.audit_id = $1 and e.assignment_id = any($2)
    group by e.assignment_id`,
  reads: ['scan_event'],
})

/** Assignments after the one in $2 that may have new events since their digest was stored. */
const MOVED = rawStatement<
  { readonly id: string; readonly version: string },
  [auditId: string, after: string, most: number]
>()({
  name: 'moved_event_digests',
  text: `
    select p.assignment_id as id, p.xmin as version
    from assignment_progress p
    left join event_digest d on d.audit_id = $1 and d.assignment_id = p.assignment_id
    where p.audit_id = $1 and p.assignment_id > $2 and p.events > 0
      and (d.version is null or d.version <> p.xmin)
    order by p.assignment_id limit $3`,
  reads: ['assignment_progress', 'event_digest'],
})

const STORE = rawStatement<
  Record<string, never>,
  [auditId: string, ids: readonly string[], versions: readonly string[], organizationId: string]
>()({
  name: 'store_event_digests',
  text: `
    insert into event_digest (
      organization_id, audit_id, assignment_id, version, rows, written, digest, recorder)
    select $4, $1, m.assignment_id, m.version::xid, e.rows, e.written, e.digest, e.recorder
    from unnest($2::uuid[], $3::text[]) as m (assignment_id, version)
    -- One assignment after the other: together they would all be read for every batch, and sorted on disk.
    cross join lateral (
      select count(*)::int as rows, ${WRITTEN} as written, ${EVENTS_DIGEST} as digest,
        ${RECORDER} as recorder
      from scan_event e where e.audit_id = $1 and e.assignment_id = m.assignment_id
    ) e
    where e.rows > 0
    on conflict (organization_id, audit_id, assignment_id) do update
      set version = excluded.version, rows = excluded.rows, written = excluded.written,
        digest = excluded.digest, recorder = excluded.recorder`,
  reads: ['event_digest', 'scan_event'],
})

const FORGET = rawStatement<Record<string, never>, [string]>()({
  name: 'forget_event_digests',
  text: 'delete from event_digest where audit_id = $1',
  reads: ['event_digest'],
})

/** Assignments per batch: their events are read in about a second. */
const BATCH = 200
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** Versions are read before events, so an event in between causes one more digest and is never missed. */
export async function storeEventDigests(
  db: ScopedDatabase,
  { organizationId, auditId }: { readonly organizationId: string; readonly auditId: string },
): Promise<void> {
  let after: string | undefined = FIRST_ID
  while (after !== undefined) {
    const moved: readonly { readonly id: string; readonly version: string }[] = await db.raw(
      MOVED,
      [auditId, after, BATCH],
    )
    const ids = moved.map(({ id }) => id)
    const versions = moved.map(({ version }) => version)
    if (ids.length > 0) await db.raw(STORE, [auditId, ids, versions, organizationId])
    after = ids.length < BATCH ? undefined : ids.at(-1)
  }
}

/** By assignment, in their order. The caller must hold the lock of the audit, so that no events arrive meanwhile. */
export async function selectEventDigests(
  db: ScopedDatabase,
  auditId: string,
): Promise<readonly DigestRow[]> {
  const known = await db.raw(KNOWN, [auditId])
  const missing = known.filter((row) => row.digest === null).map(({ id }) => id)
  const made = missing.length === 0 ? [] : await db.raw(OF_ASSIGNMENTS, [auditId, missing])
  const digests = new Map(made.map((row) => [row.id, row.digest]))
  return known.map(({ id, rows, digest: stored }) => ({
    id,
    rows,
    digest: stored ?? digestIn(digests, id),
  }))
}

function digestIn(digests: ReadonlyMap<string, string>, id: string): string {
  const found = digests.get(id)
  if (found === undefined) throw new Error('Counts are gone while an audit is completed')
  return found
}

/** A sealed audit is never sealed again, so its digests are not needed any more. */
export async function forgetEventDigests(db: ScopedDatabase, auditId: string): Promise<void> {
  await db.raw(FORGET, [auditId])
}
