// Decides when the database is read next: at once for the first change, then in windows that grow with the cost of a
// tick, so that a busy shop never uses more than a share of a core.

const POLL_MS = 250
const MIN_WINDOW_MS = 50
const MAX_WINDOW_MS = 250
const SHARE_OF_CORE = 0.3

export type TickReason = 'asked' | 'changed'

export class TickClock {
  readonly #tick: () => Promise<{ readonly changed: boolean }>
  readonly #hasAudience: () => boolean
  readonly #polls: boolean
  #timer: NodeJS.Timeout | undefined
  #dueAtMs = Number.POSITIVE_INFINITY
  #windowEndsAtMs = 0
  #running: Promise<void> | undefined
  /** Requested while a tick was running: the window of that tick decides when it is due. */
  #wanted: TickReason | undefined
  #stopped = false

  constructor(
    tick: () => Promise<{ readonly changed: boolean }>,
    hasAudience: () => boolean,
    /** False if ticks are only requested, never polled. */
    { polls = true } = {},
  ) {
    this.#tick = tick
    this.#hasAudience = hasAudience
    this.#polls = polls
  }

  /**
   * `asked`: a connection waits for a first answer. `changed`: there was a write, and the window decides when to tick.
   */
  request(reason: TickReason): void {
    if (reason === 'changed' && !this.#hasAudience()) return
    if (!this.#running) this.#schedule(this.#dueAt(reason))
    else if (this.#wanted !== 'asked') this.#wanted = reason
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#running
  }

  #dueAt(reason: TickReason): number {
    const nowMs = performance.now()
    return reason === 'asked' ? nowMs : Math.max(nowMs, this.#windowEndsAtMs)
  }

  #schedule(atMs: number): void {
    if (this.#stopped || atMs >= this.#dueAtMs) return
    this.#dueAtMs = atMs
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#start(), Math.max(0, atMs - performance.now()))
  }

  #start(): void {
    this.#dueAtMs = Number.POSITIVE_INFINITY
    // Set before its first line runs, because anything that line causes belongs to the next tick.
    const run = Promise.resolve().then(() => this.#run())
    this.#running = run.finally(() => {
      this.#running = undefined
      this.#rearm()
    })
  }

  async #run(): Promise<void> {
    const startedAtMs = performance.now()
    const { changed } = await this.#tick()
    if (!changed) return
    const costMs = performance.now() - startedAtMs
    const windowMs = Math.min(Math.max(costMs / SHARE_OF_CORE, MIN_WINDOW_MS), MAX_WINDOW_MS)
    this.#windowEndsAtMs = startedAtMs + windowMs
  }

  /** Schedules what was requested during a tick, or otherwise the next poll. */
  #rearm(): void {
    const wanted = this.#wanted
    this.#wanted = undefined
    if (wanted) this.#schedule(this.#dueAt(wanted))
    if (this.#polls && this.#hasAudience()) this.#schedule(performance.now() + POLL_MS)
  }
}
