import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { postgresHints } from './hints.ts'

const { connection, owner } = await testDatabase()

const LISTENERS = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and query like 'listen %'`

test('hints come again although the database is still away at the first attempt', async () => {
  let isAway = false
  let refused = 0
  const hints = await postgresHints(async () => {
    if (isAway) {
      refused += 1
      throw new Error('The database is away')
    }
    const client = new pg.Client(connection)
    await client.connect()
    return client
  })
  let heard = 0
  hints.subscribe(() => {
    heard += 1
  })
  isAway = true
  await owner.query(LISTENERS)
  await eventually(() => expect(refused).toBe(1))
  isAway = false
  await eventually(() => {
    hints.publish()
    expect(heard).toBeGreaterThan(0)
  })
  await hints.close()
})
