// When the next look at the database is due: the first change at once, then in windows that grow
// with what a look costs, so that a busy shop never takes more than a share of a core.

const POLL_MS = 250
const MIN_WINDOW_MS = 50
const MAX_WINDOW_MS = 250
const SHARE_OF_CORE = 0.3

export type TickReason = 'asked' | 'changed'

export class TickClock {
  readonly #tick: () => Promise<{ readonly changed: boolean }>
  readonly #hasAudience: () => boolean
  #timer: NodeJS.Timeout | undefined
  #dueAtMs = Number.POSITIVE_INFINITY
  #windowEndsAtMs = 0
  #running: Promise<void> | undefined
  #stopped = false

  constructor(tick: () => Promise<{ readonly changed: boolean }>, hasAudience: () => boolean) {
    this.#tick = tick
    this.#hasAudience = hasAudience
  }

  /** Asked: somebody waits for a first answer. Changed: somebody wrote, and the window decides. */
  request(reason: TickReason): void {
    const nowMs = performance.now()
    this.#schedule(reason === 'asked' ? nowMs : Math.max(nowMs, this.#windowEndsAtMs))
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#running
  }

  #schedule(atMs: number): void {
    if (this.#stopped || atMs >= this.#dueAtMs) return
    this.#dueAtMs = atMs
    if (this.#running) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#start(), Math.max(0, atMs - performance.now()))
  }

  #start(): void {
    this.#dueAtMs = Number.POSITIVE_INFINITY
    this.#running = this.#run().finally(() => {
      this.#running = undefined
      this.#rearm()
    })
  }

  async #run(): Promise<void> {
    const startedAtMs = performance.now()
    const { changed } = await this.#tick()
    const costMs = performance.now() - startedAtMs
    // A look that found nothing for anybody here keeps to its share too, or every write of somebody
    // else would cost a look of its own; it delays the next one no further than that.
    const leastMs = changed ? MIN_WINDOW_MS : 0
    const windowMs = Math.min(Math.max(costMs / SHARE_OF_CORE, leastMs), MAX_WINDOW_MS)
    this.#windowEndsAtMs = Math.max(this.#windowEndsAtMs, startedAtMs + windowMs)
  }

  /** What was asked for while a tick ran, else the next poll. */
  #rearm(): void {
    const dueAtMs = this.#dueAtMs
    this.#dueAtMs = Number.POSITIVE_INFINITY
    const pollAtMs = this.#hasAudience() ? performance.now() + POLL_MS : Number.POSITIVE_INFINITY
    const nextMs = Math.min(dueAtMs, pollAtMs)
    if (Number.isFinite(nextMs)) this.#schedule(nextMs)
  }
}
