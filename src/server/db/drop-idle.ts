import type { Pool, PoolClient } from 'pg'
import { isDatabaseAway } from './database-away.ts'

/** The driver knows it, its types do not. */
interface Line {
  readonly connection: { readonly stream: { destroy(): void } }
}

/**
 * A connection that breaks is seldom alone: whoever came next would wait for another dead one until its
 * deadline, and the next again. Those that nobody uses are given up with it, and opened anew.
 */
export function dropIdleWithBroken(pool: Pool): void {
  const idle = new Set<PoolClient>()
  const dropIdle = () => {
    const suspects = [...idle]
    idle.clear()
    for (const client of suspects) {
      // The pool lets go of an idle connection that fails, before anybody else is given it.
      client.emit('error', new Error('Connection terminated with another one'))
      ;(client as unknown as Line).connection.stream.destroy()
    }
  }
  pool.on('connect', (client) => client.on('error', dropIdle))
  pool.on('acquire', (client) => idle.delete(client))
  pool.on('release', (error, client) => {
    if (!error) idle.add(client)
    else if (isDatabaseAway(error)) dropIdle()
  })
  pool.on('remove', (client) => idle.delete(client))
}
