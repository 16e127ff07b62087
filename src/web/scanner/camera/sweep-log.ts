import { Listeners } from '#web/client/listeners.ts'
import { newSessionId } from '#web/client/session-id.ts'

/** One pass along the shelf: which labels it has counted, and in which order. */
export class SweepLog {
  #id: string | undefined
  #numbers: ReadonlyMap<string, number> = new Map()
  #isCut = false
  readonly #listeners = new Listeners<number>()

  /** Undefined until a label has counted. */
  get id(): string | undefined {
    return this.#id
  }

  subscribe = (listener: () => void): (() => void) => this.#listeners.add(listener)

  /** How many labels this sweep has counted. */
  count = (): number => this.#numbers.size

  numberOf = (label: string): number | undefined => this.#numbers.get(label)

  /** Adds a counted label; returns the id of the sweep, which begins with its first label. */
  note(label: string): string {
    this.#id ??= newSessionId()
    this.#numbers = new Map([...this.#numbers, [label, this.#numbers.size + 1]])
    this.#listeners.call(this.#numbers.size)
    return this.#id
  }

  /** The picture has stopped, and with it the knowledge of which labels were counted. */
  cut(): void {
    this.#isCut = this.count() > 0
    this.#listeners.call(this.count())
  }

  isCut = (): boolean => this.#isCut

  end(): void {
    this.#isCut = false
    this.#id = undefined
    this.#numbers = new Map()
    this.#listeners.call(0)
  }
}
