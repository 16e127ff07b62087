// One thread makes all documents. A person has one at a time, and organizations take turns.

import type { Identity } from '../auth/auth-service.ts'
import { FairQueue } from '../realtime/fair-queue.ts'
import { callerGone } from '../realtime/one-time-queries.ts'

export interface QueuedCaller {
  readonly identity: Identity
  /** The organization that the caller shares turns with. */
  readonly laneKey: () => Promise<string>
  /** Aborted when the caller has gone; if omitted, the document is made anyway. */
  readonly signal?: AbortSignal
}

/** One document is made while the next is prepared. */
const DOCUMENTS_AT_ONCE = 2
const LONGEST_LINE = 2_000

export class DocumentQueue {
  readonly #persons = new FairQueue({
    atOnce: Number.POSITIVE_INFINITY,
    atOncePerKey: 1,
    longestLine: LONGEST_LINE,
  })
  readonly #organizations = new FairQueue({ atOnce: DOCUMENTS_AT_ONCE, atOncePerKey: 1 })

  /**
   * A document is read in the person's own queue, and printed in turns by organization. If the caller leaves before
   * their turn, it is not made.
   */
  async run<Said>(
    caller: QueuedCaller,
    read: () => Promise<Said>,
    print: (said: Said) => Promise<Uint8Array>,
  ): Promise<{ readonly said: Said; readonly pdf: Uint8Array }> {
    const { identity, laneKey, signal } = caller
    try {
      return await this.#persons.run(
        identity.userId,
        async () => {
          const said = await read()
          const key = await laneKey()
          return { said, pdf: await this.#organizations.run(key, () => print(said), signal) }
        },
        signal,
      )
    } catch (error) {
      throw signal?.aborted ? callerGone() : error
    }
  }
}
