// Shares a few slots among many callers. Waiting callers are served round-robin by key, so that a key with a
// long line delays only itself. Keys are organizations or people.

import { Fault } from '#domain/fault.ts'

export interface FairQueueOptions {
  /** All slots. */
  readonly atOnce: number
  /** The most slots that one key may have. */
  readonly atOncePerKey: number | ((key: string) => number)
  /** Callers are refused while the line of their key is longer than this. */
  readonly longestLine?: number
}

interface Line {
  running: number
  readonly waiting: Set<() => void>
}

/** Ends a turn; further calls have no effect. */
export type EndTurn = () => void

export class FairQueue {
  readonly #options: FairQueueOptions
  /** In the order in which keys are served next. A key that was just served moves to the end. */
  readonly #lines = new Map<string, Line>()
  #running = 0

  constructor(options: FairQueueOptions) {
    this.#options = options
  }

  /** Rejects with the reason of the signal if the caller leaves before its turn. */
  async begin(key: string, signal?: AbortSignal): Promise<EndTurn> {
    signal?.throwIfAborted()
    const line = this.#lineOf(key)
    if (line.waiting.size === 0 && this.#hasPlace(key, line)) return this.#start(key, line)
    if (line.waiting.size >= (this.#options.longestLine ?? Number.POSITIVE_INFINITY)) {
      throw new Fault('rate_limited')
    }
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave)
        resolve(this.#start(key, line))
      }
      const leave = () => {
        line.waiting.delete(begin)
        this.#forgetEmpty(key, line)
        reject(signal?.reason)
      }
      line.waiting.add(begin)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  /** A slot, if one is free now and no caller waits for it. */
  tryBegin(key: string): EndTurn | undefined {
    const line = this.#lineOf(key)
    const isFree = this.waiting === 0 && this.#hasPlace(key, line)
    if (isFree) return this.#start(key, line)
    this.#forgetEmpty(key, line)
    return undefined
  }

  async run<Result>(
    key: string,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const end = await this.begin(key, signal)
    try {
      return await work()
    } finally {
      end()
    }
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    let sum = 0
    for (const { waiting } of this.#lines.values()) sum += waiting.size
    return sum
  }

  /** Must be called when a key may have more slots than before. */
  serve(): void {
    for (let served = true; served; ) served = this.#serveOne()
  }

  #serveOne(): boolean {
    for (const [key, line] of this.#lines) {
      const [next] = line.waiting
      if (!next || !this.#hasPlace(key, line)) continue
      line.waiting.delete(next)
      this.#lines.delete(key)
      this.#lines.set(key, line)
      next()
      return true
    }
    return false
  }

  #start(key: string, line: Line): EndTurn {
    line.running += 1
    this.#running += 1
    let isEnded = false
    return () => {
      if (isEnded) return
      isEnded = true
      line.running -= 1
      this.#running -= 1
      this.#forgetEmpty(key, line)
      this.serve()
    }
  }

  #hasPlace(key: string, line: Line): boolean {
    const { atOnce, atOncePerKey } = this.#options
    const ofKey = typeof atOncePerKey === 'number' ? atOncePerKey : atOncePerKey(key)
    return this.#running < atOnce && line.running < ofKey
  }

  #lineOf(key: string): Line {
    const found = this.#lines.get(key)
    if (found) return found
    const line = { running: 0, waiting: new Set<() => void>() }
    this.#lines.set(key, line)
    return line
  }

  #forgetEmpty(key: string, line: Line): void {
    if (line.running === 0 && line.waiting.size === 0) this.#lines.delete(key)
  }
}
