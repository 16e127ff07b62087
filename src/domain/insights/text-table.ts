// Texts that occur again and again, each stored once and identified by a number.

/** No text. */
export const NO_TEXT = -1

export class TextTable {
  readonly #numbers = new Map<string, number>()
  readonly #texts: string[] = []

  numberOf(text: string | null): number {
    if (text === null) return NO_TEXT
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    this.#numbers.set(text, this.#texts.length)
    return this.#texts.push(text) - 1
  }

  /** Empty for no text. */
  textOf(number: number): string {
    return this.#texts[number] ?? ''
  }
}

/** Adds texts that are usually the same as the previous one. */
export class LastText {
  readonly #table: TextTable
  #text: string | null = null
  #number = NO_TEXT

  constructor(table: TextTable) {
    this.#table = table
  }

  numberOf(text: string | null): number {
    if (text === this.#text) return this.#number
    this.#text = text
    this.#number = this.#table.numberOf(text)
    return this.#number
  }
}
