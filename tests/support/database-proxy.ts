// A faulty line between a node and its database.

import { connect } from 'node:net'
import { type FaultyLine, startFaultyLine } from './faulty-line.ts'

export interface DatabaseProxy extends FaultyLine {
  readonly url: string
}

interface Target {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly database: string
}

export async function startDatabaseProxy(target: Target): Promise<DatabaseProxy> {
  const { host, port, user, database } = target
  const line = await startFaultyLine(() => connect(`${host}/.s.PGSQL.${port}`))
  return { ...line, url: `postgres://${user}@127.0.0.1:${line.port}/${database}` }
}
