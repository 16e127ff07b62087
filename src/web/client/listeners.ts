/** Listeners that cannot break each other: one that throws is reported, and the others still run. */
export class Listeners<Value> {
  readonly #listeners = new Set<(value: Value) => void>()

  /** Returns a function that removes the listener, and says whether it was still registered. */
  add(listener: (value: Value) => void): () => boolean {
    // A wrapper, so that the same function can be added twice.
    const own = (value: Value) => listener(value)
    this.#listeners.add(own)
    return () => this.#listeners.delete(own)
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0
  }

  call(value: Value): void {
    for (const listener of [...this.#listeners]) {
      if (this.#listeners.has(listener)) callSafely(() => listener(value))
    }
  }
}

function callSafely(run: () => void): void {
  try {
    run()
  } catch (error) {
    console.error(error)
  }
}
