// Texts whose columns are aligned with spaces, as tills and mainframes print lists. Where the columns begin follows from
// the beginning of the text.

import type { DelimitedRows } from './delimited-text.ts'

/** In place of a delimiter. */
export const ALIGNED = '  '

const SAMPLE_LETTERS = 64 * 1024
const SAMPLE_LINES = 400
/** With fewer lines, words may stand below each other by chance. */
const [FEWEST_LINES, FEWEST_FOR_NARROW_GAPS] = [4, 12]
const FEWEST_COLUMNS = 3
const [APART, EACH_APART] = [/\S {2,}(?=\S)/, /\S {2,}(?=\S)/g]
/** A line under the names of the columns, or between parts. */
const RULE = /^[\s\-=_+*|]+$/

/** Whether the columns are aligned with spaces, and nothing else separates them. */
export function isAligned(text: string): boolean {
  const sample = sampleOf(text)
  const filled = sample.filter((line) => line.trim() !== '' && !RULE.test(line))
  const table = filled.filter(isTableLine)
  if (table.length < FEWEST_LINES || table.length * 2 < filled.length) return false
  if (table.some((line) => /[\t"]/.test(line))) return false
  const others = table.filter((line) => /[;|]|,(?!\d)|(?<!\d),/.test(line))
  return others.length * 4 < table.length && columnStarts(text).length >= FEWEST_COLUMNS
}

function sampleOf(text: string): readonly string[] {
  const lines = text.slice(0, SAMPLE_LETTERS).split(/\r?\n|\r/)
  // The last line may be cut in two.
  return (text.length > SAMPLE_LETTERS ? lines.slice(0, -1) : lines).slice(0, SAMPLE_LINES)
}

function isTableLine(line: string): boolean {
  return (line.match(EACH_APART)?.length ?? 0) >= FEWEST_COLUMNS - 1
}

/** Columns begin behind places where no line of the table has a letter. */
function columnStarts(text: string): readonly number[] {
  const lines = sampleOf(text).filter((line) => !RULE.test(line) && isTableLine(line))
  const width = lines.reduce((most, line) => Math.max(most, line.length), 0)
  const most = Math.floor(lines.length * 0.02)
  const narrowest = lines.length < FEWEST_FOR_NARROW_GAPS ? 2 : 1
  const starts: number[] = []
  let gap = narrowest
  for (let at = 0; at < width; at += 1) {
    const used = lines.filter((line) => (line[at] ?? ' ') !== ' ').length
    if (used <= most) {
      gap += 1
      continue
    }
    if (gap >= narrowest) starts.push(at)
    gap = 0
  }
  return joined(starts, lines)
}

/** A name at the left of its column and numbers at the right of it leave a gap, but no line has both. */
function joined(starts: readonly number[], lines: readonly string[]): readonly number[] {
  const kept: number[] = []
  for (const [at, start] of starts.entries()) {
    const before = kept.at(-1)
    const isOwn =
      before === undefined ||
      lines.some((line) => {
        const has = (from: number, to?: number) => line.slice(from, to).trim() !== ''
        return has(before, start) && has(start, starts[at + 1])
      })
    if (isOwn) kept.push(start)
  }
  return kept
}

/** Like DelimitedText, for columns aligned with spaces. */
export class AlignedText {
  readonly #starts: readonly number[]
  #rest = ''

  constructor(sample: string) {
    this.#starts = columnStarts(sample)
  }

  get isBetweenRows(): boolean {
    return this.#rest === ''
  }

  get begunLetters(): number {
    return this.#rest.length
  }

  read(text: string): DelimitedRows {
    const lines = (this.#rest + text).split('\n')
    this.#rest = lines.pop() ?? ''
    return { rows: lines.map((line) => this.#cells(line)), broken: [] }
  }

  end(): DelimitedRows {
    const rest = this.#rest
    this.#rest = ''
    return { rows: rest === '' ? [] : [this.#cells(rest)], broken: [] }
  }

  #cells(line: string): readonly string[] {
    if (RULE.test(line)) return ['']
    // Titles go across the columns.
    if (!APART.test(line)) return [line.trim()]
    return this.#starts.map((start, at) => {
      // The first column also has what stands before it.
      return line.slice(at === 0 ? 0 : start, this.#starts[at + 1] ?? line.length).trim()
    })
  }
}
