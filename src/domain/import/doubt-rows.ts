// Doubts about what the rows of a list are: cases, parts, groups or sums.

import type { QuantityChoice, StockColumn, TableColumn } from './choose-quantity.ts'
import type { FileMarks } from './decimal-marks.ts'
import type { GuessReason } from './guess-reason.ts'
import { matchHeader } from './header-words.ts'
import { foldText, partedWords } from './likeness.ts'
import type { GuessContext } from './mapping-guess.ts'
import { hasSumsBeforeParts } from './sums-before-parts.ts'
import { mixesCases, saysCases, saysPieces } from './units-of-rows.ts'

type Rows = readonly (readonly string[])[]

interface Numbers {
  readonly columns: readonly TableColumn[]
  readonly quantity: QuantityChoice
  readonly marks: FileMarks
}

function saysPack(header: string): boolean {
  return matchHeader(header).some(({ kind, exact }) => kind === 'pack' && exact)
}

/** What was counted in cases has to be turned into pieces first. */
export function doubtUnits(
  columns: readonly TableColumn[],
  quantity: QuantityChoice,
): GuessReason | undefined {
  if (quantity.at === null || !columns.some(({ header }) => saysPack(header))) return undefined
  if (columns.some(({ values }) => mixesCases(values))) return { code: 'cases_in_some_rows' }
  return hasCasesBeside(columns, quantity.at) ? { code: 'cases_beside_pieces' } : undefined
}

/** "Stock cases" and "Stock units" of an item have to be added up. */
function hasCasesBeside(columns: readonly TableColumn[], at: number): boolean {
  if (!saysPieces(columns[at]?.header ?? '')) return false
  return columns.some(
    ({ header, profile: { filled, integers, gtins } }) =>
      filled > 0 && integers > 0.9 && gtins < 0.1 && saysCases(header) && !saysPack(header),
  )
}

/** Rows with more cells than there are headers may stand beside them. */
export function doubtWidth(headers: readonly string[], body: Rows): GuessReason | undefined {
  if (headers.length === 0) return undefined
  const wider = body.filter((row) => row.slice(headers.length).some((cell) => cell.trim() !== ''))
  return wider.length * 2 > body.length ? { code: 'more_cells' } : undefined
}

/** 1, 1.1, 1.2, 2: what something is made of, unless the list says that it is stock. */
export function doubtTree(
  columns: readonly TableColumn[],
  stock: readonly StockColumn[],
  { at }: QuantityChoice,
): GuessReason | undefined {
  const isStock = stock.some((column) => column.at === at && column.rank === 3)
  const isTree = at !== null && !isStock && columns.some(({ values }) => areOfTree(values))
  return isTree ? { code: 'may_be_recipe' } : undefined
}

const FEWEST_PARTS = 2

function areOfTree(values: readonly string[]): boolean {
  const filled = values.map((value) => value.trim()).filter(Boolean)
  if (!filled.every((value) => /^\d{1,3}(?:\.\d{1,3})*$/.test(value))) return false
  const seen = new Set<string>()
  let parts = 0
  for (const value of filled) {
    const end = value.lastIndexOf('.')
    if (seen.has(value) || (end > 0 && !seen.has(value.slice(0, end)))) return false
    if (end > 0) parts += 1
    seen.add(value)
  }
  return parts >= FEWEST_PARTS
}

const GROUPS: ReadonlySet<string> = new Set(
  ['это группа', 'це група', 'is group', 'is folder', 'ist gruppe', 'isgroup', 'isfolder'].map(
    foldText,
  ),
)

/** Systems that keep groups and items in one table say in a column which rows are groups. */
export function doubtGroups(columns: readonly TableColumn[]): GuessReason | undefined {
  const isMixed = columns.some(
    ({ header, profile }) =>
      profile.distinctCount === 2 &&
      (GROUPS.has(foldText(header)) || GROUPS.has(foldText(partedWords(header)))),
  )
  return isMixed ? { code: 'groups_in_rows' } : undefined
}

export function doubtSums(
  { columns, quantity: { at }, marks }: Numbers,
  { kind }: GuessContext,
): GuessReason | undefined {
  if (at === null || kind === 'catalogue') return undefined
  const decimal = marks.columns[at]?.decimal ?? marks.decimal
  const isDoubtful = hasSumsBeforeParts(columns, at, decimal)
  return isDoubtful ? { code: 'sums_of_rows' } : undefined
}
