import type { SeenLabel } from './code-source.ts'

const NONE: readonly SeenLabel[] = []

/**
 * The labels in view, apart from the page's state: they move with every frame. Which labels there are
 * changes seldom, and is told apart from where they are.
 */
export class SeenLabels {
  #labels = NONE
  /** The same list as long as the same labels are in view, however they move. */
  #present = NONE
  readonly #onPresent = new Set<() => void>()
  readonly #onMove = new Set<() => void>()

  /** Where they are now. */
  read = (): readonly SeenLabel[] => this.#labels

  present = (): readonly SeenLabel[] => this.#present

  /** Hears of labels that come or go. */
  subscribe = (listener: () => void): (() => void) => {
    this.#onPresent.add(listener)
    return () => this.#onPresent.delete(listener)
  }

  /** Hears of every frame that only moves them, or makes sure what they say. */
  onMove(listener: () => void): () => void {
    this.#onMove.add(listener)
    return () => this.#onMove.delete(listener)
  }

  set = (labels: readonly SeenLabel[]): void => {
    this.#labels = labels
    const isMove = isSame(labels, this.#present)
    if (!isMove) this.#present = labels
    for (const listener of isMove ? this.#onMove : this.#onPresent) listener()
  }

  clear(): void {
    if (this.#labels.length > 0) this.set(NONE)
  }
}

function isSame(labels: readonly SeenLabel[], before: readonly SeenLabel[]): boolean {
  return (
    labels.length === before.length &&
    labels.every(({ key, code }, index) => {
      const one = before[index]
      return one?.key === key && one.code.text === code.text
    })
  )
}
