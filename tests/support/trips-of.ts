// How often the database was asked: what is sent together, on a connection that knows it, is one trip.

import pg from 'pg'
import { onTestFinished, vi } from 'vitest'

export async function tripsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => query.mockRestore())
  await work()
  const trips = query.mock.calls.length
  query.mockRestore()
  return trips
}
