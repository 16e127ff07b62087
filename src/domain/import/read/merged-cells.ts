// Cells that are merged vertically: the first has the text for all of them.

export interface MergedCells {
  /** All indexes are from 0. */
  readonly column: number
  readonly from: number
  readonly to: number
}

/** Malicious files can have millions. */
const MOST_MERGED = 100_000

/** Takes the rows of a sheet in order, starting with the first. */
export class MergedTexts<Value> {
  readonly #beginning = new Map<number, MergedCells[]>()
  #open: { readonly column: number; readonly to: number; readonly text: Value }[] = []
  #count = 0

  /** Only cells one column wide, because a title across the list says nothing about its rows. */
  add(cells: MergedCells, columns: number): void {
    const isUsed = columns === 1 && cells.to > cells.from && this.#count < MOST_MERGED
    if (!isUsed) return
    this.#count += 1
    const others = this.#beginning.get(cells.from)
    if (others) others.push(cells)
    else this.#beginning.set(cells.from, [cells])
  }

  /** Only texts, because a repeated number would be counted again. A row without anything else stays empty. */
  fill(index: number, values: readonly Value[], nothing: Value): readonly Value[] {
    if (this.#count === 0) return values
    this.#open = this.#open.filter(({ to }) => to >= index)
    const filled = this.#open.length > 0 && values.some(isSaid) ? [...values] : undefined
    for (const { column, text } of filled ? this.#open : []) {
      while (filled && filled.length <= column) filled.push(nothing)
      if (filled && !isSaid(filled[column])) filled[column] = text
    }
    for (const { column, to } of this.#beginning.get(index) ?? []) {
      const text = values[column]
      if (typeof text === 'string' && isSaid(text)) this.#open.push({ column, to, text })
    }
    return filled ?? values
  }
}

function isSaid(value: unknown): boolean {
  return value !== null && value !== undefined && value !== ''
}
