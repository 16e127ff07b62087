import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { watchConnections } from './database-metrics.ts'
import { watchOutboxes } from './outbox-metrics.ts'

const database = await testDatabase()
const registry = new Registry()
watchConnections(registry, database)
watchOutboxes(registry, database.owner)

async function figures(): Promise<Map<string, number>> {
  const lines = (await registry.metrics()).split('\n')
  const shown = lines.filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(shown.map((line) => [line.split(' ')[0] ?? '', Number(line.split(' ')[1])]))
}

test('what waits is counted by kind, with the age of the oldest; what was given up apart', async () => {
  const { owner } = database
  const empty = await figures()
  for (const outbox of ['jobs', 'mails', 'webhooks']) {
    expect(empty.get(`outbox_waiting{outbox="${outbox}"}`)).toBe(0)
  }
  await owner.query(
    `select graphile_worker.add_job('send-mail', '{}', run_at => now() - interval '1 hour')`,
  )
  await owner.query(
    `select graphile_worker.add_job('send-mail', '{}', run_at => now() + interval '1 hour')`,
  )
  await owner.query(`select graphile_worker.add_job('other', '{}', max_attempts => 1)`)
  await owner.query(`update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1`)
  const found = await figures()
  expect(found.get('outbox_waiting{outbox="mails"}')).toBe(1)
  expect(found.get('outbox_oldest_seconds{outbox="mails"}')).toBeGreaterThanOrEqual(3_600)
  expect(found.get('outbox_waiting{outbox="jobs"}')).toBe(0)
  expect(found.get('jobs_given_up')).toBe(1)
  expect(found.get('database_up')).toBe(1)
  expect(found.get('database_connections_max{pool="app"}')).toBe(7)
})

test('without a database the figures of this node are still given', async () => {
  const alone = new Registry()
  const away = { query: () => Promise.reject(new Error('away')) }
  watchOutboxes(alone, away as unknown as typeof database.owner)
  const text = await alone.metrics()
  expect(text).toContain('database_up 0')
  expect(text).not.toContain('outbox_waiting{')
})
