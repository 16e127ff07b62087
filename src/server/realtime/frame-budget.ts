// Limits the frames of a socket: a burst for a phone that reconnects, then a steady rate.

const BURST = 2_000
const PER_SECOND = 200

export class FrameBudget {
  readonly #nowMs: () => number
  #left = BURST
  #filledAtMs: number

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs
    this.#filledAtMs = nowMs()
  }

  /** False if the budget is used up. */
  take(): boolean {
    const nowMs = this.#nowMs()
    this.#left = Math.min(BURST, this.#left + ((nowMs - this.#filledAtMs) / 1_000) * PER_SECOND)
    this.#filledAtMs = nowMs
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}
