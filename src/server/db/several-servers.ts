// A DATABASE_URL with several servers, of which one takes writes: the primary of a replicated PostgreSQL. Which one that
// is, is asked when the first connection is made, and again after anything that looks like a failover.

import pg from 'pg'
import { isDatabaseAway } from './database-away.ts'

export interface Server {
  readonly host: string
  readonly port: number
}

/** A server that takes connections but answers nothing must not hold up the others for long. */
const PATIENCE_MS = 3_000

const IS_PRIMARY = `select not (pg_is_in_recovery() or current_setting('transaction_read_only')::boolean) as yes`

/** What PostgreSQL says of a server that takes no writes. */
const READ_ONLY = '25006'

/** All connections of the process agree on the primary. */
const choices = new Map<string, PrimaryChoice>()

/** Undefined: the address names one server, and there is nothing to choose. */
export function primaryOf(url: string): PrimaryChoice | undefined {
  const addresses = serversIn(url)
  if (addresses.length < 2) return undefined
  const known = choices.get(url) ?? new PrimaryChoice(addresses)
  choices.set(url, known)
  return known
}

const HOSTS = /^(postgres(?:ql)?:\/\/(?:[^/?@]*@)?)([^/?]*)(.*)$/

/**
 * One address for each server, in the forms that PostgreSQL's own programs know: `postgres://one:5432,two:5433/name`,
 * and `postgres:///name?host=/one,/two&port=5432,5433`, where one port stands for all.
 */
export function serversIn(url: string): readonly string[] {
  const [, before, hosts = '', after = ''] = HOSTS.exec(url) ?? []
  if (before === undefined) return [url]
  const [path = '', query = ''] = after.split('?')
  const parameters = new URLSearchParams(query)
  parameters.delete('target_session_attrs')
  const named = parameters.get('host')?.split(',')
  if (!named) {
    return hosts.split(',').map((host) => `${before}${host}${path}${questionOf(parameters)}`)
  }
  const ports = parameters.get('port')?.split(',') ?? []
  return named.map((host, at) => {
    parameters.set('host', host)
    const port = ports[at] ?? ports[0]
    if (port) parameters.set('port', port)
    return `${before}${hosts}${path}${questionOf(parameters)}`
  })
}

function questionOf(parameters: URLSearchParams): string {
  return parameters.size > 0 ? `?${parameters}` : ''
}

export class PrimaryChoice {
  readonly addresses: readonly string[]
  #found: Promise<Server> | undefined

  constructor(addresses: readonly string[]) {
    this.addresses = addresses
  }

  find(): Promise<Server> {
    this.#found ??= this.#ask()
    return this.#found
  }

  /** After a failure of a connection: the next one is made to whichever server is the primary by then. */
  forgetAfter(error: unknown): void {
    if (isDatabaseAway(error)) this.#found = undefined
  }

  /** The first in the order of the address, as PostgreSQL's own programs choose. */
  async #ask(): Promise<Server> {
    const asked = this.addresses.map((address) => askServer(address))
    const all = Promise.allSettled(asked)
    for (const answer of asked) {
      const server = await answer.catch(() => undefined)
      if (server?.isPrimary) return server
    }
    this.#found = undefined
    const failures = (await all).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    if (failures.length === asked.length) throw new AggregateError(failures)
    const message = 'none of the servers that answer takes writes'
    throw Object.assign(new Error(message), { code: READ_ONLY })
  }
}

async function askServer(address: string): Promise<Server & { isPrimary: boolean }> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ yes: boolean }>(IS_PRIMARY)
    return { host: client.host, port: client.port, isPrimary: rows[0]?.yes === true }
  } finally {
    await client.end().catch(() => {})
  }
}

type Connected = (error?: Error) => void

/** A client that connects to the primary, whichever that is. */
export function primaryClient(choice: PrimaryChoice): typeof pg.Client {
  return class extends pg.Client {
    override connect(): Promise<pg.Client>
    override connect(done: Connected): void
    override connect(done?: Connected): Promise<pg.Client> | undefined {
      const connected = this.#connect()
      if (!done) return connected
      connected.then(() => done(), done)
      return undefined
    }

    async #connect(): Promise<pg.Client> {
      this.on('error', (error) => choice.forgetAfter(error))
      Object.assign(this, await choice.find())
      try {
        await super.connect()
        return this
      } catch (error) {
        choice.forgetAfter(error)
        throw error
      }
    }
  }
}
