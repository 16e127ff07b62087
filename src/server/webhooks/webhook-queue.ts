// The queue of deliveries in the database. Lines are claimed for a while; whoever does not answer for one by then
// loses it, and it is sent again: at least once, in the order of the line.

import type { Pool, PoolClient } from 'pg'
import type { AttemptOutcome } from '#domain/webhooks/delivery-plan.ts'
import type { DisabledReason } from '#domain/webhooks/endpoint.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Reply } from './send-webhook.ts'

export interface LineKey {
  readonly organizationId: string
  readonly endpointId: string
  readonly line: string
}

export interface ClaimedLine extends LineKey {
  readonly claim: string
}

export interface DueDelivery {
  readonly eventId: string
  readonly type: string
  readonly at: Date
  readonly data: Readonly<Record<string, unknown>>
  readonly url: string
  /** Encrypted. */
  readonly secret: string
  /** Null when only one secret signs. */
  readonly earlierSecret: string | null
  readonly failingSince: Date | null
  /** How often it has failed. */
  readonly tries: number
}

export interface ClaimOptions {
  readonly claim: string
  readonly leaseMs: number
  readonly mostPerEndpoint: number
  /** Endpoints that have as many lines under way here as they may. */
  readonly full: readonly string[]
  /** Endpoints that have any: one that fails gets one line at a time. */
  readonly busy: readonly string[]
}

const CLAIM = `
  with due as (
    select l.organization_id, l.endpoint_id, l.line
    from webhook_endpoint e
    join organization o on o.id = e.organization_id and o.suspended_at is null
    cross join lateral (
      select w.organization_id, w.endpoint_id, w.line from webhook_line w
      where w.organization_id = e.organization_id and w.endpoint_id = e.id and w.next_at <= now()
      order by w.next_at
      limit case when e.failing_since is null then $3::int else 1 end
      for update skip locked
    ) l
    where e.state = 'active' and e.id <> all($4::uuid[])
      and (e.failing_since is null or e.id <> all($5::uuid[]))
  )
  update webhook_line w set claim = $1, next_at = now() + make_interval(secs => $2 / 1000.0)
  from due
  where w.organization_id = due.organization_id and w.endpoint_id = due.endpoint_id
    and w.line = due.line
  returning w.organization_id as "organizationId", w.endpoint_id as "endpointId", w.line`

export async function claimLines(
  pool: Pool,
  { claim, leaseMs, mostPerEndpoint, full, busy }: ClaimOptions,
): Promise<readonly ClaimedLine[]> {
  const { rows } = await pool.query<LineKey>(CLAIM, [claim, leaseMs, mostPerEndpoint, full, busy])
  return rows.map((key) => ({ ...key, claim }))
}

const NEXT = `
  update webhook_line l set next_at = now() + make_interval(secs => $5 / 1000.0)
  from webhook_endpoint e
  left join lateral (
    select d.event_id, v.type, v.at, v.data from webhook_delivery d
    join webhook_event v on v.organization_id = d.organization_id and v.id = d.event_id
    where d.organization_id = $1 and d.endpoint_id = $2 and d.line = $3 and d.state = 'waiting'
    order by d.position limit 1
  ) d on true
  where l.organization_id = $1 and l.endpoint_id = $2 and l.line = $3 and l.claim = $4
    and e.organization_id = $1 and e.id = $2 and e.state = 'active'
  returning l.version, l.tries, d.event_id as "eventId", d.type, d.at, d.data, e.url, e.secret,
    case when e.earlier_until > now() then e.earlier_secret end as "earlierSecret",
    e.failing_since as "failingSince"`

type NextRow = { readonly version: number } & (DueDelivery | { readonly eventId: null })

/** The first delivery of a line that is still claimed; null when there is none, and the line is then let go. */
export async function nextDelivery(
  pool: Pool,
  line: ClaimedLine,
  leaseMs: number,
): Promise<DueDelivery | null> {
  for (;;) {
    const { rows } = await pool.query<NextRow>({
      name: 'next_webhook',
      text: NEXT,
      values: [...keyOf(line), line.claim, leaseMs],
    })
    const [row] = rows
    if (!row) {
      await letGo(pool, line)
      return null
    }
    if (row.eventId !== null) return row
    if (await isTakenAway(pool, line, row.version)) return null
  }
}

/** False if something was added meanwhile. */
async function isTakenAway(pool: Pool, line: ClaimedLine, version: number): Promise<boolean> {
  const { rows } = await pool.query<{ version: number }>(
    `with gone as (
       delete from webhook_line l
       where l.organization_id = $1 and l.endpoint_id = $2 and l.line = $3 and l.claim = $4
         and l.version = $5 returning l.line
     )
     select l.version from webhook_line l
     where l.organization_id = $1 and l.endpoint_id = $2 and l.line = $3 and l.claim = $4
       and not exists (select from gone)`,
    [...keyOf(line), line.claim, version],
  )
  return rows.length === 0
}

