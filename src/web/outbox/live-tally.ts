// The live tally of a shelf: what is on the device, the server's list, this tab, and the others.

import type { Outbox } from './outbox.ts'
import type { OutboxChange } from './outbox-change.ts'
import type { ShelfSnapshot } from './shelf-snapshot.ts'
import { type ShelfLine, ShelfTally } from './shelf-tally.ts'

/** Where the server's list is stored for times without a network. */
export interface SnapshotTickets {
  read(userId: string, auditAssignmentId: string): Promise<ShelfSnapshot | undefined>
  store(snapshot: ShelfSnapshot): Promise<void>
}

/** A tally that notifies when it has changed. */
export class LiveTally {
  readonly auditAssignmentId: string
  readonly #tally = new ShelfTally(() => this.#outbox.state.deviceId)
  readonly #outbox: Outbox
  readonly #snapshots: SnapshotTickets
  readonly #listeners = new Set<() => void>()
  #isLive = false

  constructor(outbox: Outbox, auditAssignmentId: string, snapshots: SnapshotTickets) {
    this.#outbox = outbox
    this.auditAssignmentId = auditAssignmentId
    this.#snapshots = snapshots
  }

  lines = (): readonly ShelfLine[] => this.#tally.lines()

  setAside = (): number => this.#tally.setAside()

  setAsideReasons = () => this.#tally.setAsideReasons()

  quantityOf(line: string): number | null {
    return this.#tally.quantityOf(line)
  }

  seenVersionOf(line: string): number | null {
    return this.#tally.seenVersionOf(line)
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Reads what is on the device and follows the outbox; returns a function that stops it. */
  open(): () => void {
    /** Changes during the read may or may not be in its result. */
    let early: OutboxChange[] | undefined
    const forget = this.#outbox.onChange((change) => {
      if (change.type === 'refilled') read()
      else if (early) early.push(change)
      else this.#apply([change])
    })
    const load = async () => {
      const [entries, snapshot] = await Promise.all([
        this.#outbox.entriesOf(this.auditAssignmentId),
        this.#snapshots.read(this.#outbox.owner.userId, this.auditAssignmentId),
      ])
      this.#tally.load(entries)
      const learned = snapshot && !this.#isLive ? this.#tally.learn(snapshot) : undefined
      if (learned?.isGone) await this.#outbox.sendAgain()
    }
    const catchUp = () => {
      const missed = early ?? []
      early = undefined
      this.#apply(missed)
    }
    let reads = 0
    const read = () => {
      reads += 1
      const own = reads
      early ??= []
      void load()
        .catch((error: unknown) => console.error(error))
        .then(() => own === reads && catchUp())
    }
    read()
    return forget
  }

  /** First stores the list, then drops the entries that it has contained for a while. */
  async learn(snapshot: ShelfSnapshot): Promise<void> {
    this.#isLive = true
    const { over, isGone } = this.#tally.learn(snapshot)
    this.#tell()
    if (isGone) await this.#outbox.sendAgain()
    await this.#snapshots.store(snapshot)
    await this.#outbox.forget(over)
  }

  #apply(changes: readonly OutboxChange[]): void {
    for (const change of changes) this.#tally.apply(change, this.auditAssignmentId)
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
