import type { SeenLabel } from './code-source.ts'

const NONE: readonly SeenLabel[] = []

/** The labels in view, apart from the page's state: they change with every frame. */
export class SeenLabels {
  #labels = NONE
  readonly #listeners = new Set<() => void>()

  read = (): readonly SeenLabel[] => this.#labels

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  set = (labels: readonly SeenLabel[]): void => {
    this.#labels = labels
    for (const listener of this.#listeners) listener()
  }

  clear(): void {
    if (this.#labels.length > 0) this.set(NONE)
  }
}
