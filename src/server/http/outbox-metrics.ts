// What waits in the database to be done or sent, and how long the oldest of it has waited; the same from every node.

import type { Pool } from 'pg'
import { Gauge, type Registry } from 'prom-client'

/** A job that is tried again has waited since it was made; one that was planned for later, since then. */
const WAITING = `
  select case task_identifier when 'send-mail' then 'mails' else 'jobs' end as outbox,
    count(*)::int as waiting,
    extract(epoch from now() - min(case when attempts > 0 then created_at else run_at end))::float8 as seconds
  from graphile_worker.jobs
  where attempts < max_attempts and (attempts > 0 or run_at <= now())
  group by 1
  union all
  select 'webhooks', count(*)::int, extract(epoch from now() - min(next_at))::float8
  from webhook_line where next_at <= now()
  union all
  select 'given up', count(*)::int, null from graphile_worker.jobs where attempts >= max_attempts`

interface Row {
  readonly outbox: string
  readonly waiting: number
  readonly seconds: number | null
}

const OUTBOXES = ['jobs', 'mails', 'webhooks'] as const

type Found = readonly Row[] | undefined

export function watchOutboxes(registry: Registry, owner: Pool): void {
  let looking: Promise<Found> | undefined
  // The figures of one answer are read together, by one statement.
  const look = (): Promise<Found> => {
    looking ??= owner
      .query<Row>(WAITING)
      .then(
        ({ rows }) => rows,
        () => undefined,
      )
      .finally(() => {
        looking = undefined
      })
    return looking
  }
  const byOutbox = (name: string, help: string, read: (row: Row) => number | null) =>
    new Gauge({
      name,
      help,
      labelNames: ['outbox'],
      registers: [registry],
      async collect() {
        const rows = await look()
        this.reset()
        for (const outbox of rows ? OUTBOXES : []) {
          const row = rows?.find((one) => one.outbox === outbox)
          this.set({ outbox }, (row && read(row)) ?? 0)
        }
      },
    })
  byOutbox('outbox_waiting', 'Jobs, mails and lines of webhooks that are due', (row) => row.waiting)
  byOutbox('outbox_oldest_seconds', 'How long the oldest has waited', (row) => row.seconds)
  alone(registry, 'jobs_given_up', 'Jobs that failed as often as they may', async () => {
    const rows = await look()
    return rows?.find(({ outbox }) => outbox === 'given up')?.waiting ?? 0
  })
  alone(registry, 'database_up', '1 if the database answered just now', async () =>
    (await look()) ? 1 : 0,
  )
}

function alone(registry: Registry, name: string, help: string, read: () => Promise<number>): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await read())
    },
  })
}
