import type { Clock } from '../environment.ts'

interface Timer {
  readonly dueAt: number
  readonly run: () => void
}

/** A clock that a test moves. */
export class FakeClock implements Clock {
  #now = 1_000_000
  readonly #timers = new Set<Timer>()

  now = (): number => this.#now

  after(delayMs: number, run: () => void): () => void {
    const timer = { dueAt: this.#now + delayMs, run }
    this.#timers.add(timer)
    return () => this.#timers.delete(timer)
  }

  /** The delays of pending timers, shortest first. */
  get waitingMs(): number[] {
    return [...this.#timers].map(({ dueAt }) => dueAt - this.#now).sort((one, other) => one - other)
  }

  /** Runs all timers that are due, in order, and lets promises settle in between. */
  async advance(delayMs: number): Promise<void> {
    const until = this.#now + delayMs
    for (let next = this.#next(until); next; next = this.#next(until)) {
      this.#now = Math.max(this.#now, next.dueAt)
      this.#timers.delete(next)
      next.run()
      await settle()
    }
    this.#now = until
    await settle()
  }

  #next(until: number): Timer | undefined {
    const due = [...this.#timers].filter(({ dueAt }) => dueAt <= until)
    return due.sort((one, other) => one.dueAt - other.dueAt)[0]
  }
}

/** Lets everything run that is only waiting for promises. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
