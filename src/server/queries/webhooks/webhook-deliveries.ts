// What was written for an endpoint, and how sending it went.

import { sql } from 'kysely'
import type { WebhookDelivery } from '#contract/webhooks.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import type { KeyRange, TimeKey } from '../keyset.ts'

type DeliveryState = WebhookDelivery['state']

/** Newest first. */
export function selectDeliveries(
  db: ScopedDatabase,
  endpointId: string,
  state: DeliveryState | undefined,
  range: KeyRange<TimeKey>,
) {
  let deliveries = deliveriesTo(endpointId, state)
    .innerJoin('webhook_event as v', 'v.id', 'd.event_id')
    .leftJoin('webhook_line as l', (join) =>
      join.onRef('l.endpoint_id', '=', 'd.endpoint_id').onRef('l.line', '=', 'd.line'),
    )
    .select((eb) => [
      'd.event_id',
      'd.state',
      'd.attempts',
      'd.created_at',
      'v.type',
      'v.at',
      'v.data',
      'l.next_at',
      eb
        .selectFrom('webhook_delivery as f')
        .select((inner) => inner.fn.min('f.position').as('first'))
        .whereRef('f.endpoint_id', '=', 'd.endpoint_id')
        .whereRef('f.line', '=', 'd.line')
        .where('f.state', '=', 'waiting')
        .as('first'),
      'd.position',
    ])
    .orderBy('d.created_at', 'desc')
    .orderBy('d.event_id', 'desc')
  const { after, until, limit } = range
  if (after) {
    deliveries = deliveries.where(
      sql<boolean>`(d.created_at, d.event_id) < (${after.at}, ${after.id})`,
    )
  }
  if (until) {
    deliveries = deliveries.where(
      sql<boolean>`(d.created_at, d.event_id) >= (${until.at}, ${until.id})`,
    )
  }
  if (limit) deliveries = deliveries.limit(limit)
  return db.rows(deliveries)
}

export async function countDeliveries(
  db: ScopedDatabase,
  endpointId: string,
  state: DeliveryState | undefined,
): Promise<number> {
  const row = await db.first(
    deliveriesTo(endpointId, state).select((eb) => eb.fn.countAll<number>().as('count')),
  )
  return row?.count ?? 0
}

function deliveriesTo(endpointId: string, state: DeliveryState | undefined) {
  const all = sqlBuilder.selectFrom('webhook_delivery as d').where('d.endpoint_id', '=', endpointId)
  return state === undefined ? all : all.where('d.state', '=', state)
}

const MOST_SHOWN_ATTEMPTS = 20

/** The latest few of each delivery, newest first. */
export function selectAttempts(
  db: ScopedDatabase,
  endpointId: string,
  eventIds: readonly string[],
) {
  return db.rows(
    sqlBuilder
      .selectFrom('webhook_attempt as t')
      .innerJoin('webhook_delivery as d', (join) =>
        join.onRef('d.endpoint_id', '=', 't.endpoint_id').onRef('d.event_id', '=', 't.event_id'),
      )
      .select(['t.event_id', 't.at', 't.took_ms', 't.status', 't.error', 't.answer'])
      .where('t.endpoint_id', '=', endpointId)
      .where((eb) => eb('t.event_id', '=', eb.fn.any(eb.val(eventIds))))
      .where((eb) => eb('t.number', '>', eb('d.attempts', '-', MOST_SHOWN_ATTEMPTS)))
      .orderBy('t.number', 'desc'),
  )
}

/** Written like any other event, and spread when the transaction ends. */
export async function insertTestEvent(
  db: ScopedDatabase,
  test: {
    readonly organizationId: string
    readonly id: string
    readonly endpointId: string
    readonly type: string
  },
): Promise<void> {
  await db.rows(
    sqlBuilder.insertInto('webhook_event').values({
      organization_id: test.organizationId,
      id: test.id,
      type: test.type,
      audit_id: null,
      data: JSON.stringify({ endpointId: test.endpointId }),
      endpoint_id: test.endpointId,
    }),
  )
}

const RESEND = rawStatement<{ readonly resent: boolean }, [string, string]>()({
  name: 'resend_webhook',
  text: 'select app.resend_webhook($1, $2) as resent',
  reads: [],
  readsThroughFunctions: ['webhook_delivery', 'webhook_line'],
})

/** False if there is no such delivery. One that is still waiting is left as it is. */
export async function queueAgain(
  db: ScopedDatabase,
  endpointId: string,
  eventId: string,
): Promise<boolean> {
  const [row] = await db.raw(RESEND, [endpointId, eventId])
  return row?.resent ?? false
}
