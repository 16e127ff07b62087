// A picture that goes and comes back: what was in view then and is in view again was never away.

import { readCode } from '#domain/codes/read-code.ts'
import type { ReadCode, SeenLabel } from './code-source.ts'

/** Long enough for a slow phone to read again what it is still held at. */
export const HELD_OVER_MS = 3_000

export class HeldOver {
  #keys: ReadonlySet<string> = new Set()
  #backAt = 0

  /** The picture goes: these are in view. */
  leave(labels: readonly SeenLabel[]): void {
    const believed = labels.filter(({ isBelieved }) => isBelieved)
    this.#keys = new Set(believed.map(({ key }) => key))
  }

  /** The picture is there again. */
  comeBack(atMs: number): void {
    this.#backAt = atMs
  }

  /** A code that came into view; one that is held at the same label has not left it. */
  see(code: ReadCode, atMs: number): ReadCode {
    const { key } = readCode(code.text)
    const isHeld = this.#keys.has(key) && atMs - this.#backAt <= HELD_OVER_MS
    // Once it has gone and come again, it is another one.
    this.#keys = new Set([...this.#keys].filter((one) => one !== key))
    return isHeld ? { ...code, leftView: false } : code
  }
}
