// The outbox in memory, for tests: the same guarantees as IndexedDB, without a browser.

import type { OutboxEntry, OutboxWork } from '../outbox-entry.ts'
import { assignmentOf, leftPicture, mayGo } from '../outbox-entry.ts'
import type {
  LearnedClock,
  Naming,
  OutboxOwner,
  OutboxStore,
  QueueCounts,
  RememberedQueue,
  Settlement,
} from '../outbox-store.ts'

export class MemoryStore implements OutboxStore {
  entries: OutboxEntry[] = []
  readonly #owners = new Map<string, OutboxOwner & { readonly deviceId: string }>()
  readonly #confirmed = new Map<string, number>()
  readonly #recalls = new Map<() => RememberedQueue | undefined, () => void>()
  #lastSeq = 0
  #clock: LearnedClock | undefined
  /** Runs after a clearing, to simulate another page that was faster. */
  afterClearing = () => {}
  /** Set to simulate a full device. */
  failure: Error | undefined
  /** Set to simulate a database that does not open. */
  unopened: Error | undefined

  onCleared(recall: () => RememberedQueue | undefined, refilled: () => void): () => void {
    this.#recalls.set(recall, refilled)
    return () => this.#recalls.delete(recall)
  }

  /** Clears the browser's storage; open pages write again what they have in memory. */
  clear(): void {
    this.entries = []
    this.#owners.clear()
    this.#confirmed.clear()
    this.#lastSeq = 0
    for (const [recall, refilled] of this.#recalls) {
      const remembered = recall()
      if (!remembered) continue
      const { owner, deviceId, entries, newest } = remembered
      this.#owners.set(owner.userId, { ...owner, deviceId })
      this.entries = [...entries]
      this.#lastSeq = newest.seq
      this.afterClearing()
      refilled()
    }
  }

  async deviceIdFor(owner: OutboxOwner): Promise<string> {
    if (this.unopened) throw this.unopened
    const known = this.#owners.get(owner.userId) ?? { ...owner, deviceId: `device-${owner.userId}` }
    this.#owners.set(owner.userId, { ...known, userName: owner.userName })
    return known.deviceId
  }

  async signs(): Promise<ReadonlyMap<string, string>> {
    return new Map()
  }

  async storeClock(clock: LearnedClock): Promise<void> {
    this.#clock = clock
  }

  async storedClock(): Promise<LearnedClock | undefined> {
    return this.#clock
  }

