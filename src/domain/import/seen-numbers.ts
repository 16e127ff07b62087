import type { Seen } from './seen-keys.ts'

const SMALLEST = 1 << 10
/** Rows are counted from 1. */
const NOT_SEEN = 0

/** Remembers keys that are numbered already: one after the other, without looking for them. */
export class SeenNumbers {
  /** The row and the value of each: beside each other, since memory far away is what they cost. */
  #seen = new Uint32Array(SMALLEST * 2)

  has(number: number): boolean {
    return (this.#seen[number * 2] ?? NOT_SEEN) !== NOT_SEEN
  }

  /** What was noted under this number before; otherwise undefined, and this is noted. */
  note(number: number, row: number, value: number): Seen | undefined {
    const at = number * 2
    if (at >= this.#seen.length) this.#makeRoomFor(at)
    const seen = this.#seen[at] ?? NOT_SEEN
    if (seen !== NOT_SEEN) return { row: seen, value: this.#seen[at + 1] ?? 0 }
    this.#seen[at] = row
    this.#seen[at + 1] = value
    return undefined
  }

  #makeRoomFor(at: number): void {
    const larger = new Uint32Array(Math.max(at + 2, this.#seen.length * 2))
    larger.set(this.#seen)
    this.#seen = larger
  }
}
