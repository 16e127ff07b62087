// How many requests a key, and an organization with all of its keys, may send in a minute.

const WINDOW_MS = 60_000
export const KEY_REQUESTS = 600
const ORGANIZATION_REQUESTS = 1_800

export interface Allowance {
  readonly isAllowed: boolean
  readonly limit: number
  readonly remaining: number
  readonly resetSeconds: number
}

interface Window {
  readonly untilMs: number
  used: number
}

/** Of one node: an installation with several lets through as many times more. */
export class RequestBudget {
  readonly #windows = new Map<string, Window>()

  /**
   * Takes one request off both budgets, and says what is left of the tighter one. What a key sends beyond its own
   * budget is not taken from the other keys of its organization.
   */
  take(keyId: string, organizationId: string, nowMs: number): Allowance {
    this.#forget(nowMs)
    const own = this.#use(`key/${keyId}`, KEY_REQUESTS, nowMs)
    if (!own.isAllowed) return own
    const all = this.#use(`organization/${organizationId}`, ORGANIZATION_REQUESTS, nowMs)
    return all.isAllowed && own.remaining <= all.remaining ? own : all
  }

  #use(name: string, limit: number, nowMs: number): Allowance {
    let window = this.#windows.get(name)
    if (!window || window.untilMs <= nowMs) {
      window = { untilMs: nowMs + WINDOW_MS, used: 0 }
      this.#windows.set(name, window)
    }
    window.used += 1
    return {
      isAllowed: window.used <= limit,
      limit,
      remaining: Math.max(limit - window.used, 0),
      resetSeconds: Math.ceil((window.untilMs - nowMs) / 1_000),
    }
  }

  #forget(nowMs: number): void {
    if (this.#windows.size < 10_000) return
    for (const [name, { untilMs }] of this.#windows)
      if (untilMs <= nowMs) this.#windows.delete(name)
  }
}
