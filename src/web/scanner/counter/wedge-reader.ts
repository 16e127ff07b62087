// Handhelds type what they read. This tells what they type from what fingers do: by speed, by the Enter at
// the end, and by what nobody would type as a number.

import { isGtin } from '#domain/codes/gtin.ts'

/** Where the keys go: a page that waits for codes, the keypad of a number, a field for words. */
export type WedgePlace = 'page' | 'number' | 'field'

export type WedgeOutcome =
  /** `released`: how many of its keys were taken for fingers before the end was known. */
  | { readonly kind: 'code'; readonly text: string; readonly released: number }
  /** Somebody typed this. `isFirst`: nothing of the same run was given before. */
  | { readonly kind: 'keys'; readonly keys: readonly string[]; readonly isFirst: boolean }

/** No finger is as fast, most of the time. */
const GUN_GAP_MS = 50
/** What is typed by hand reaches the number after this. */
export const RELEASE_MS = 160
/** Keys further apart than this do not belong together, however slow the handheld. */
export const RUN_GAP_MS = 900
const SHORTEST_WITH_ENTER = 3
const SHORTEST_WITHOUT = 6
/** Nobody types so many digits as a number of pieces. */
const TOO_LONG_FOR_NUMBER = 8
const COMPLETE_TRADE_ITEM = /^(?:\d{8}|\d{12,14})$/
const OF_KEYPAD = /^[\d.,+*x]$/

export class WedgeReader {
  #keys: string[] = []
  #times: number[] = []
  #released = 0
  #place: WedgePlace = 'page'
  /** Learned from the handheld itself: with an Enter to come, a pause is only a pause. */
  #sendsEnter: boolean | undefined

  get isReading(): boolean {
    return this.#keys.length > 0
  }

  key(key: string, atMs: number, place: WedgePlace = 'page'): WedgeOutcome | undefined {
    const isOver = this.isReading && atMs - this.#lastAtMs > RUN_GAP_MS
    if (key === 'Enter' || key === 'Tab') return this.#end(key, isOver, atMs)
    if ([...key].length !== 1) return undefined
    const before = isOver || place !== this.#place ? this.#finish() : undefined
    this.#place = place
    this.#keys.push(key)
    this.#times.push(atMs)
    return before
  }

  /**
   * To be called when nothing has come for {@link RELEASE_MS}, and again for {@link RUN_GAP_MS}: first
   * what fingers typed is let through, then the run is over.
   */
  silence(forMs: number): WedgeOutcome | undefined {
    if (forMs >= RUN_GAP_MS) return this.#finish()
    const isBurst = this.#keys.length >= SHORTEST_WITHOUT && this.#isFast
    if (!isBurst) return this.#release()
    const isWhole = COMPLETE_TRADE_ITEM.test(this.#keys.join(''))
    return isWhole && this.#sendsEnter !== true ? this.#takeCode() : undefined
  }

  #end(key: string, isOver: boolean, atMs: number): WedgeOutcome {
    if (!isOver && (this.#isCodeWithEnter || this.#isShortCode(atMs))) {
      this.#sendsEnter = true
      return this.#takeCode()
    }
    const isFirst = this.#released === 0
    const keys = [...this.#keys.slice(this.#released), key]
    this.#forget()
    return { kind: 'keys', keys, isFirst }
  }

  /** Nothing more comes of this run. */
  #finish(): WedgeOutcome | undefined {
    if (this.#isCodeWithoutEnter) {
      this.#sendsEnter = false
      return this.#takeCode()
    }
    const rest = this.#release()
    this.#forget()
    return rest
  }

  get #isCodeWithEnter(): boolean {
    const { length } = this.#keys
    if (length < SHORTEST_WITH_ENTER) return false
    if (this.#isFast || this.#place === 'page') return true
    if (this.#place === 'field') return false
    return this.#isNoNumber
  }

  /** One or two letters: only a handheld has its Enter right behind them. */
  #isShortCode(endedAtMs: number): boolean {
    return this.#place === 'page' && isFast([...this.#times, endedAtMs])
  }

  get #isCodeWithoutEnter(): boolean {
    if (this.#keys.length >= SHORTEST_WITHOUT && this.#isFast) return true
    return this.#place !== 'field' && this.#isNoNumber
  }

  /** With letters, or longer than any number of pieces. */
  get #isNoNumber(): boolean {
    const { length } = this.#keys
    const isOfKeypad = this.#keys.every((key) => OF_KEYPAD.test(key))
    if (!isOfKeypad) return length >= SHORTEST_WITHOUT
    return length >= TOO_LONG_FOR_NUMBER && this.#keys.every((key) => /\d/.test(key))
  }

  get #isFast(): boolean {
    return isFast(this.#times)
  }

  get #lastAtMs(): number {
    return this.#times.at(-1) ?? Number.NEGATIVE_INFINITY
  }

  #release(): WedgeOutcome | undefined {
    const isFirst = this.#released === 0
    const keys = this.#keys.slice(this.#released)
    this.#released = this.#keys.length
    return keys.length > 0 ? { kind: 'keys', keys, isFirst } : undefined
  }

  #takeCode(): WedgeOutcome {
    const whole = this.#keys.join('')
    const released = this.#released
    const isShot = this.#isTypedThenShot && !isGtin(whole)
    const text = isShot ? this.#keys.slice(released).join('') : whole
    this.#forget()
    return { kind: 'code', text, released: isShot ? 0 : released }
  }

  /** Fingers first, and a handheld right behind them. */
  get #isTypedThenShot(): boolean {
    const released = this.#released
    const shot = this.#times.slice(released)
    const isBurst = shot.length >= SHORTEST_WITHOUT && isFast(shot)
    return released > 0 && isBurst && !isFast(this.#times.slice(0, released))
  }

  #forget(): void {
    this.#keys = []
    this.#times = []
    this.#released = 0
  }
}

/** By the middle one of its pauses: a single key that comes late makes no finger of a handheld. */
function isFast(times: readonly number[]): boolean {
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at))
  const middle = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)]
  return middle !== undefined && middle <= GUN_GAP_MS
}
