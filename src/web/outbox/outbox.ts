// The outbox of one person on one device, as seen by one browser tab: every tab appends, one tab sends.

import type { SentScanEvent } from '#contract/scan-events.ts'
import { Listeners } from '../client/listeners.ts'
import { type DrainEnd, drain, type OutboxSender } from './drain.ts'
import { exportQueue } from './export-queue.ts'
import type { OutboxChange } from './outbox-change.ts'
import type { OutboxEntry, OutboxWork, ShownCount } from './outbox-entry.ts'
import type { ForeignQueue, OutboxOwner, OutboxStore, QueueCounts } from './outbox-store.ts'
import { QueueMemory } from './queue-memory.ts'
import type { Tabs } from './tabs.ts'

/**
 * Full: no room. Closed: the browser has no storage, like some private windows. Outdated: a newer page has
 * changed the database, and this page cannot use it any more. Broken: anything else.
 */
type StorageTrouble = 'full' | 'closed' | 'outdated' | 'broken'

export interface OutboxState extends QueueCounts {
  /** Undefined until the queue has been read. */
  readonly deviceId: string | undefined
  readonly isSending: boolean
  /** The server refuses the login: the queue waits until the user has signed in again. */
  readonly isSignedOut: boolean
  /** What is waiting belongs to a suspended organization: it is sent once that is active again. */
  readonly isSuspended: boolean
  /** The server runs a different build, and does not understand what this page sends. */
  readonly isOtherBuild: boolean
  /** Why the last count could not be saved; null: it is safe. */
  readonly trouble: StorageTrouble | null
  /** How far the device's clock is behind the server's; 0 if it is about right. */
  readonly clockBehindMs: number
  /** What is waiting here for other people. */
  readonly foreign: readonly ForeignQueue[]
}

export interface OutboxParts {
  readonly owner: OutboxOwner
  readonly store: OutboxStore
  readonly sender: OutboxSender
  readonly tabs: Tabs
  /** Whether the host runs a different build from this page. */
  readonly isOtherBuild: () => Promise<boolean>
  readonly now: () => number
  /** A monotonic clock, not affected by setting the time. It may stop while a phone sleeps. */
  readonly steadyNow: () => number
  /** Runs later; returns a function that cancels it. */
  readonly after: (delayMs: number, run: () => void) => () => void
}

const RETRY_MS = 5_000
/** A smaller error of the clock does not matter. */
export const CLOCK_TOLERANCE_MS = 2 * 60_000
/** Checks the queue even without a trigger: a missed trigger costs time, never a count. */
const IDLE_MS = 30_000
const ALL = 100_000
/** Confirmed entries of shelves that nobody opens again go after so long. */
const LONGEST_KEPT_MS = 24 * 60 * 60_000

