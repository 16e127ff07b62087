// One thread makes the documents of everybody: a person has one at a time, and organizations take turns.

import type { Identity } from '../auth/auth-service.ts'
import { FairQueue } from '../realtime/fair-queue.ts'
import { callerGone } from '../realtime/one-time-queries.ts'

export interface QueuedCaller {
  readonly identity: Identity
  /** With whom the caller takes turns. */
  readonly laneKey: () => Promise<string>
  /** Aborted when the caller has gone; left out: the document is made all the same. */
  readonly signal?: AbortSignal
}

/** One is made, and the next is there when it is done. */
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
   * The content of a document is read in the line of the person, and printed in turns by organization. No document is
   * made for a caller who leaves before their turn.
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
