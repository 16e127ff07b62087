import pg from 'pg'
import { primaryClient, primaryOf } from './several-servers.ts'

/** Where the database is. */
export type ConnectionTarget =
  | { readonly connectionString: string }
  | {
      readonly host: string
      readonly port: number
      readonly user: string
      readonly database: string
    }

type DriverTarget = pg.ClientConfig & { readonly Client?: typeof pg.Client }

/** Of several servers the one that takes writes. */
export function driverTarget(connection: ConnectionTarget): DriverTarget {
  if (!('connectionString' in connection)) return connection
  const choice = primaryOf(connection.connectionString)
  if (!choice) return connection
  return { connectionString: choice.addresses[0], Client: primaryClient(choice) }
}

/** A client that is not connected yet. */
export function newClient(connection: ConnectionTarget, config: pg.ClientConfig): pg.Client {
  const { Client = pg.Client, ...target } = driverTarget(connection)
  return new Client({ ...target, ...config })
}

/** A statement that the server refused because it takes no more writes, or did not answer, may mean a failover. */
export function watchForFailover(pool: pg.Pool, connection: ConnectionTarget): void {
  if (!('connectionString' in connection)) return
  const choice = primaryOf(connection.connectionString)
  if (choice) pool.on('release', (error) => choice.forgetAfter(error))
}