/** The endpoint is paused, disabled or gone: its lines wait for it, or for the clean-up. */
async function letGo(pool: Pool, line: ClaimedLine): Promise<void> {
  await pool.query(
    `update webhook_line l set claim = null, next_at = now()
     where l.organization_id = $1 and l.endpoint_id = $2 and l.line = $3 and l.claim = $4`,
    [...keyOf(line), line.claim],
  )
}

export interface Ended {
  readonly line: ClaimedLine
  readonly delivery: DueDelivery
  readonly reply: Reply
  readonly outcome: AttemptOutcome
  readonly tookMs: number
  /** Until the next try; null when there is none. */
  readonly delayMs: number | null
}

const ATTEMPT = `
  with tried as (
    update webhook_delivery d set attempts = d.attempts + 1, state = $5
    where d.organization_id = $1 and d.endpoint_id = $2 and d.event_id = $4
    returning d.attempts
  )
  insert into webhook_attempt (organization_id, endpoint_id, event_id, number, took_ms, status,
    error, answer)
  select $1, $2, $4, t.attempts, $6, $7, $8, $9 from tried t
  where $3::uuid is not null`

/** Writes down how an attempt went. False for a line that somebody else has claimed meanwhile: it is theirs. */
export async function endAttempt(pool: Pool, ended: Ended): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    if (!(await moveLine(client, ended))) return false
    await writeAttempt(client, ended)
    return true
  })
}

async function moveLine(client: PoolClient, ended: Ended): Promise<boolean> {
  const { line, outcome, delayMs } = ended
  const isDone = outcome.kind === 'delivered' || (outcome.kind === 'failed' && delayMs === null)
  const { rowCount } = await client.query({
    name: 'move_webhook_line',
    text: `update webhook_line l
      set tries = case when $5 then 0 else l.tries + 1 end,
        claim = case when $5 then l.claim end,
        next_at = case when $5 then l.next_at else now() + make_interval(secs => $6 / 1000.0) end
      where l.organization_id = $1 and l.endpoint_id = $2 and l.line = $3 and l.claim = $4`,
    values: [...keyOf(line), line.claim, isDone, delayMs ?? 0],
  })
  return rowCount === 1
}

async function writeAttempt(client: PoolClient, ended: Ended): Promise<void> {
  const { line, delivery, reply, tookMs } = ended
  const values = [...keyOf(line), delivery.eventId, stateAfter(ended), tookMs]
  await client.query({
    name: 'write_webhook_attempt',
    text: ATTEMPT,
    values: [...values, reply.status, reply.error, reply.answer],
  })
}

function stateAfter({ outcome, delayMs }: Ended): 'waiting' | 'delivered' | 'failed' {
  if (outcome.kind === 'delivered') return 'delivered'
  return outcome.kind === 'failed' && delayMs === null ? 'failed' : 'waiting'
}

/** In a transaction of its own: whoever changes an endpoint locks it before its lines, and here it is the other way. */
export async function markWorking(pool: Pool, { organizationId, endpointId }: LineKey) {
  await pool.query(
    'update webhook_endpoint set failing_since = null where organization_id = $1 and id = $2',
    [organizationId, endpointId],
  )
}

export async function markFailing(pool: Pool, { organizationId, endpointId }: LineKey) {
  await pool.query(
    `update webhook_endpoint set failing_since = now()
     where organization_id = $1 and id = $2 and failing_since is null`,
    [organizationId, endpointId],
  )
}

export interface DisabledEndpoint {
  readonly url: string
  readonly organizationName: string
  /** Addresses of the owners. */
  readonly owners: readonly string[]
}

/** Undefined if it is not active any more. */
export async function disableEndpoint(
  client: PoolClient,
  { organizationId, endpointId }: LineKey,
  reason: DisabledReason,
): Promise<DisabledEndpoint | undefined> {
  const { rows } = await client.query<DisabledEndpoint>(
    `with ended as (
       update webhook_endpoint set state = 'disabled', disabled_reason = $3,
         failing_since = coalesce(failing_since, now())
       where organization_id = $1 and id = $2 and state = 'active'
       returning organization_id, url
     )
     select e.url, o.name as "organizationName", array(
       select u.email from member m join auth."user" u on u.id = m.user_id
       where m.organization_id = $1 and m.role = 'owner' order by u.email) as owners
     from ended e join organization o on o.id = e.organization_id`,
    [organizationId, endpointId, reason],
  )
  return rows[0]
}

function keyOf({ organizationId, endpointId, line }: LineKey): readonly [string, string, string] {
  return [organizationId, endpointId, line]
}