export class Outbox {
  readonly #parts: OutboxParts
  readonly #stateListeners = new Listeners<OutboxState>()
  readonly #changeListeners = new Listeners<OutboxChange>()
  readonly #memory = new QueueMemory()
  #state: OutboxState = {
    deviceId: undefined,
    waiting: 0,
    refused: 0,
    kept: 0,
    oldestAtMs: null,
    isSending: false,
    isSignedOut: false,
    isSuspended: false,
    isOtherBuild: false,
    trouble: null,
    clockBehindMs: 0,
    foreign: [],
  }
  #isLeading = false
  #isDraining = false
  #isDue = false
  #isOpening = false
  #hasLearnedTime = false
  #isDisowned = false
  #lastTime: { readonly atMs: number; readonly steadyMs: number } | undefined
  #cancelTimer = () => {}
  #cancelOpening = () => {}
  #cancelWatch = () => {}
  #resign = () => {}

  constructor(parts: OutboxParts) {
    this.#parts = parts
  }

  get owner(): OutboxOwner {
    return this.#parts.owner
  }

  get state(): OutboxState {
    return this.#state
  }

  /** The device's time, corrected if the server has shown it to be wrong, or if it ran backwards. */
  now(): number {
    const seen = this.#parts.now() + this.#state.clockBehindMs
    const steadyMs = this.#parts.steadyNow()
    const least = this.#lastTime ? this.#lastTime.atMs + steadyMs - this.#lastTime.steadyMs : seen
    const isSetBack = least - seen > CLOCK_TOLERANCE_MS
    // A clock that was set ahead looks the same as a phone that was asleep.
    if (isSetBack)
      this.#set({ clockBehindMs: this.#state.clockBehindMs + Math.round(least - seen) })
    const atMs = isSetBack ? Math.round(least) : seen
    this.#lastTime = { atMs, steadyMs }
    return atMs
  }

  /** Learns the current time of the server. */
  learnTime(serverMs: number): void {
    const behind = Math.round(serverMs - this.#parts.now())
    const clockBehindMs = Math.abs(behind) < CLOCK_TOLERANCE_MS ? 0 : behind
    this.#hasLearnedTime = true
    this.#lastTime = undefined
    if (clockBehindMs !== this.#state.clockBehindMs) this.#set({ clockBehindMs })
    const clock = { behindMs: clockBehindMs, learnedAtMs: serverMs }
    void this.#parts.store.storeClock(clock).catch((error: unknown) => console.error(error))
  }

  /** Whether the server accepts the login. Known before the first count is sent. */
  learnStanding(isKnown: boolean): void {
    this.#isDisowned = !isKnown
    if (this.#state.isSignedOut === isKnown) this.#set({ isSignedOut: !isKnown })
    if (isKnown) this.sendNow()
  }

  onState(listener: (state: OutboxState) => void): () => void {
    return this.#stateListeners.add(listener)
  }

  onChange(listener: (change: OutboxChange) => void): () => void {
    return this.#changeListeners.add(listener)
  }

  /** Opens the queue and takes part in sending; returns a function that stops it. */
  start(): () => void {
    const { tabs, owner, store } = this.#parts
    const forgetTabs = tabs.onChange((change) => {
      this.#tellHere(change)
      void this.#refresh()
      this.sendNow()
    })
    const recall = () => {
      const { deviceId } = this.#state
      return deviceId === undefined ? undefined : this.#memory.recall(owner, deviceId)
    }
    const forgetCleared = store.onCleared(recall, () => {
      this.#rejoin().catch((error: unknown) => console.error(error))
    })
    this.#resign = tabs.lead(owner.userId, () => {
      this.#isLeading = true
      this.sendNow()
      return () => {
        this.#isLeading = false
        this.#cancelTimer()
      }
    })
    void this.#open()
    this.#watch()
    return () => {
      this.#cancelOpening()
      this.#cancelWatch()
      this.#resign()
      forgetTabs()
      forgetCleared()
    }
  }

  /** Resolves when the device can no longer lose it: only then is it counted. */
  async append(works: readonly OutboxWork[]): Promise<readonly OutboxEntry[]> {
    const { store, owner, tabs } = this.#parts
    try {
      const entries = await store.append(owner.userId, works, this.now())
      const change = { type: 'appended', entries } as const
      const oldestAtMs = this.#state.oldestAtMs ?? entries[0]?.savedAtMs ?? null
      const waiting = this.#state.waiting + entries.length
      this.#set({ waiting, oldestAtMs, trouble: null })
      this.#tellHere(change)
      tabs.tell(change)
      await this.#supersede(entries)
      this.sendNow()
      return entries
    } catch (error) {
      this.#meet(error)
      throw error
    }
  }

  /** The item of a count has become known: screens show it, and what is sent stays the same. */
  async name(auditAssignmentId: string, eventId: string, shown: ShownCount): Promise<void> {
    const change = { type: 'named', eventId, shown } as const
    this.#tellHere(change)
    this.#parts.tabs.tell(change)
    await this.#parts.store.show(this.owner.userId, { auditAssignmentId, eventId, shown })
  }

  /** Called for everything that may mean "now it works": the network, the socket, the screen. */
  sendNow(): void {
    this.#isDue = true
    if (this.#isLeading && !this.#isDraining) void this.#drain()
  }

  entriesOf(auditAssignmentId: string): Promise<readonly OutboxEntry[]> {
    return this.#parts.store.ofAssignment(this.owner.userId, auditAssignmentId)
  }

  refused(): Promise<readonly OutboxEntry[]> {
    return this.#parts.store.refused(this.owner.userId)
  }

  /** Pictures that the server refused. */
  kept(): Promise<readonly OutboxEntry[]> {
    return this.#parts.store.kept(this.owner.userId)
  }

  /** The sign of each assignment's shelf. */
  signs(): Promise<ReadonlyMap<string, string>> {
    return this.#parts.store.signs(this.owner.userId)
  }

  async letGo(seq: number): Promise<void> {
    await this.#parts.store.letGo(this.owner.userId, seq)
    this.#memory.forget(seq)
    await this.#refresh()
  }

  /** The oldest waiting entries. */
  waiting(limit = ALL): Promise<readonly OutboxEntry[]> {
    return this.#parts.store.waiting(this.owner.userId, limit)
  }

  /** Everything that the server does not have, as text to save by hand. */
  async export(): Promise<string> {
    const [refused, waiting, signs] = await Promise.all([
      this.refused(),
      this.waiting(),
      this.signs(),
    ])
    return exportQueue([...refused, ...waiting], signs)
  }

  /** The server has lost some of what it had confirmed: everything that is still here is sent once more. */
  async sendAgain(): Promise<void> {
    await this.#parts.store.sendAgain(this.owner.userId)
    await this.#memorise()
    this.#tellHere({ type: 'refilled' })
    this.#parts.tabs.tell({ type: 'refilled' })
    await this.#refresh()
    this.sendNow()
  }

  forget(seqs: readonly number[]): Promise<void> {
    return this.#parts.store.forget(this.owner.userId, seqs)
  }

  async retryRefused(): Promise<void> {
    await this.#parts.store.retryRefused(this.owner.userId)
    await this.#refresh()
    this.sendNow()
  }

  /** Without a network, the time that the previous page learned from the server still applies. */
  async #recallClock(): Promise<void> {
    const { store, now } = this.#parts
    const clock = await store.storedClock()
    if (!clock || this.#hasLearnedTime) return
    // Time cannot go backwards, so the clock was changed since.
    if (now() + clock.behindMs < clock.learnedAtMs) return
    this.#set({ clockBehindMs: clock.behindMs })
  }

  /** Only entries that were written replace those refused before. */
  async #supersede(entries: readonly OutboxEntry[]): Promise<void> {
    const actions = entries.filter(({ work }) => work.kind !== 'count')
    if (actions.length === 0) return
    const { store, owner } = this.#parts
    const done = actions.map((action) => store.supersede(owner.userId, action))
    await Promise.all(done)
      .then(() => this.#refresh())
      .catch((error: unknown) => console.error(error))
  }

  async #open(): Promise<void> {
    if (this.#isOpening || this.#state.deviceId !== undefined) return
    this.#isOpening = true
    try {
      const deviceId = await this.#parts.store.deviceIdFor(this.owner)
      await this.#recallClock()
      await this.#parts.store.forgetSent(this.owner.userId, this.now() - LONGEST_KEPT_MS)
      await this.#memorise()
      await this.#refresh()
      // Only now is it known what is waiting: without a device id nothing can be reported.
      const { trouble } = this.#state
      this.#set({ deviceId, trouble: trouble === 'closed' ? null : trouble })
    } catch (error) {
      console.error(error)
      this.#meet(error)
    } finally {
      this.#isOpening = false
    }
    if (this.#state.deviceId !== undefined) this.sendNow()
    // A database that fails to open now may open later.
    else this.#cancelOpening = this.#parts.after(RETRY_MS, () => void this.#open())
  }

  /** Browsers do not report that storage was cleared: the page checks, and writes again what is missing. */
  #watch(): void {
    this.#cancelWatch = this.#parts.after(RETRY_MS, () => {
      if (this.#state.waiting > 0) void this.#refresh().catch((error) => this.#notice(error))
      this.#watch()
    })
  }

  /** Another page may have created the database again, with a different id and counts in it. */
  async #rejoin(): Promise<void> {
    const deviceId = await this.#parts.store.deviceIdFor(this.owner)
    this.#set({ deviceId })
    this.#memory.renumber(await this.#readEntries())
    this.#tellHere({ type: 'refilled' })
    this.#parts.tabs.tell({ type: 'refilled' })
    await this.#refresh()
    this.sendNow()
  }

  /** If the browser's storage is cleared, this copy in memory may be all that is left. */
  async #memorise(): Promise<void> {
    this.#memory.learn(await this.#readEntries())
  }

  async #readEntries(): Promise<readonly OutboxEntry[]> {
    const { store, owner } = this.#parts
    const { userId } = owner
    const kept = [store.waiting(userId, ALL), store.refused(userId), store.kept(userId)]
    return (await Promise.all(kept)).flat()
  }

  #tellHere(change: OutboxChange): void {
    this.#memory.apply(change)
    this.#changeListeners.call(change)
  }

  /** The database has failed. */
  #meet(error: unknown): void {
    const trouble = this.#troubleOf(error)
    this.#set({ trouble })
    // The newer page has the queue, and sends it as soon as it can.
    if (trouble === 'outdated') this.#resign()
  }

  /** No count has just failed, so only trouble that affects the next count is reported. */
  #notice(error: unknown): void {
    if (this.#troubleOf(error) === 'outdated') this.#meet(error)
  }

  #troubleOf(error: unknown): StorageTrouble {
    const name = error instanceof Error ? error.name : ''
    if (name === 'QuotaExceededError') return 'full'
    if (name === 'VersionError') return 'outdated'
    return this.#state.deviceId === undefined ? 'closed' : 'broken'
  }

  async #drain(): Promise<void> {
    const { store, isOtherBuild } = this.#parts
    const sender = this.#datedSender()
    const now = () => this.now()
    const { deviceId } = this.#state
    if (deviceId === undefined) return
    this.#isDraining = true
    this.#isDue = false
    this.#cancelTimer()
    if (this.#state.waiting > 0) this.#set({ isSending: true })
    const settled = (settlements: Extract<OutboxChange, { type: 'settled' }>['settlements']) => {
      const change = { type: 'settled', settlements, atMs: now() } as const
      this.#tellHere(change)
      this.#parts.tabs.tell(change)
      void this.#refresh()
    }
    let end: DrainEnd = 'later'
    try {
      const { userId } = this.owner
      const own = { store, sender, userId, deviceId, now, isOtherBuild }
      end = await drain({ ...own, onProgress: settled })
    } catch (error) {
      console.error(error)
      this.#notice(error)
    }
    this.#isDraining = false
    await this.#refresh().catch(() => {})
    this.#set({
      isSending: false,
      isSignedOut: this.#isDisowned || end === 'signed-out',
      isSuspended: end === 'suspended',
      isOtherBuild: end === 'other-build',
    })
    if (!this.#isLeading) return
    // Something has changed in the meantime: what failed may work now.
    if (this.#isDue) return this.sendNow()
    // A suspended organization is not reactivated within seconds.
    const isResting = end === 'empty' || end === 'suspended'
    this.#cancelTimer = this.#parts.after(isResting ? IDLE_MS : RETRY_MS, () => this.sendNow())
  }

  /** Counts dated in the future come from a clock that was ahead; the server has reported the difference since. */
  #datedSender(): OutboxSender {
    const { sender } = this.#parts
    const date = (event: SentScanEvent, latestMs: number) =>
      event.deviceTimeMs > latestMs ? { ...event, deviceTimeMs: latestMs } : event
    return {
      ...sender,
      recordMany: (events) => {
        const latestMs = this.#hasLearnedTime ? this.now() : Number.POSITIVE_INFINITY
        return sender.recordMany(events.map((event) => date(event, latestMs)))
      },
    }
  }

  async #refresh(): Promise<void> {
    const { store, owner } = this.#parts
    const [counts, foreign] = await Promise.all([
      store.counts(owner.userId),
      store.foreignQueues(owner.userId),
    ])
    this.#set({ ...counts, foreign })
  }

  #set(change: Partial<OutboxState>): void {
    this.#state = { ...this.#state, ...change }
    this.#stateListeners.call(this.#state)
  }
}
