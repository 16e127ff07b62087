// Guns type what they read, very fast. This tells their bursts from what fingers type.

export type WedgeOutcome =
  | { readonly kind: 'code'; readonly text: string }
  /** Too slow for a gun: somebody typed this. */
  | { readonly kind: 'keys'; readonly keys: readonly string[] }

/** No finger is as fast on average. */
const GUN_AVERAGE_MS = 50
/** A busy page may hear one key late; after this the burst is over. */
const LONGEST_GAP_MS = 150
/** After so much silence a gun that sends no Enter has finished. */
export const SILENCE_MS = LONGEST_GAP_MS + 10
const SHORTEST_WITH_ENTER = 3
const SHORTEST_WITHOUT = 6

export class WedgeReader {
  #keys: string[] = []
  #firstAtMs = 0
  #lastAtMs = Number.NEGATIVE_INFINITY

  get isReading(): boolean {
    return this.#keys.length > 0
  }

  key(key: string, atMs: number): WedgeOutcome | undefined {
    const isOver = atMs - this.#lastAtMs > LONGEST_GAP_MS
    if (key === 'Enter' || key === 'Tab') return this.#end(key, atMs, isOver)
    if ([...key].length !== 1) return undefined
    const before = isOver ? this.#take() : undefined
    if (this.#keys.length === 0) this.#firstAtMs = atMs
    this.#lastAtMs = atMs
    this.#keys.push(key)
    return before
  }

  /** To be called when nothing has come for {@link SILENCE_MS}. */
  silence(): WedgeOutcome | undefined {
    const isCode = this.#keys.length >= SHORTEST_WITHOUT && this.#isFast(this.#lastAtMs)
    return isCode ? { kind: 'code', text: this.#takeText() } : this.#take()
  }

  #end(key: string, atMs: number, isOver: boolean): WedgeOutcome {
    const isLong = this.#keys.length >= SHORTEST_WITH_ENTER
    if (!isOver && isLong && this.#isFast(this.#lastAtMs)) {
      return { kind: 'code', text: this.#takeText() }
    }
    const before = this.#keys
    this.#keys = []
    this.#lastAtMs = atMs
    return { kind: 'keys', keys: [...before, key] }
  }

  #isFast(lastAtMs: number): boolean {
    return lastAtMs - this.#firstAtMs <= GUN_AVERAGE_MS * (this.#keys.length - 1)
  }

  #take(): WedgeOutcome | undefined {
    const keys = this.#keys
    this.#keys = []
    return keys.length > 0 ? { kind: 'keys', keys } : undefined
  }

  #takeText(): string {
    const text = this.#keys.join('')
    this.#keys = []
    return text
  }
}
