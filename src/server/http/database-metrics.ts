import type { Pool } from 'pg'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../db/database.ts'

type Pools = Pick<Database, 'app' | 'reads' | 'live' | 'auth' | 'owner' | 'deliveries'>

/** Connections of this node, by kind of work, and how many callers wait for one. */
export function watchConnections(registry: Registry, pools: Pools): void {
  const { app, reads, live, auth, owner, deliveries } = pools
  const all = { app, reads, live, auth, owner, deliveries }
  figure(registry, all, 'open', 'Connections that are open', (pool) => pool.totalCount)
  figure(registry, all, 'idle', 'Connections that nobody uses', (pool) => pool.idleCount)
  figure(registry, all, 'max', 'Connections that may be open', (pool) => pool.options.max)
  figure(registry, all, 'waiting', 'Callers who wait for one', (pool) => pool.waitingCount)
}

function figure(
  registry: Registry,
  pools: Readonly<Record<string, Pool>>,
  name: string,
  help: string,
  read: (pool: Pool) => number,
): void {
  new Gauge({
    name: `database_connections_${name}`,
    help,
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const [pool, one] of Object.entries(pools)) this.set({ pool }, read(one))
    },
  })
}