  async append(
    userId: string,
    works: readonly OutboxWork[],
    nowMs: number,
  ): Promise<readonly OutboxEntry[]> {
    if (this.failure) throw this.failure
    const saved = works.map((work): OutboxEntry => {
      this.#lastSeq += 1
      const auditAssignmentId = assignmentOf(work)
      const place = { seq: this.#lastSeq, userId, auditAssignmentId }
      return { ...place, state: 'waiting', savedAtMs: nowMs, work }
    })
    this.entries.push(...saved)
    return saved
  }

  async waiting(userId: string, limit: number): Promise<readonly OutboxEntry[]> {
    return this.#of(userId, 'waiting').slice(0, limit)
  }

  async refused(userId: string): Promise<readonly OutboxEntry[]> {
    return this.#of(userId, 'refused')
  }

  async kept(userId: string): Promise<readonly OutboxEntry[]> {
    return this.#of(userId, 'kept')
  }

  async letGo(userId: string, seq: number): Promise<void> {
    const isGone = (one: OutboxEntry) => one.userId === userId && one.seq === seq && mayGo(one)
    this.entries = this.entries.filter((one) => !isGone(one))
  }

  async ofAssignment(userId: string, auditAssignmentId: string): Promise<readonly OutboxEntry[]> {
    return this.entries.filter(
      (one) => one.userId === userId && one.auditAssignmentId === auditAssignmentId,
    )
  }

  async settle(userId: string, settlements: readonly Settlement[], nowMs: number): Promise<void> {
    const bySeq = new Map(settlements.map((one) => [one.seq, one]))
    const left: OutboxEntry[] = []
    const settledEntries = this.entries.map((entry): OutboxEntry => {
      const settled = bySeq.get(entry.seq)
      if (!settled || entry.userId !== userId || entry.state !== 'waiting') return entry
      if (settled.fault) return { ...entry, state: 'refused', fault: settled.fault }
      if (entry.work.kind === 'count') this.#confirm(entry)
      const picture = settled.pictureFault && leftPicture(entry, settled.pictureFault)
      this.#lastSeq += picture ? 1 : 0
      if (picture) left.push({ ...picture, seq: this.#lastSeq })
      return { ...entry, state: 'sent', sentAtMs: nowMs }
    })
    this.entries = [...settledEntries, ...left]
  }

  async show(userId: string, { eventId, shown }: Naming): Promise<void> {
    this.entries = this.entries.map((entry): OutboxEntry => {
      const { work } = entry
      const isIt = entry.userId === userId && work.kind === 'count' && work.event.id === eventId
      return isIt ? { ...entry, work: { ...work, shown } } : entry
    })
  }

  async forget(_userId: string, seqs: readonly number[]): Promise<void> {
    this.entries = this.entries.filter(({ seq, state }) => state !== 'sent' || !seqs.includes(seq))
  }

  async forgetSent(userId: string, beforeMs: number): Promise<void> {
    this.entries = this.entries.filter(
      (one) =>
        one.userId !== userId || one.state !== 'sent' || (one.sentAtMs ?? beforeMs) >= beforeMs,
    )
  }

  async sendAgain(userId: string): Promise<void> {
    this.entries = this.entries.map((entry): OutboxEntry => {
      const { sentAtMs: _sentAtMs, ...rest } = entry
      const isIt = entry.userId === userId && entry.state === 'sent' && entry.work.kind === 'count'
      if (!isIt) return entry
      this.#confirm(entry, -1)
      return { ...rest, state: 'waiting' }
    })
  }

  async supersede(
    userId: string,
    by: Pick<OutboxEntry, 'auditAssignmentId' | 'seq'>,
  ): Promise<void> {
    this.entries = this.entries.filter(
      (one) =>
        one.userId !== userId ||
        one.auditAssignmentId !== by.auditAssignmentId ||
        one.seq >= by.seq ||
        one.state !== 'refused' ||
        one.work.kind === 'count',
    )
  }

  async retryRefused(userId: string): Promise<void> {
    this.entries = this.entries.map((entry): OutboxEntry => {
      if (entry.userId !== userId || entry.state !== 'refused') return entry
      const { fault: _fault, ...rest } = entry
      return { ...rest, state: 'waiting' }
    })
  }

  async counts(userId: string): Promise<QueueCounts> {
    const waiting = this.#of(userId, 'waiting')
    return {
      waiting: waiting.length,
      refused: this.#of(userId, 'refused').length,
      kept: this.#of(userId, 'kept').length,
      oldestAtMs: waiting[0]?.savedAtMs ?? null,
    }
  }

  async foreignQueues(userId: string) {
    return [...this.#owners.values()]
      .filter((owner) => owner.userId !== userId)
      .map(({ userId: id, userName }) => ({
        userName,
        waiting: this.#of(id, 'waiting').length,
      }))
      .filter(({ waiting }) => waiting > 0)
  }

  async confirmedCounts(userId: string, auditAssignmentId: string): Promise<number> {
    return this.#confirmed.get(`${userId} ${auditAssignmentId}`) ?? 0
  }

  #confirm({ userId, auditAssignmentId }: OutboxEntry, more = 1): void {
    const key = `${userId} ${auditAssignmentId}`
    this.#confirmed.set(key, Math.max(0, (this.#confirmed.get(key) ?? 0) + more))
  }

  #of(userId: string, state: OutboxEntry['state']): readonly OutboxEntry[] {
    return this.entries.filter((one) => one.userId === userId && one.state === state)
  }
}
