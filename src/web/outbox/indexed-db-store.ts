import { newSessionId } from '../client/session-id.ts'
import { readCachedSigns } from './cached-shelves.ts'
import { type DeviceDatabase, onDatabaseCleared, openDeviceDatabase } from './device-database.ts'
import {
  assignmentOf,
  leftPicture,
  mayGo,
  type NewEntry,
  type OutboxEntry,
  type OutboxWork,
} from './outbox-entry.ts'
import type {
  ForeignQueue,
  LearnedClock,
  Naming,
  OutboxOwner,
  OutboxStore,
  QueueCounts,
  RememberedQueue,
  Settlement,
} from './outbox-store.ts'
import { refill } from './refill.ts'

/** Flushed to disk, because a phone may die the moment after the beep. */
const DURABLE = { durability: 'strict' } as const

export class IndexedDbStore implements OutboxStore {
  readonly #open: () => Promise<DeviceDatabase>

  constructor(open = openDeviceDatabase) {
    this.#open = open
  }

  onCleared(recall: () => RememberedQueue | undefined, refilled: () => void): () => void {
    return onDatabaseCleared(async (stores) => {
      const remembered = recall()
      if (!remembered) return
      await refill(stores, remembered)
      refilled()
    })
  }

  async deviceIdFor({ userId, userName }: OutboxOwner): Promise<string> {
    const db = await this.#open()
    const transaction = db.transaction('clients', 'readwrite', DURABLE)
    const known = await transaction.store.get(userId)
    const deviceId = known?.deviceId ?? newSessionId()
    if (known?.userName !== userName) {
      await transaction.store.put({ userId, userName, deviceId })
    }
    await transaction.done
    return deviceId
  }

  async append(
    userId: string,
    works: readonly OutboxWork[],
    nowMs: number,
  ): Promise<readonly OutboxEntry[]> {
    const db = await this.#open()
    const transaction = db.transaction('entries', 'readwrite', DURABLE)
    const drafts = works.map((work): NewEntry => {
      const auditAssignmentId = assignmentOf(work)
      return { userId, auditAssignmentId, state: 'waiting', savedAtMs: nowMs, work }
    })
    const [seqs] = await Promise.all([
      Promise.all(drafts.map((draft) => transaction.store.add(numbered(draft)))),
      transaction.done,
    ])
    return drafts.map((draft, index) => ({ ...draft, seq: seqs[index] ?? 0 }))
  }

  async waiting(userId: string, limit: number): Promise<readonly OutboxEntry[]> {
    const db = await this.#open()
    return db.getAllFromIndex('entries', 'queue', [userId, 'waiting'], limit)
  }

  async refused(userId: string): Promise<readonly OutboxEntry[]> {
    const db = await this.#open()
    return db.getAllFromIndex('entries', 'queue', [userId, 'refused'])
  }

  async kept(userId: string): Promise<readonly OutboxEntry[]> {
    const db = await this.#open()
    return db.getAllFromIndex('entries', 'queue', [userId, 'kept'])
  }

  async letGo(userId: string, seq: number): Promise<void> {
    const db = await this.#open()
    const transaction = db.transaction('entries', 'readwrite')
    const entry = await transaction.store.get(seq)
    if (entry?.userId === userId && mayGo(entry)) await transaction.store.delete(seq)
    await transaction.done
  }

  async ofAssignment(userId: string, auditAssignmentId: string): Promise<readonly OutboxEntry[]> {
    const db = await this.#open()
    return db.getAllFromIndex('entries', 'shelf', [userId, auditAssignmentId])
  }

  async settle(userId: string, settlements: readonly Settlement[], nowMs: number): Promise<void> {
    const db = await this.#open()
    const transaction = db.transaction(['entries', 'tallies'], 'readwrite')
    const entries = transaction.objectStore('entries')
    const confirmed = new Map<string, number>()
    for (const { seq, fault, pictureFault } of settlements) {
      const entry = await entries.get(seq)
      if (!entry || entry.userId !== userId || entry.state !== 'waiting') continue
      if (fault) await entries.put({ ...entry, state: 'refused', fault })
      else await entries.put({ ...entry, state: 'sent', sentAtMs: nowMs })
      const left = pictureFault && !fault && leftPicture(entry, pictureFault)
      if (left) await entries.add(numbered(left))
      if (fault || entry.work.kind !== 'count') continue
      confirmed.set(entry.auditAssignmentId, (confirmed.get(entry.auditAssignmentId) ?? 0) + 1)
    }
    const tallies = transaction.objectStore('tallies')
    for (const [auditAssignmentId, more] of confirmed) {
      await addConfirmed(tallies, { userId, auditAssignmentId, more })
    }
    await transaction.done
  }

  async show(userId: string, { auditAssignmentId, eventId, shown }: Naming): Promise<void> {
    const db = await this.#open()
    const transaction = db.transaction('entries', 'readwrite')
    // The count was made a moment ago, so the search starts with the newest.
    const shelf = IDBKeyRange.only([userId, auditAssignmentId])
    let cursor = await transaction.store.index('shelf').openCursor(shelf, 'prev')
    while (cursor) {
      const { work } = cursor.value
      if (work.kind === 'count' && work.event.id === eventId) {
        await cursor.update({ ...cursor.value, work: { ...work, shown } })
        break
      }
      cursor = await cursor.continue()
    }
    await transaction.done
  }

