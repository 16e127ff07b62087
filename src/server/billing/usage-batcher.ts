// Usage reported at the same time is stored in one statement and one commit. No report is delayed to wait for
// others, and each is answered after the commit.

import type { Pool } from 'pg'
import { deductBatch, wasRolledBack } from './deduct-batch.ts'
import { type QuickUsage, quickTrackAlone } from './quick-track.ts'

/** This many statements run at a time; reports that arrive in the meantime go into the next one. */
const LANES = 2
const LARGEST_BATCH = 100
/** A batch that takes longer probably waits for a locked row. It then no longer blocks other batches. */
const SLOW_MS = 50

interface Waiting {
  readonly usage: QuickUsage
  readonly resolve: (isTaken: boolean) => void
  readonly reject: (reason: unknown) => void
}

export class UsageBatcher {
  readonly #pool: Pool
  readonly #waiting: Waiting[] = []
  #busy = 0

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** False if it needs the full check. A report with a key can be refused, so it goes alone. */
  take(usage: QuickUsage): Promise<boolean> {
    if (usage.idempotencyKey !== null) return quickTrackAlone(this.#pool, usage)
    return new Promise((resolve, reject) => {
      this.#waiting.push({ usage, resolve, reject })
      this.#go()
    })
  }

  #go(): void {
    while (this.#busy < LANES && this.#waiting.length > 0) {
      void this.#send(this.#waiting.splice(0, LARGEST_BATCH))
    }
  }

  async #send(batch: readonly Waiting[]): Promise<void> {
    this.#busy += 1
    let isInLane = true
    const leave = () => {
      if (isInLane) this.#busy -= 1
      isInLane = false
      this.#go()
    }
    const timer = setTimeout(leave, SLOW_MS)
    if (batch.length === 1) await this.#takeEach(batch)
    else await this.#takeAll(batch)
    clearTimeout(timer)
    leave()
  }

  async #takeAll(batch: readonly Waiting[]): Promise<void> {
    try {
      const refused = await this.#takeGroups(batch)
      await this.#takeEach(refused)
    } catch (error) {
      if (wasRolledBack(error)) return this.#takeEach(batch)
      for (const { reject } of batch) reject(error)
    }
  }

  /** Entries of groups that were refused as a whole, some of which may succeed alone. */
  async #takeGroups(batch: readonly Waiting[]): Promise<readonly Waiting[]> {
    const groups = Map.groupBy(batch, ({ usage }) => `${usage.organizationId} ${usage.featureId}`)
    // Sorted, so that no two batches wait for each other.
    const ordered = [...groups].sort(([one], [other]) => (one < other ? -1 : 1))
    const waiting = ordered.map(([, group]) => group)
    const taken = await deductBatch(
      this.#pool,
      waiting.map((group) => group.map(({ usage }) => usage)),
    )
    return waiting.flatMap((group, index) => {
      const isTaken = taken[index] ?? false
      if (!isTaken && group.length > 1) return group
      for (const { resolve } of group) resolve(isTaken)
      return []
    })
  }

  async #takeEach(batch: readonly Waiting[]): Promise<void> {
    await Promise.all(
      batch.map(({ usage, resolve, reject }) =>
        quickTrackAlone(this.#pool, usage).then(resolve, reject),
      ),
    )
  }
}
