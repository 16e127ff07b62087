// Makes two pieces of work meet: both wait in the database for one lock before either can end.

import type { Pool } from 'pg'
import { eventually } from './eventually.ts'

export async function atOnce<T>(
  owner: Pool,
  /** Takes the lock that both will wait for, directly or behind each other. */
  lock: { readonly text: string; readonly values?: readonly unknown[] },
  works: readonly (() => Promise<T>)[],
): Promise<readonly PromiseSettledResult<T>[]> {
  const client = await owner.connect()
  try {
    await client.query('begin')
    await client.query(lock.text, [...(lock.values ?? [])])
    const outcomes = Promise.allSettled(works.map((work) => work()))
    await eventually(async () => {
      const { rows } = await owner.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
      if ((rows[0]?.waiting ?? 0) < works.length) throw new Error('not all of them wait yet')
    })
    await client.query('commit')
    return await outcomes
  } finally {
    client.release()
  }
}
