// When the picture is interrupted, codes in view before and after it count as never having left.

import { readCode } from '#domain/codes/read-code.ts'
import type { ReadCode, SeenLabel } from './code-source.ts'

/** Long enough for a slow phone to read again what it is still pointed at. */
export const STILL_IN_VIEW_MS = 3_000

export class StillInView {
  /** How many labels of each code were in view. */
  #inView: ReadonlyMap<string, number> = new Map()
  #backAt = 0

  /** The picture stops while these labels are in view. */
  leave(labels: readonly SeenLabel[]): void {
    const inView = new Map<string, number>()
    for (const { code } of labels.filter(({ isCounted }) => isCounted)) {
      const { key } = readCode(code.text)
      inView.set(key, (inView.get(key) ?? 0) + 1)
    }
    this.#inView = inView
  }

  /** The picture is back. */
  comeBack(atMs: number): void {
    this.#backAt = atMs
  }

  /** A code came into view; one that was in view before the interruption has not left it. */
  see(code: ReadCode, atMs: number): ReadCode {
    const { key } = readCode(code.text)
    const left = this.#inView.get(key) ?? 0
    const isStillInView = left > 0 && atMs - this.#backAt <= STILL_IN_VIEW_MS
    // Each label from before is used up once: the next one with its code is a different label.
    this.#inView = new Map([...this.#inView, [key, Math.max(0, left - 1)]])
    return isStillInView ? { ...code, leftView: false } : code
  }
}
