// Lines of a file that are looked up together, with what is known about each so far.

import type { KeyPlaces } from './key-index.ts'

export class LinesAhead implements KeyPlaces {
  count = 0
  readonly starts: Float64Array
  /** Where the SKU starts; negative if the line has to be read in full. */
  readonly from: Int32Array
  readonly to: Int32Array
  readonly hashes: Uint32Array
  readonly isAlike: Uint8Array
  /** Numbers of SKUs, counted from 1. */
  readonly skus: Uint32Array
  readonly items: Uint32Array
  readonly gtins: Float64Array
  readonly codes: Float64Array
  readonly quantities: Float64Array
  readonly costs: Float64Array
  /** Hashes of names. */
  readonly named: Uint32Array
  /** 1 if an earlier row has the same SKU or code. */
  readonly isAgain: Uint8Array

  constructor(most: number) {
    this.starts = new Float64Array(most)
    this.from = new Int32Array(most)
    this.to = new Int32Array(most)
    this.hashes = new Uint32Array(most)
    this.isAlike = new Uint8Array(most)
    this.skus = new Uint32Array(most)
    this.items = new Uint32Array(most)
    this.gtins = new Float64Array(most)
    this.codes = new Float64Array(most)
    this.quantities = new Float64Array(most)
    this.costs = new Float64Array(most)
    this.named = new Uint32Array(most)
    this.isAgain = new Uint8Array(most)
  }
}
