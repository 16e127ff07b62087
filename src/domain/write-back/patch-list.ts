// Cells that get a new number, in flat arrays: a large file has a hundred thousand of them.

import { withRoom } from '../import/with-room.ts'
import type { CellPatch } from './cell-patch.ts'
import { DifferentTexts } from './different-texts.ts'

/** Row, column, old text, new text. */
const WORDS = 4

export class PatchList {
  #words = new Int32Array(WORDS * 256)
  readonly #texts = new DifferentTexts()
  length = 0

  add({ row, column, was, text }: CellPatch): void {
    const from = this.length * WORDS
    this.length += 1
    this.#words = withRoom(this.#words, this.length * WORDS)
    this.#words[from] = row
    this.#words[from + 1] = column
    this.#words[from + 2] = this.#texts.add(was)
    this.#words[from + 3] = this.#texts.add(text)
  }

  at(index: number): CellPatch | undefined {
    if (index >= this.length) return undefined
    const from = index * WORDS
    return {
      row: this.#words[from] ?? 0,
      column: this.#words[from + 1] ?? 0,
      was: this.#texts.at(this.#words[from + 2]),
      text: this.#texts.at(this.#words[from + 3]) ?? '',
    }
  }

  *[Symbol.iterator](): Generator<CellPatch> {
    for (let index = 0; index < this.length; index += 1) {
      const patch = this.at(index)
      if (patch) yield patch
    }
  }

  /** In file order. */
  sorted(): PatchList {
    const order = Uint32Array.from({ length: this.length }, (_, index) => index)
    const word = (index: number, at: number) => this.#words[index * WORDS + at] ?? 0
    order.sort((one, other) => word(one, 0) - word(other, 0) || word(one, 1) - word(other, 1))
    const list = new PatchList()
    for (const index of order) {
      const patch = this.at(index)
      if (patch) list.add(patch)
    }
    return list
  }
}

/** The patches of all stores that share a file, in file order. */
export function inFileOrder(lists: Iterable<Iterable<CellPatch>>): PatchList {
  const all = new PatchList()
  for (const list of lists) {
    for (const patch of list) all.add(patch)
  }
  return all.sorted()
}
