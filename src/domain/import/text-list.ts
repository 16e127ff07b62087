// Many texts in little memory: their bytes are stored one after the other. Separate strings would take three times as
// much.

import { withRoom } from './with-room.ts'

/** Available in browsers and in Node; the compiler has no platform library here. */
declare const TextEncoder: new () => {
  encodeInto(text: string, into: Uint8Array): { readonly written: number }
}
declare const TextDecoder: new (
  label: string,
  options: { readonly ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string }

/** Most bytes per letter. */
const LETTER_BYTES = 3
const LAST_PLAIN = 127
/** How many texts are decoded together, because the next ones are usually needed soon. */
const BLOCK = 64

interface Block {
  readonly number: number
  readonly start: number
  /** Null when it has multi-byte letters, so that byte positions do not match. */
  readonly text: string | null
}

export class TextList {
  readonly #encoder = new TextEncoder()
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  #bytes = new Uint8Array(4_096)
  /** The end of each text. */
  #ends = new Uint32Array(1_024)
  length = 0
  #block: Block | undefined

  /** Returns its position in the list. */
  add(text: string): number {
    const from = this.#startOf(this.length)
    this.#bytes = withRoom(this.#bytes, from + text.length * LETTER_BYTES)
    this.#ends = withRoom(this.#ends, this.length + 1)
    this.#ends[this.length] = from + this.#write(text, from)
    this.length += 1
    return this.length - 1
  }

  at(place: number): string | undefined {
    if (!(place >= 0 && place < this.length)) return undefined
    const [from, end] = [this.#startOf(place), this.#ends[place] ?? 0]
    const { start, text } = this.#blockOf(place)
    return text === null
      ? this.#decoder.decode(this.#bytes.subarray(from, end))
      : text.slice(from - start, end - start)
  }

  /** Compares without decoding. */
  isAt(place: number, text: string): boolean {
    const [from, end] = [this.#startOf(place), this.#ends[place] ?? 0]
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.charCodeAt(at)
      if (letter > LAST_PLAIN) return this.at(place) === text
      if (this.#bytes[from + at] !== letter) return false
    }
    return end - from === text.length
  }

  /** Most texts are ASCII and need no encoder. Returns the number of bytes written. */
  #write(text: string, from: number): number {
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.charCodeAt(at)
      if (letter > LAST_PLAIN) {
        return this.#encoder.encodeInto(text, this.#bytes.subarray(from)).written
      }
      this.#bytes[from + at] = letter
    }
    return text.length
  }

  #blockOf(place: number): Block {
    const number = Math.floor(place / BLOCK)
    if (this.#block?.number === number) return this.#block
    const start = this.#startOf(number * BLOCK)
    const isWhole = (number + 1) * BLOCK <= this.length
    const end = isWhole ? (this.#ends[(number + 1) * BLOCK - 1] ?? 0) : start
    const text = isWhole ? this.#decoder.decode(this.#bytes.subarray(start, end)) : null
    const isPlain = text?.length === end - start
    // A block that is still growing is not cached.
    const block = { number, start, text: isPlain ? text : null }
    if (isWhole) this.#block = block
    return block
  }

  #startOf(place: number): number {
    return place === 0 ? 0 : (this.#ends[place - 1] ?? 0)
  }
}
