// Snapshots for clients of the HTTP protocol: a client draws a ticket, and all its queries with that ticket see the
// same state of the database. A ticket that this node does not have is refused, and never answered from another state.

import { randomInt } from 'node:crypto'
import { Fault } from '#domain/fault.ts'
import type { Identity } from '../auth/auth-service.ts'
import { expiringSnapshot } from './expiring-snapshot.ts'
import type { FunctionHost, QuerySnapshot } from './function-host.ts'

export interface SnapshotTickets {
  /** Opens no snapshot yet, so anyone may draw a ticket. */
  reserve(): number
  /** The first query with a ticket opens its snapshot. The signal is aborted when the caller has gone. */
  take(
    ticket: number,
    identity: Identity | null,
    signal?: AbortSignal,
  ): Pick<QuerySnapshot, 'query'>
}

interface ShelfLimits {
  readonly ticketMs: number
  /** A snapshot is an open transaction, which keeps the database from cleaning up. */
  readonly snapshotMs: number
  readonly tickets: number
  readonly snapshots: number
  /** So that no caller can take all of them. */
  readonly snapshotsOfOne: number
}

const LIMITS: ShelfLimits = {
  ticketMs: 30_000,
  snapshotMs: 3_000,
  tickets: 10_000,
  snapshots: 6,
  snapshotsOfOne: 2,
}

interface OpenSnapshot {
  readonly owner: string
  readonly snapshot: QuerySnapshot
  readonly leaving: AbortController
  /** The number of requests that wait for this snapshot. */
  readonly asking: Set<object>
}

export function createSnapshotTickets(functions: FunctionHost, limits = LIMITS): SnapshotTickets {
  /** Unused tickets with the time they end, oldest first. */
  const reserved = new Map<number, number>()
  const open = new Map<number, OpenSnapshot>()

  function openFor(ticket: number, owner: string, identity: Identity | null): OpenSnapshot {
    const endsAt = reserved.get(ticket)
    reserved.delete(ticket)
    if (endsAt === undefined || endsAt < Date.now()) {
      throw new Fault('unavailable', 'This point in time is no longer kept.')
    }
    makeRoomFor(owner)
    const leaving = new AbortController()
    const opening = functions.openSnapshot(identity, 'consistent', leaving.signal)
    const snapshot = expiringSnapshot(opening, limits.snapshotMs)
    const opened = { owner, snapshot, leaving, asking: new Set<object>() }
    open.set(ticket, opened)
    setTimeout(() => open.delete(ticket), limits.snapshotMs).unref()
    return opened
  }

  /** At the limit, a new snapshot replaces the caller's oldest one without waiting queries. */
  function makeRoomFor(owner: string): void {
    const own = [...open].filter(([, one]) => one.owner === owner)
    if (own.length >= limits.snapshotsOfOne) {
      const idle = own.find(([, { asking }]) => asking.size === 0)
      if (!idle) throw new Fault('unavailable')
      letGo(...idle)
    }
    if (open.size >= limits.snapshots) throw new Fault('unavailable')
  }

  /** None of its queries is waited for any more, so running statements are canceled. */
  function letGo(ticket: number, { leaving, snapshot }: OpenSnapshot): void {
    open.delete(ticket)
    leaving.abort()
    void snapshot.close()
  }

  async function ask(
    ticket: number,
    opened: OpenSnapshot,
    run: () => Promise<unknown>,
    signal: AbortSignal | undefined,
  ): Promise<unknown> {
    const asker = {}
    const leave = () => {
      if (opened.asking.delete(asker) && opened.asking.size === 0) letGo(ticket, opened)
    }
    opened.asking.add(asker)
    signal?.addEventListener('abort', leave, { once: true })
    try {
      return await run()
    } finally {
      opened.asking.delete(asker)
      signal?.removeEventListener('abort', leave)
    }
  }

  return {
    reserve() {
      const ticket = randomInt(1, 2 ** 47)
      reserved.set(ticket, Date.now() + limits.ticketMs)
      const oldest = reserved.keys().next().value
      if (reserved.size > limits.tickets && oldest !== undefined) reserved.delete(oldest)
      return ticket
    },
    take(ticket, identity, signal) {
      const owner = identity ? `${identity.userId}/${identity.sessionId}` : ''
      const found = open.get(ticket) ?? openFor(ticket, owner, identity)
      if (found.owner !== owner) throw new Fault('unavailable')
      const { snapshot } = found
      return {
        query: (path, args) => ask(ticket, found, () => snapshot.query(path, args), signal),
      }
    },
  }
}
