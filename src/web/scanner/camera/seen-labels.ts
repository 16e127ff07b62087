import { Listeners } from '#web/client/listeners.ts'
import type { SeenLabel } from './code-source.ts'

const NONE: readonly SeenLabel[] = []

/** The labels in view. Kept outside of React state, because they move with every frame. */
export class SeenLabels {
  #labels = NONE
  #most = 0
  readonly #listeners = new Listeners<readonly SeenLabel[]>()

  read = (): readonly SeenLabel[] => this.#labels

  /** The most labels in view at once so far. */
  most = (): number => this.#most

  /** Called for every frame. */
  subscribe = (listener: () => void): (() => void) => this.#listeners.add(listener)

  set = (labels: readonly SeenLabel[]): void => {
    this.#labels = labels
    this.#most = Math.max(this.#most, labels.length)
    this.#listeners.call(labels)
  }

  clear(): void {
    if (this.#labels.length > 0) this.set(NONE)
  }
}
