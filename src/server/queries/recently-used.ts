// Keeps the few values that were used last.

export class RecentlyUsed<Value> {
  readonly #values = new Map<string, Value>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** The value that is kept, if it still holds; otherwise a new one, which is kept from now on. */
  async use(
    key: string,
    holds: (value: Value) => boolean,
    make: () => Promise<Value>,
  ): Promise<Value> {
    const kept = this.#values.get(key)
    const value = kept !== undefined && holds(kept) ? kept : await make()
    this.#values.delete(key)
    this.#values.set(key, value)
    const [oldest] = this.#values.keys()
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest)
    return value
  }
}