  async forget(userId: string, seqs: readonly number[]): Promise<void> {
    if (seqs.length === 0) return
    const db = await this.#open()
    const transaction = db.transaction('entries', 'readwrite')
    for (const seq of seqs) {
      const entry = await transaction.store.get(seq)
      if (entry?.userId === userId && entry.state === 'sent') await transaction.store.delete(seq)
    }
    await transaction.done
  }

  async forgetSent(userId: string, beforeMs: number): Promise<void> {
    const db = await this.#open()
    const transaction = db.transaction('entries', 'readwrite')
    for (const entry of await transaction.store.index('queue').getAll([userId, 'sent'])) {
      if ((entry.sentAtMs ?? beforeMs) < beforeMs) await transaction.store.delete(entry.seq)
    }
    await transaction.done
  }

  async sendAgain(userId: string): Promise<void> {
    const db = await this.#open()
    const transaction = db.transaction(['entries', 'tallies'], 'readwrite', DURABLE)
    const entries = transaction.objectStore('entries')
    const tallies = transaction.objectStore('tallies')
    for (const sent of await entries.index('queue').getAll([userId, 'sent'])) {
      if (sent.work.kind !== 'count') continue
      const { sentAtMs: _sentAtMs, ...entry } = sent
      await entries.put({ ...entry, state: 'waiting' })
      const { auditAssignmentId } = entry
      await addConfirmed(tallies, { userId, auditAssignmentId, more: -1 })
    }
    await transaction.done
  }

  async supersede(
    userId: string,
    by: Pick<OutboxEntry, 'auditAssignmentId' | 'seq'>,
  ): Promise<void> {
    const db = await this.#open()
    const transaction = db.transaction('entries', 'readwrite')
    const refused = await transaction.store.index('queue').getAll([userId, 'refused'])
    for (const { seq, auditAssignmentId, work } of refused) {
      const isOver = auditAssignmentId === by.auditAssignmentId && seq < by.seq
      if (isOver && work.kind !== 'count') await transaction.store.delete(seq)
    }
    await transaction.done
  }

  async retryRefused(userId: string): Promise<void> {
    const db = await this.#open()
    const transaction = db.transaction('entries', 'readwrite', DURABLE)
    const refused = await transaction.store.index('queue').getAll([userId, 'refused'])
    for (const { fault: _fault, ...entry } of refused) {
      await transaction.store.put({ ...entry, state: 'waiting' })
    }
    await transaction.done
  }

  async counts(userId: string): Promise<QueueCounts> {
    const db = await this.#open()
    const queue = db.transaction('entries').store.index('queue')
    const [waiting, refused, kept, [oldest]] = await Promise.all([
      queue.count([userId, 'waiting']),
      queue.count([userId, 'refused']),
      queue.count([userId, 'kept']),
      queue.getAll([userId, 'waiting'], 1),
    ])
    return { waiting, refused, kept, oldestAtMs: oldest?.savedAtMs ?? null }
  }

  async foreignQueues(userId: string): Promise<readonly ForeignQueue[]> {
    const db = await this.#open()
    const others = (await db.getAll('clients')).filter((client) => client.userId !== userId)
    const queues = others.map(async (client) => ({
      userName: client.userName,
      waiting: await db.countFromIndex('entries', 'queue', [client.userId, 'waiting']),
    }))
    return (await Promise.all(queues)).filter(({ waiting }) => waiting > 0)
  }

  signs(userId: string): Promise<ReadonlyMap<string, string>> {
    return readCachedSigns(userId)
  }

  async confirmedCounts(userId: string, auditAssignmentId: string): Promise<number> {
    const db = await this.#open()
    return (await db.get('tallies', [userId, auditAssignmentId]))?.confirmed ?? 0
  }

  async storeClock(clock: LearnedClock): Promise<void> {
    const db = await this.#open()
    await db.put('values', { key: CLOCK, value: clock })
  }

  async storedClock(): Promise<LearnedClock | undefined> {
    const db = await this.#open()
    const value = (await db.get('values', CLOCK))?.value
    return isLearnedClock(value) ? value : undefined
  }
}

interface Confirmed {
  readonly userId: string
  readonly auditAssignmentId: string
}

interface Tallies {
  get(key: [string, string]): Promise<(Confirmed & { readonly confirmed: number }) | undefined>
  put(tally: Confirmed & { readonly confirmed: number }): Promise<unknown>
}

/** How many counts of a shelf the server has confirmed, for the hand-in. */
async function addConfirmed(
  tallies: Tallies,
  { userId, auditAssignmentId, more }: Confirmed & { readonly more: number },
): Promise<void> {
  const before = (await tallies.get([userId, auditAssignmentId]))?.confirmed ?? 0
  await tallies.put({ userId, auditAssignmentId, confirmed: Math.max(0, before + more) })
}

const CLOCK = 'clock'

function isLearnedClock(value: unknown): value is LearnedClock {
  const { behindMs, learnedAtMs } = Object(value)
  return typeof behindMs === 'number' && typeof learnedAtMs === 'number'
}

/** The database assigns the number, but its types require one. */
function numbered(draft: NewEntry): OutboxEntry {
  return draft as OutboxEntry
}
