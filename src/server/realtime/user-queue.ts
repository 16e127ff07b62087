// A user with many requests at once delays only their own, because database connections are few and shared by all
// users.

import { Fault } from '#domain/fault.ts'
import type { Identity } from '#server/functions/viewer.ts'

/** More than any device stores for sending. */
const LONGEST_LINE = 2_000

interface Line {
  running: number
  readonly waiting: (() => void)[]
}

export class UserQueue {
  readonly #atOnce: number
  readonly #lines = new Map<string, Line>()

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  async run<Result>(caller: Identity | null, work: () => Promise<Result>): Promise<Result> {
    const end = await this.begin(caller)
    try {
      return await work()
    } finally {
      end()
    }
  }

  /** Resolves when it is the caller's turn, with a function that ends the turn. */
  async begin(caller: Identity | null): Promise<() => void> {
    // Everyone who is not signed in counts as one caller.
    const key = caller?.userId ?? ''
    const line = this.#lines.get(key) ?? { running: 0, waiting: [] }
    this.#lines.set(key, line)
    if (line.waiting.length >= LONGEST_LINE) throw new Fault('rate_limited')
    if (line.running < this.#atOnce) line.running += 1
    else await new Promise<void>((resolve) => line.waiting.push(resolve))
    return () => this.#end(key, line)
  }

  /** The request that has waited the longest is next. */
  #end(key: string, line: Line): void {
    const next = line.waiting.shift()
    if (next) return next()
    line.running -= 1
    if (line.running === 0) this.#lines.delete(key)
  }
}
