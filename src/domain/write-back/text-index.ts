// A map from text to number that holds a hundred thousand texts in a few bytes each.

import { hashText } from '../import/seen-keys.ts'
import { TextList } from '../import/text-list.ts'
import { withRoom } from '../import/with-room.ts'

export class TextIndex {
  readonly #texts = new TextList()
  /** By the position of the text. */
  #numbers = new Int32Array(1_024)
  #hashes = new Uint32Array(1_024)
  /** Hash table of text positions, counted from 1; at most half full. */
  #slots = new Uint32Array(4_096)

  /** The last number set for a text wins. Returns the position of the text. */
  set(text: string, number: number): number {
    const hash = hashText(text)
    const slot = this.#slotOf(text, hash)
    const known = this.#slots[slot] ?? 0
    const place = known === 0 ? this.#add(text, hash, slot) : known - 1
    this.#numbers[place] = number
    return place
  }

  get(text: string): number | undefined {
    const taken = this.#slots[this.#slotOf(text, hashText(text))] ?? 0
    return taken === 0 ? undefined : this.#numbers[taken - 1]
  }

  textAt(place: number): string | undefined {
    return this.#texts.at(place)
  }

  #add(text: string, hash: number, slot: number): number {
    const place = this.#texts.add(text)
    this.#numbers = withRoom(this.#numbers, place + 1)
    this.#hashes = withRoom(this.#hashes, place + 1)
    this.#hashes[place] = hash
    this.#slots[slot] = place + 1
    if (this.#texts.length * 2 > this.#slots.length) this.#spread()
    return place
  }

  /** The slot of the text, or the one where it belongs. */
  #slotOf(text: string, hash: number): number {
    const mask = this.#slots.length - 1
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const taken = this.#slots[slot] ?? 0
      if (taken === 0) return slot
      if (this.#hashes[taken - 1] === hash && this.#texts.isAt(taken - 1, text)) return slot
    }
  }

  #spread(): void {
    this.#slots = new Uint32Array(this.#slots.length * 2)
    const mask = this.#slots.length - 1
    for (let place = 0; place < this.#texts.length; place += 1) {
      let slot = (this.#hashes[place] ?? 0) & mask
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask
      this.#slots[slot] = place + 1
    }
  }
}
