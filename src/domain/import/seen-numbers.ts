import type { Seen } from './seen-keys.ts'

const SMALLEST = 1 << 10
/** Rows are counted from 1. */
const NOT_SEEN = 0

/** Remembers keys that are numbered already: one after the other, without looking for them. */
export class SeenNumbers {
  #rows = new Uint32Array(SMALLEST)
  #values = new Uint32Array(SMALLEST)

  has(number: number): boolean {
    return (this.#rows[number] ?? NOT_SEEN) !== NOT_SEEN
  }

  /** What was noted under this number before; otherwise undefined, and this is noted. */
  note(number: number, row: number, value: number): Seen | undefined {
    if (number >= this.#rows.length) this.#makeRoomFor(number)
    const seen = this.#rows[number] ?? NOT_SEEN
    if (seen !== NOT_SEEN) return { row: seen, value: this.#values[number] ?? 0 }
    this.#rows[number] = row
    this.#values[number] = value
    return undefined
  }

  #makeRoomFor(number: number): void {
    const length = Math.max(number + 1, this.#rows.length * 2)
    this.#rows = enlarged(this.#rows, length)
    this.#values = enlarged(this.#values, length)
  }
}

function enlarged(numbers: Uint32Array, length: number) {
  const larger = new Uint32Array(length)
  larger.set(numbers)
  return larger
}
