// Finds where a list starts: titles, parameters and empty rows may come before the row with the column names.

import { isHeaderWord } from './header-words.ts'
import { isTableWord } from './table-kind.ts'

type Rows = readonly (readonly string[])[]

const SEARCHED_ROWS = 40
const LOOKED_BELOW = 25
/** A row with this share of names is the header, whatever its width. */
const ENOUGH = 0.5
const NUMBER = /^[\s+-]?[\d.,\s'%$€£¥-]+$/u

/** Number of rows above the first item, including the header; 0 when the list has no header. */
export function findHeaderRows(rows: Rows): number {
  let best = { rows: 0, score: 0 }
  for (const [at, row] of rows.slice(0, SEARCHED_ROWS).entries()) {
    const score = headerScore(row, rows.slice(at + 1, at + 1 + LOOKED_BELOW))
    if (score > best.score + 0.01) best = { rows: at + 1, score }
  }
  return best.rows
}

/** 0 when it is not a header. */
function headerScore(row: readonly string[], below: Rows): number {
  const cells = row.map((cell) => cell.trim()).filter(Boolean)
  if (cells.length === 0) return 0
  const texts = cells.filter((cell) => !NUMBER.test(cell))
  if (texts.length < cells.length * 0.7) return 0
  const names = cells.filter((cell) => isHeaderWord(cell) || isTableWord(cell)).length
  const width = Math.min(1, cells.length / usualWidth(below, cells.length))
  if (names > 0) return (width >= ENOUGH || names > 1 ? names : names / 2) + width * 2
  return isAboveNumbers(row, below) && width > 0.7 ? width : 0
}

/** How many cells most rows below it have. */
function usualWidth(rows: Rows, own: number): number {
  const widths = rows
    .map((row) => row.filter((cell) => cell.trim() !== '').length)
    .filter((width) => width > 0)
    .sort((one, other) => one - other)
  return widths[Math.floor(widths.length * 0.75)] ?? own
}

/** Words in a language we do not know, but above columns of numbers and codes. */
function isAboveNumbers(row: readonly string[], below: Rows): boolean {
  return row.some((cell, at) => {
    if (cell.trim() === '' || /\d/.test(cell)) return false
    const values = below.map((one) => (one[at] ?? '').trim()).filter(Boolean)
    return values.length > 1 && values.every((value) => /\d/.test(value))
  })
}
