// The queue of deliveries in the database. Lines are claimed for a while; whoever does not answer for one by then
// loses it, and it is sent again: at least once, in the order of the line.

import type { Pool, PoolClient } from 'pg'
import type { AttemptOutcome } from '#domain/webhooks/delivery-plan.ts'
import type { DisabledReason } from '#domain/webhooks/endpoint.ts'
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

/** The first delivery of a line, and how often something was added to the line until this was read. */
type LineState = { readonly version: number } & (DueDelivery | { readonly eventId: null })

export interface Claimed {
  readonly line: ClaimedLine
  readonly state: LineState
}

const FIRST = `
  select d.event_id, v.type, v.at, v.data from webhook_delivery d
  join webhook_event v on v.organization_id = d.organization_id and v.id = d.event_id`

const STATE = `d.event_id as "eventId", d.type, d.at, d.data, e.url, e.secret,
  case when e.earlier_until > now() then e.earlier_secret end as "earlierSecret",
  e.failing_since as "failingSince"`

// A line that was changed while this statement waited for it is seen as it was before, like its deliveries: its number
// must not say that something was looked at that was not.
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
  ), claimed as (
    update webhook_line w set claim = $1, next_at = now() + make_interval(secs => $2 / 1000.0)
    from due
    where w.organization_id = due.organization_id and w.endpoint_id = due.endpoint_id
      and w.line = due.line
    returning w.organization_id, w.endpoint_id, w.line, w.tries
  )
  select c.organization_id as "organizationId", c.endpoint_id as "endpointId", c.line, c.tries,
    seen.version, ${STATE}
  from claimed c
  join webhook_line seen on seen.organization_id = c.organization_id
    and seen.endpoint_id = c.endpoint_id and seen.line = c.line
  join webhook_endpoint e on e.organization_id = c.organization_id and e.id = c.endpoint_id
  left join lateral (
    ${FIRST}
    where d.organization_id = c.organization_id and d.endpoint_id = c.endpoint_id
      and d.line = c.line and d.state = 'waiting'
    order by d.position limit 1
  ) d on true`

/** With what is first in them, so that sending need not ask again. */
export async function claimLines(
  pool: Pool,
  { claim, leaseMs, mostPerEndpoint, full, busy }: ClaimOptions,
): Promise<readonly Claimed[]> {
  const { rows } = await pool.query<LineKey & LineState>({
    name: 'claim_webhooks',
    text: CLAIM,
    values: [claim, leaseMs, mostPerEndpoint, full, busy],
  })
  return rows.map(({ organizationId, endpointId, line, ...state }) => ({
    line: { organizationId, endpointId, line, claim },
    state,
  }))
}

const NEXT = `
  with seen as materialized (
    select k.version from webhook_line k
    where k.organization_id = $1 and k.endpoint_id = $2 and k.line = $3
  )
  update webhook_line l set next_at = now() + make_interval(secs => $5 / 1000.0)
  from webhook_endpoint e
  left join lateral (
    ${FIRST}
    where d.organization_id = $1 and d.endpoint_id = $2 and d.line = $3 and d.state = 'waiting'
    order by d.position limit 1
  ) d on true
  where l.organization_id = $1 and l.endpoint_id = $2 and l.line = $3 and l.claim = $4
    and e.organization_id = $1 and e.id = $2 and e.state = 'active'
  returning (select version from seen) as version, l.tries, ${STATE}`

/** The first delivery of a line that is still claimed; null when there is none, and the line is then let go. */
export async function nextDelivery(
  pool: Pool,
  line: ClaimedLine,
  leaseMs: number,
): Promise<DueDelivery | null> {
  const { rows } = await pool.query<LineState>({
    name: 'next_webhook',
    text: NEXT,
    values: [...keyOf(line), line.claim, leaseMs],
  })
  const [state] = rows
  if (state) return deliveryOf(pool, { line, state }, leaseMs)
  await letGo(pool, line)
  return null
}

/** The same for a line whose state is known. */
export async function deliveryOf(
  pool: Pool,
  { line, state }: Claimed,
  leaseMs: number,
): Promise<DueDelivery | null> {
  if (state.eventId !== null) return state
  if (await isTakenAway(pool, line, state.version)) return null
  return nextDelivery(pool, line, leaseMs)
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

// Most lines are empty then, and go at once. As above, their number is read as their deliveries are.
const END = `
  with seen as materialized (
    select k.version from webhook_line k
    where k.organization_id = $1 and k.endpoint_id = $2 and k.line = $3
  ), others as materialized (
    select from webhook_delivery d
    where d.organization_id = $1 and d.endpoint_id = $2 and d.line = $3 and d.state = 'waiting'
      and d.event_id <> $7
    limit 1
  ), gone as (
    delete from webhook_line l using seen
    where $5 and l.organization_id = $1 and l.endpoint_id = $2 and l.line = $3 and l.claim = $4
      and l.version = seen.version and not exists (select from others)
    returning l.line
  ), moved as (
    update webhook_line l
    set tries = case when $5 then 0 else l.tries + 1 end,
      claim = case when $5 then l.claim end,
      next_at = case when $5 then l.next_at else now() + make_interval(secs => $6 / 1000.0) end
    where l.organization_id = $1 and l.endpoint_id = $2 and l.line = $3 and l.claim = $4
      and not exists (select from gone)
    returning l.line
  ), tried as (
    update webhook_delivery d set attempts = d.attempts + 1, state = $8
    where d.organization_id = $1 and d.endpoint_id = $2 and d.event_id = $7
      and (exists (select from moved) or exists (select from gone))
    returning d.attempts
  ), written as (
    insert into webhook_attempt (organization_id, endpoint_id, event_id, number, took_ms, status,
      error, answer)
    select $1, $2, $7, t.attempts, $9, $10, $11, $12 from tried t
  )
  select 'over' as "left" from gone union all select 'line' from moved`

/** What is left after an attempt: the line, nothing of it, or what somebody else has claimed meanwhile. */
type Left = 'line' | 'over' | 'theirs'

/** Writes down how an attempt went, and takes the line away where nothing else waits in it. */
export async function endAttempt(pool: Pool, ended: Ended): Promise<Left> {
  const { line, delivery, reply, outcome, tookMs, delayMs } = ended
  const isDone = outcome.kind === 'delivered' || (outcome.kind === 'failed' && delayMs === null)
  const { rows } = await pool.query<{ left: Left }>({
    name: 'end_webhook_attempt',
    text: END,
    values: [
      ...[...keyOf(line), line.claim, isDone, delayMs ?? 0, delivery.eventId, stateAfter(ended)],
      ...[tookMs, reply.status, reply.error, reply.answer],
    ],
  })
  return rows[0]?.left ?? 'theirs'
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
