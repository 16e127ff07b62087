// CSV, TSV and similar formats, piece by piece, with papaparse. A quote that never closes only breaks its own row.

import papaparse from 'papaparse/papaparse.js'
import { MOST_BROKEN_ROWS } from '../limits.ts'
import { takePlainRows } from './plain-rows.ts'

export interface DelimitedRows {
  readonly rows: readonly (readonly string[])[]
  /** Indexes in `rows` with a quote that never closes. Reading stops when there are too many. */
  readonly broken: readonly number[]
}

const SAMPLE_LETTERS = 64 * 1024
/** A longer cell means that a quote was opened by accident. */
const LONGEST_CELL = 64 * 1024
const RETURN = 13
const DELIMITERS = [',', ';', '\t', '|']

/** Excel announces the delimiter with `sep=;` on the first line. */
export function findHint(
  text: string,
): { readonly delimiter: string; readonly length: number } | undefined {
  const hint = /^sep=(.)\r?(\n|\r)/i.exec(text)
  return hint?.[1] ? { delimiter: hint[1], length: hint[0].length } : undefined
}

export function guessDelimiter(text: string): string {
  const sample = text.slice(0, SAMPLE_LETTERS)
  const lines = sample.replace(/"[^"]*"/g, '').split(/\r?\n|\r/)
  const [line = ''] = lines
  const inHeader = DELIMITERS.filter((delimiter) => line.includes(delimiter))
  const usual = usualDelimiters(lines.slice(0, SAMPLE_LINES))
  const [only] = inHeader
  const isUsual = usual.length === 0 || usual.some(({ delimiter }) => delimiter === only)
  if (only && inHeader.length === 1 && isUsual) return only
  // The first line is a title. Commas in numbers only start below the column names.
  const [best] = usual
  if (best && (inHeader.length === 0 || (inHeader.length === 1 && !isUsual))) return best.delimiter
  const { meta } = papaparse.parse(sample, { preview: 30 })
  return DELIMITERS.includes(meta.delimiter) ? meta.delimiter : (inHeader[0] ?? ',')
}

const SAMPLE_LINES = 60
/** Fewer lines may agree by chance. */
const FEWEST_LINES = 4
const MANY_MORE = 4

/** Delimiters that most lines have the same number of; on a tie, the one that does so first. */
function usualDelimiters(lines: readonly string[]) {
  const filled = lines.filter((line) => line.trim() !== '')
  if (filled.length < FEWEST_LINES) return []
  const found = DELIMITERS.flatMap((delimiter) => {
    const counts = filled.map((line) => line.split(delimiter).length - 1)
    const most = [...Map.groupBy(counts, (count) => count)]
      .filter(([count]) => count > 0)
      .sort(([, one], [, other]) => other.length - one.length)[0]
    if (!most || most[1].length < filled.length / 2) return []
    const [times] = most
    return [{ delimiter, times, from: counts.indexOf(times) }]
  })
  const most = Math.max(...found.map(({ times }) => times))
  // A comma in a title and one in every number do not make columns where another sign makes many.
  const rivals = found.filter(({ times }) => times * MANY_MORE > most)
  return rivals.sort((one, other) => one.from - other.from || other.times - one.times)
}

export class DelimitedText {
  readonly #delimiter: string
  readonly #newline: '\n' | '\r'
  #rest = ''

  constructor(delimiter: string, sample: string) {
    this.#delimiter = delimiter
    this.#newline = sample.includes('\n') || !sample.includes('\r') ? '\n' : '\r'
  }

  /** No row has been started without being finished. */
  get isBetweenRows(): boolean {
    return this.#rest === ''
  }

  /** Length of the row that has been started. */
  get begunLetters(): number {
    return this.#rest.length
  }

  read(text: string): DelimitedRows {
    return this.#parse(this.#rest + text, true)
  }

  end(): DelimitedRows {
    const text = this.#rest
    this.#rest = ''
    if (text === '') return { rows: [], broken: [] }
    return this.#parse(text.endsWith(this.#newline) ? text.slice(0, -1) : text, false)
  }

  #parse(text: string, isMoreToCome: boolean): DelimitedRows {
    const plain = takePlainRows(text, this.#delimiter, this.#newline)
    const { rows } = plain
    const broken: number[] = []
    let from = plain.end
    while (broken.length <= MOST_BROKEN_ROWS) {
      const part = from === 0 ? text : text.slice(from)
      const lineAt = this.#takeRows(part, isMoreToCome, rows)
      if (lineAt === undefined) break
      const end = this.#endOfLine(part, lineAt)
      broken.push(rows.length)
      rows.push(trimReturn(part.slice(lineAt, end).split(this.#delimiter)))
      from += Math.min(end + 1, part.length)
      if (from >= text.length) {
        this.#rest = ''
        break
      }
    }
    return { rows, broken }
  }

  /** Adds rows; returns where the line with a stray quote starts, if there is one. */
  #takeRows(text: string, isMoreToCome: boolean, rows: string[][]): number | undefined {
    const parser = this.#parser()
    const result = parser.parse(text, 0, isMoreToCome)
    const stray = this.#findStray(text, result, isMoreToCome)
    if (stray === undefined) {
      this.#rest = isMoreToCome ? text.slice(result.meta.cursor) : ''
      for (const row of result.data) rows.push(trimReturn(row))
      return undefined
    }
    if (stray > 0) {
      const before = this.#parser().parse(text.slice(0, stray), 0, true)
      for (const row of before.data) rows.push(trimReturn(row))
    }
    return stray
  }

  #findStray(
    text: string,
    { data, errors, meta }: ReturnType<InstanceType<typeof papaparse.Parser>['parse']>,
    isMoreToCome: boolean,
  ): number | undefined {
    for (const { code, row = 0, index = 0 } of errors) {
      const swallowed = data[row]?.some((cell) => cell.includes(this.#newline)) ?? false
      if (code === 'InvalidQuotes' && swallowed) return this.#startOfLine(text, index)
      if (code === 'MissingQuotes') return this.#startOfLine(text, index)
    }
    const isStuck = isMoreToCome && text.length - meta.cursor > LONGEST_CELL
    return isStuck && text.includes(this.#newline, meta.cursor) ? meta.cursor : undefined
  }

  #startOfLine(text: string, index: number): number {
    return text.lastIndexOf(this.#newline, Math.max(0, index - 2)) + 1
  }

  #endOfLine(text: string, from: number): number {
    const end = text.indexOf(this.#newline, from)
    return end < 0 ? text.length : end
  }

  #parser() {
    return new papaparse.Parser({ delimiter: this.#delimiter, newline: this.#newline })
  }
}

/** Some lines end in CRLF, and a file can mix both kinds. */
function trimReturn(row: string[]): string[] {
  const last = row.length - 1
  const cell = row[last]
  if (cell && cell.charCodeAt(cell.length - 1) === RETURN) row[last] = cell.slice(0, -1)
  return row
}
