// How much time of this node each organization took lately, to find the one that is slow.

const WINDOW_MS = 60_000

export interface TenantCost {
  readonly organizationId: string
  readonly seconds: number
}

export class TenantCosts {
  readonly #nowMs: () => number
  #endsAtMs: number
  #current = new Map<string, number>()
  #previous: ReadonlyMap<string, number> = new Map()

  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs
    this.#endsAtMs = nowMs() + WINDOW_MS
  }

  /** `laneKey` as lanes are named; people of no organization or of several are not counted. */
  add(laneKey: string, tookMs: number): void {
    if (!laneKey.startsWith('o/')) return
    this.#turn()
    const key = laneKey.slice(2)
    this.#current.set(key, (this.#current.get(key) ?? 0) + tookMs)
  }

  /** Those that took most in the last full minute and since. */
  top(most: number): readonly TenantCost[] {
    this.#turn()
    const sums = new Map(this.#previous)
    for (const [key, ms] of this.#current) sums.set(key, (sums.get(key) ?? 0) + ms)
    return [...sums]
      .sort(([, one], [, other]) => other - one)
      .slice(0, most)
      .map(([organizationId, ms]) => ({ organizationId, seconds: ms / 1_000 }))
  }

  #turn(): void {
    const now = this.#nowMs()
    if (now < this.#endsAtMs) return
    this.#previous = now < this.#endsAtMs + WINDOW_MS ? this.#current : new Map()
    this.#current = new Map()
    this.#endsAtMs = now + WINDOW_MS
  }
}
