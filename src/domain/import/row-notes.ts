import { storable } from '../stored-text.ts'
import type { ColumnKind } from './column-kind.ts'
import { type Finding, type FindingCode, severityOf } from './finding.ts'

const NO_FINDINGS: readonly Finding[] = []
const NO_FLAGS: readonly FindingCode[] = []
const LONGEST_VALUE = 200
/** The character that replaces a letter that could not be decoded. */
const LOST_LETTER = '\ufffd'

/** Findings in one row. Most rows are fine, and cost nothing here. */
export class RowNotes {
  readonly #row: number
  #findings: Finding[] | undefined

  constructor(row: number) {
    this.#row = row
  }

  add(
    code: FindingCode,
    column: ColumnKind | null,
    value: string,
    suggestion: string | null = null,
  ) {
    this.#findings ??= []
    const shown = storable(value.slice(0, LONGEST_VALUE))
    this.#findings.push({ row: this.#row, code, column, value: shown, suggestion })
  }

  /** Null when there is none, or when it is too long to store. */
  code(text: string, column: 'sku' | 'shelf', longest: number): string | null {
    if (text === '') return null
    if (text.includes(LOST_LETTER)) this.#noteLostLetter(column, text)
    if (isShort(text, longest)) return text
    const code = column === 'sku' ? 'text_too_long' : 'shelf_too_long'
    this.add(code, column, text, shortened(text, longest))
    return null
  }

  /** Null when there is none. A text that is too long is cut, because it still names the same item. */
  text(text: string, column: ColumnKind, longest: number): string | null {
    if (text === '') return null
    if (text.includes(LOST_LETTER)) this.#noteLostLetter(column, text)
    if (isShort(text, longest)) return text
    const cut = shortened(text, longest)
    this.add('text_shortened', column, text, cut)
    return cut
  }

  /** Reported once per row. */
  #noteLostLetter(column: ColumnKind, text: string): void {
    const isSaid = this.#findings?.some(({ code }) => code === 'letters_lost') ?? false
    if (!isSaid) this.add('letters_lost', column, text)
  }

  get findings(): readonly Finding[] {
    return this.#findings ?? NO_FINDINGS
  }

  get isBad(): boolean {
    return this.#findings?.some(({ code }) => severityOf(code) === 'error') ?? false
  }

  get flags(): readonly FindingCode[] {
    const warned = this.#findings?.filter(({ code }) => severityOf(code) === 'warning')
    return warned?.length ? warned.map(({ code }) => code) : NO_FLAGS
  }
}

function isShort(text: string, longest: number): boolean {
  return text.length <= longest || [...text].length <= longest
}

function shortened(text: string, longest: number): string {
  return [...text].slice(0, longest).join('').trimEnd()
}
