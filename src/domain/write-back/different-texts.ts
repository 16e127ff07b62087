// Texts that occur many times, each stored once and identified by a number. 0 means no text.

export class DifferentTexts {
  readonly #texts: (string | undefined)[] = [undefined]
  readonly #places = new Map<string, number>()

  add(text: string | null | undefined): number {
    if (text === null || text === undefined) return 0
    const known = this.#places.get(text)
    if (known !== undefined) return known
    this.#places.set(text, this.#texts.length)
    return this.#texts.push(text) - 1
  }

  at(place: number | undefined): string | undefined {
    return this.#texts[place ?? 0]
  }
}
