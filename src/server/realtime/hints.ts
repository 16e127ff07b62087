// Tells other nodes that something changed, without saying what: they read the change log. A lost hint only
// costs latency, since every node with connections polls the log.

import type { Client } from 'pg'

export interface Hints {
  publish(): void
  subscribe(listener: () => void): void
  close(): Promise<void>
}

/** For a single process without other nodes. */
export function inProcessHints(): Hints {
  return { publish: () => {}, subscribe: () => {}, close: async () => {} }
}

const CHANNEL = 'shelfcount_changes'
const COALESCE_MS = 5
const RECONNECT_MS = 1_000

/**
 * For several nodes on one PostgreSQL. NOTIFY never runs in a mutation, because it would hold its lock while the log is
 * flushed. It is sent separately, at most once every few milliseconds.
 */
export async function postgresHints(connect: () => Promise<Client>): Promise<Hints> {
  const listeners = new Set<() => void>()
  let timer: NodeJS.Timeout | undefined
  let again = false
  let client: Client | undefined
  let closed = false

  const open = async (): Promise<void> => {
    const fresh = await connect()
    fresh.on('notification', () => {
      for (const listener of listeners) listener()
    })
    // Every error is followed by the end event, which is handled below.
    fresh.on('error', () => {})
    try {
      await fresh.query(`listen ${CHANNEL}`)
    } catch (error) {
      void fresh.end()
      throw error
    }
    if (closed) return fresh.end()
    fresh.on('end', () => {
      client = undefined
      openAgain()
    })
    client = fresh
  }
  const openAgain = (): void => {
    if (!closed) setTimeout(() => void open().catch(openAgain), RECONNECT_MS).unref()
  }
  await open()

  // One at a time: changes published while a hint is being sent are covered by the next hint.
  const send = async (): Promise<void> => {
    // Its end event is handled, and opens another connection.
    await client?.query(`notify ${CHANNEL}`).catch(() => client?.end())
    timer = undefined
    if (again) publish()
  }
  const publish = (): void => {
    again = timer !== undefined
    timer ??= setTimeout(() => void send(), COALESCE_MS)
  }
  return {
    publish,
    subscribe: (listener) => void listeners.add(listener),
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
