import type { Pool, PoolClient } from 'pg'
import { isDatabaseAway } from './database-away.ts'

/** The driver has this field, but its types do not. */
interface Line {
  readonly connection: { readonly stream: { destroy(): void } }
}

/**
 * A broken connection is rarely the only one: the next statement would wait on another dead one until its deadline.
 * Idle connections are closed together with a broken one.
 */
export function dropIdleWithBroken(pool: Pool): void {
  const idle = new Set<PoolClient>()
  const dropIdle = () => {
    const suspects = [...idle]
    idle.clear()
    for (const client of suspects) {
      // The pool removes an idle connection that fails, before another caller can get it.
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
