// How much time a caller has used lately. It drains at a steady rate, so that a burst is free and steady heavy
// use is not.

export interface CostBudgetOptions {
  /** The amount that may be used at once. */
  readonly burstMs: number
  /** The amount that drains per second. */
  readonly perSecondMs: number
  readonly nowMs: () => number
}

interface Spent {
  readonly ms: number
  readonly atMs: number
}

/** With more keys than this, drained ones are dropped. */
const KEYS_KEPT = 10_000

export class CostBudget {
  readonly #options: CostBudgetOptions
  readonly #spent = new Map<string, Spent>()

  constructor(options: CostBudgetOptions) {
    this.#options = options
  }

  spend(key: string, ms: number): void {
    const spent = { ms: this.#left(key) + ms, atMs: this.#options.nowMs() }
    this.#spent.set(key, spent)
    if (this.#spent.size > KEYS_KEPT) this.#dropRunOff()
  }

  isOver(key: string): boolean {
    return this.#left(key) > this.#options.burstMs
  }

  /** Seconds until the caller is within the budget again, at least one. */
  retryAfterSeconds(key: string): number {
    const { burstMs, perSecondMs } = this.#options
    return Math.max(1, Math.ceil((this.#left(key) - burstMs) / perSecondMs))
  }

  #left(key: string): number {
    const { nowMs, perSecondMs } = this.#options
    const spent = this.#spent.get(key)
    if (!spent) return 0
    return Math.max(0, spent.ms - ((nowMs() - spent.atMs) / 1_000) * perSecondMs)
  }

  #dropRunOff(): void {
    for (const key of this.#spent.keys()) if (this.#left(key) === 0) this.#spent.delete(key)
  }
}
