// What stands on the shelf, followed live: the server's list, this tab, and the other tabs.

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { api } from '#contract/api.ts'
import { liveQuery } from '../client/query-bridge.ts'
import { keepSnapshot, readKeptSnapshot } from '../outbox/kept-snapshots.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { useOutbox } from '../outbox/outbox-provider.tsx'
import { ShelfLedger, type ShelfLine } from '../outbox/shelf-ledger.ts'
import { type ShelfSnapshot, snapshotOf } from '../outbox/shelf-snapshot.ts'

const NEWEST = { numItems: 200, cursor: null } as const

/** A ledger that tells when it has changed. */
export class LiveLedger {
  readonly #ledger = new ShelfLedger()
  readonly #outbox: Outbox
  readonly #auditAssignmentId: string
  #listeners = new Set<() => void>()

  constructor(outbox: Outbox, auditAssignmentId: string) {
    this.#outbox = outbox
    this.#auditAssignmentId = auditAssignmentId
  }

  get auditAssignmentId(): string {
    return this.#auditAssignmentId
  }

  lines = (): readonly ShelfLine[] => this.#ledger.lines()

  quantityOf(line: string): number | null {
    return this.#ledger.quantityOf(line)
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Reads what the device keeps and follows the outbox; the answer stops. */
  open(): () => void {
    const id = this.#auditAssignmentId
    let isLoaded = false
    const forget = this.#outbox.onChange((change) => {
      if (!isLoaded) return
      this.#ledger.apply(change, id)
      this.#tell()
    })
    const load = async () => {
      const [entries, snapshot] = await Promise.all([
        this.#outbox.entriesOf(id),
        readKeptSnapshot(this.#outbox.owner.userId, id),
      ])
      isLoaded = true
      this.#ledger.load(entries)
      if (snapshot && !this.#isLive) this.#ledger.learn(snapshot)
      this.#tell()
    }
    void load().catch((error: unknown) => console.error(error))
    return forget
  }

  #isLive = false

  /** First the list is kept, then what it shows is let go. */
  async learn(snapshot: ShelfSnapshot): Promise<void> {
    this.#isLive = true
    const over = this.#ledger.learn(snapshot)
    this.#tell()
    await keepSnapshot(snapshot)
    await this.#outbox.forget(over)
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

export function useShelfLedger(auditAssignmentId: string): LiveLedger {
  const outbox = useOutbox()
  const [ledger] = useState(() => new LiveLedger(outbox, auditAssignmentId))
  useEffect(() => ledger.open(), [ledger])
  const { data } = useQuery(
    liveQuery(api.scanEvents.getByAssignment, { auditAssignmentId, paginationOpts: NEWEST }),
  )
  const learned = useRef<typeof data>(undefined)
  useEffect(() => {
    if (!data || learned.current === data) return
    learned.current = data
    const snapshot = snapshotOf(outbox.owner.userId, data, Date.now())
    void ledger.learn(snapshot).catch((error: unknown) => console.error(error))
  }, [data, ledger, outbox])
  return ledger
}

export function useShelfLines(ledger: LiveLedger): readonly ShelfLine[] {
  return useSyncExternalStore(ledger.subscribe, ledger.lines, ledger.lines)
}
