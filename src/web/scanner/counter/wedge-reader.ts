// Handhelds type what they read. This tells their input from typing by hand: by speed, by the Enter at the
// end, and by content that nobody would type as a number.

import { isGtin } from '#domain/codes/gtin.ts'

/** Where the keys go: a page that waits for codes, the keypad, or a text field. */
export type WedgePlace = 'page' | 'number' | 'field'

export type WedgeOutcome =
  /** `released`: how many of its keys were passed on as typed by hand before the end was known. */
  | { readonly kind: 'code'; readonly text: string; readonly released: number }
  /** Typed by hand. `isFirst`: no earlier keys of the same run were passed on. */
  | { readonly kind: 'keys'; readonly keys: readonly string[]; readonly isFirst: boolean }

/** Fingers are rarely this fast. */
const GUN_GAP_MS = 50
/** Keys typed by hand are passed on to the number after this much silence. */
export const RELEASE_MS = 160
/** Keys further apart than this are separate runs, however slow the handheld. */
export const RUN_GAP_MS = 900
const SHORTEST_WITH_ENTER = 3
const SHORTEST_WITHOUT = 6
/** Nobody types this many digits as a quantity. */
const TOO_LONG_FOR_NUMBER = 8
const COMPLETE_TRADE_ITEM = /^(?:\d{8}|\d{12,14})$/
const OF_KEYPAD = /^[\d.,+*x]$/

export class WedgeReader {
  #keys: string[] = []
  #times: number[] = []
  #released = 0
  #place: WedgePlace = 'page'
  /** Learned from the handheld's own input: if it sends Enter, a pause is not the end of a code. */
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
   * Call this after {@link RELEASE_MS} without a key, and again after {@link RUN_GAP_MS}: first the keys
   * typed by hand are passed on, then the run ends.
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

  /** Ends the run. */
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

  /** One or two characters: only a handheld sends Enter this fast after them. */
  #isShortCode(endedAtMs: number): boolean {
    return this.#place === 'page' && isFast([...this.#times, endedAtMs])
  }

  get #isCodeWithoutEnter(): boolean {
    if (this.#keys.length >= SHORTEST_WITHOUT && this.#isFast) return true
    return this.#place !== 'field' && this.#isNoNumber
  }

  /** Contains letters, or is longer than any quantity. */
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

  /** Keys typed by hand, immediately followed by a handheld. */
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

/** Uses the median gap, so that one late key does not make a handheld look like fingers. */
function isFast(times: readonly number[]): boolean {
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at))
  const middle = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)]
  return middle !== undefined && middle <= GUN_GAP_MS
}
