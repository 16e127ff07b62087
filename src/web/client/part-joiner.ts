// Puts the parts of a large transition together. Other frames may arrive between them.

import type { ServerFrame } from '#contract/frames.ts'

export type Transition = Extract<ServerFrame, { type: 'Transition' }>
export type Part = Extract<ServerFrame, { type: 'TransitionChunk' }>

export class PartJoiner {
  #id: string | undefined
  #chunks: string[] = []

  /** The transition, with its last part. Throws if a part is missing. */
  add({ transitionId, partNumber, totalParts, chunk }: Part): Transition | undefined {
    if (partNumber === 0) this.#id = transitionId
    if (transitionId !== this.#id || partNumber !== this.#chunks.length) {
      throw new Error('A part of a transition is missing')
    }
    this.#chunks.push(chunk)
    if (this.#chunks.length < totalParts) return undefined
    const text = this.#chunks.join('')
    this.#chunks = []
    return JSON.parse(text)
  }
}
