// A picture that goes and comes back: what was in view then and is in view again was never away.

import { readCode } from '#domain/codes/read-code.ts'
import type { ReadCode, SeenLabel } from '../camera/code-source.ts'

/** Long enough for a slow phone to read again what it is still held at. */
export const HELD_OVER_MS = 3_000

export class HeldOver {
  /** How many of each code were in view. */
  #held: ReadonlyMap<string, number> = new Map()
  #backAt = 0

  /** The picture goes: these are in view. */
  leave(labels: readonly SeenLabel[]): void {
    const held = new Map<string, number>()
    for (const { code } of labels.filter(({ isCounted }) => isCounted)) {
      const { key } = readCode(code.text)
      held.set(key, (held.get(key) ?? 0) + 1)
    }
    this.#held = held
  }

  /** The picture is there again. */
  comeBack(atMs: number): void {
    this.#backAt = atMs
  }

  /** A code that came into view; one that is held at the same label has not left it. */
  see(code: ReadCode, atMs: number): ReadCode {
    const { key } = readCode(code.text)
    const left = this.#held.get(key) ?? 0
    const isHeld = left > 0 && atMs - this.#backAt <= HELD_OVER_MS
    // Once it has gone and come again, it is another one.
    this.#held = new Map([...this.#held, [key, Math.max(0, left - 1)]])
    return isHeld ? { ...code, leftView: false } : code
  }
}
