// How many requests a key, and an organization with all of its keys, may send in a minute.

const WINDOW_MS = 60_000
export const KEY_REQUESTS = 600
const ORGANIZATION_REQUESTS = 1_800
/** As many lines of a bulk write cost one request. */
const LINES_PER_REQUEST = 10

export interface Allowance {
  readonly isAllowed: boolean
  readonly limit: number
  readonly remaining: number
  readonly resetSeconds: number
}

interface Spending {
  readonly keyId: string
  readonly organizationId: string
  readonly requests: number
}

interface Window {
  readonly limit: number
  readonly untilMs: number
  used: number
}

/** Of one node: an installation with several lets through as many times more. */
export class RequestBudget {
  readonly #windows = new Map<string, Window>()

  /**
   * Takes requests off both budgets, and says what is left of the tighter one. What does not fit takes nothing, so what
   * a key sends beyond its own budget is not taken from the other keys of its organization.
   */
  take({ requests, ...who }: Spending, nowMs: number): Allowance {
    const windows = this.#windowsOf(who, nowMs)
    const isAllowed = windows.every(({ used, limit }) => used + requests <= limit)
    if (isAllowed) for (const window of windows) window.used += requests
    const [own, all] = windows
    const { limit, used, untilMs } = leftIn(own) <= leftIn(all) ? own : all
    const resetSeconds = Math.ceil((untilMs - nowMs) / 1_000)
    return { isAllowed, limit, remaining: Math.max(limit - used, 0), resetSeconds }
  }

  #windowsOf(
    { keyId, organizationId }: Omit<Spending, 'requests'>,
    nowMs: number,
  ): readonly [Window, Window] {
    this.#forget(nowMs)
    return [
      this.#window(`key/${keyId}`, KEY_REQUESTS, nowMs),
      this.#window(`organization/${organizationId}`, ORGANIZATION_REQUESTS, nowMs),
    ]
  }

  #window(name: string, limit: number, nowMs: number): Window {
    const known = this.#windows.get(name)
    if (known && known.untilMs > nowMs) return known
    const fresh = { limit, untilMs: nowMs + WINDOW_MS, used: 0 }
    this.#windows.set(name, fresh)
    return fresh
  }

  #forget(nowMs: number): void {
    if (this.#windows.size < 10_000) return
    for (const [name, { untilMs }] of this.#windows)
      if (untilMs <= nowMs) this.#windows.delete(name)
  }
}

function leftIn({ limit, used }: Window): number {
  return limit - used
}

/** What a bulk write costs. */
export function requestsForLines(lines: number): number {
  return Math.max(1, Math.ceil(lines / LINES_PER_REQUEST))
}
