/** Chance that a seed repeats. */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  happens(probability: number): boolean {
    return this.next() < probability
  }

  /** A whole number from 0 up to and including the largest. */
  upTo(largest: number): number {
    return Math.floor(this.next() * (largest + 1))
  }

  pick<T>(list: readonly T[]): T | undefined {
    return list[this.upTo(list.length - 1)]
  }

  shuffled<T>(list: readonly T[]): readonly T[] {
    const keys = list.map((value) => ({ value, key: this.next() }))
    return keys.sort((a, b) => a.key - b.key).map(({ value }) => value)
  }
}
