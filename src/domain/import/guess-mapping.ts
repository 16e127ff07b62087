// A first mapping of a file, from its headers and its values. It is only sure of a column if both agree and no other
// column fits as well.

import { type QuantityChoice, stockColumns, type TableColumn } from './choose-quantity.ts'
import { type ColumnKind, mayRepeat } from './column-kind.ts'
import type { ColumnProfile } from './column-profile.ts'
import { doubtItems } from './doubt-items.ts'
import { doubtGroups, doubtSums, doubtTree, doubtUnits, doubtWidth } from './doubt-rows.ts'
import { changedDays, daysOf, type FoundDays } from './find-days.ts'
import { findHeaderRows } from './find-header.ts'
import { chooseSite, type FoundSite, siteOf, storesOf } from './find-site.ts'
import { guessItemColumns, type ItemGuess } from './guess-item-columns.ts'
import { doubtedQuantity, neededQuantity, quantityOf, stockIn } from './guess-quantity.ts'
import type { GuessReason } from './guess-reason.ts'
import type { OwnStores } from './guess-site.ts'
import { type KnownColumns, recogniseExport } from './known-exports.ts'
import { foldText } from './likeness.ts'
import { decimalsOf, plainMarks, unclearNumbers } from './mapped-marks.ts'
import type { Mapping } from './mapping.ts'
import type { ColumnGuess, GuessContext, MappingGuess } from './mapping-guess.ts'
import { outletColumnsIn } from './outlet-columns.ts'
import { doubtPart } from './part-of-stock.ts'
import { doubtCodes } from './plausible-codes.ts'
import { changedMarks, withRememberedMarks } from './remembered-marks.ts'
import { doubtDays, withSpread } from './spread-items.ts'
import { columnsOf } from './table-columns.ts'
import { guessTableKind, saysPrices } from './table-kind.ts'
import { withMoney } from './unexplained-money.ts'
import { withUnnamed } from './unnamed-items.ts'

type Rows = readonly (readonly string[])[]

export function guessMapping(rows: Rows, context: GuessContext): MappingGuess {
  const headerRows = findHeaderRows(rows)
  const headers = headerRows === 0 ? [] : (rows[headerRows - 1] ?? [])
  const body = rows.slice(headerRows).filter((row) => row.some((cell) => cell.trim() !== ''))
  const { columns, marks } = columnsOf(headers, body, context.delimiter ?? null)
  const known = recogniseExport(headers)
  const stores = storesOf(context)
  const stock = stockIn(columns, known, stores)
  const chosen = quantityOf({ columns, stock, known, stores }, body.length)
  const quantity = neededQuantity(chosen, context)
  const items = known
    ? columns.map(({ profile }, at) => knownGuess(profile, known.kinds[at], known.name))
    : itemsIn(columns, quantity.at, headerRows === 0)
  const site = siteOf(columns, items, context)
  const titles = rows.slice(0, Math.max(0, headerRows - 1)).flat()
  const asked =
    known || context.kind === 'catalogue' || (quantity.at === null && saysPrices(titles))
      ? undefined
      : doubtedQuantity({ columns, items, stock, quantity }, headerRows === 0)
  const days = daysOf(columns, items, context)
  const guesses = columns.map((column) =>
    guessOf(column, columns, {
      item: items[column.at] ?? UNUSED,
      quantity: asked ?? quantity,
      site: site?.at === column.at ? site : undefined,
      known,
      days: days?.at === column.at ? days : undefined,
    }),
  )
  const table = known
    ? { kind: quantity.at === null ? ('catalogue' as const) : ('stock' as const) }
    : guessTableKind(columns, foundIn(columns, guesses, quantity, stores), titles)
  const isRefused = table.refusal !== undefined
  const usable = isRefused ? guesses.map(withoutQuantity) : guesses
  const remembered = withRemembered(usable, columns, context.remembered)
  const isRemembered = remembered !== usable
  const kinds = remembered.map(({ kind }) => kind)
  const memory = isRemembered ? context.remembered : undefined
  const recalled = memory && withRememberedMarks(marks, memory)
  const doubts = [
    asked?.doubt ?? quantity.doubt,
    site?.doubt,
    table.doubt,
    days?.doubt,
    doubtSums({ columns, quantity, marks }, context),
    doubtUnits(columns, quantity),
    doubtTree(columns, stock, quantity),
    doubtGroups(columns),
    doubtSheet(context),
    isRefused || context.kind === 'catalogue'
      ? undefined
      : doubtPart([...titles, context.sheetName ?? ''], columns, quantity.at),
    known || context.kind === 'catalogue' || quantity.at === null
      ? undefined
      : doubtDays(columns, items),
    known || isRefused || asked || table.doubt ? undefined : doubtItems(table.kind, guesses),
    doubtWidth(headers, body),
  ]
  const questions = doubts.filter((doubt) => doubt !== undefined)
  return {
    columns: remembered,
    source: known?.name ?? null,
    sites: site?.sites ?? [],
    outlets: quantity.outlets,
    outletColumns: outletColumnsIn(stock),
    tableKind: asked && table.kind === 'catalogue' ? 'stock' : table.kind,
    refusal: isRemembered ? null : (table.refusal ?? null),
    questions: isRemembered ? [] : questions,
    notes: [...(recalled ? changedMarks(recalled, headers) : []), ...changedDays(days, memory)],
    unclearNumbers: recalled && !recalled.isWrittenAnew ? [] : unclearNumbers(marks, kinds),
    unclearDate: days?.unclear ?? null,
    mapping: {
      columns: kinds,
      headerRows,
      ...decimalsOf(recalled ?? plainMarks(marks), kinds),
      ...chooseSite(site, context),
      gtins: areGtins(columns, remembered),
      ...(days && { dayOrder: days.isShown ? days.order : (memory?.dayOrder ?? days.order) }),
    },
  }
}

function doubtSheet({ similarSheets = [] }: GuessContext): GuessReason | undefined {
  return similarSheets.length > 1 ? { code: 'similar_sheets', sheets: similarSheets } : undefined
}

const UNUSED: ItemGuess = { kind: null, certainty: 'skipped', why: [{ code: 'not_needed' }] }

interface Decisions {
  readonly item: ItemGuess
  readonly quantity: QuantityChoice
  readonly site: FoundSite | undefined
  readonly known: KnownColumns | undefined
  readonly days: FoundDays | undefined
}

function guessOf(
  { at, header, profile }: TableColumn,
  all: readonly TableColumn[],
  { item, quantity, site, known, days }: Decisions,
): ColumnGuess {
  const { samples } = profile
  if (at === quantity.at) {
    const isTwice = isCalledTwice(header, all)
    const doubt = quantity.doubt ?? (isTwice ? SAME_NAME : undefined)
    const why = doubt ? [doubt] : quantity.why
    return { header, kind: 'quantity', certainty: doubt ? 'check' : 'sure', why, samples }
  }
  if (site) {
    const certainty = site.doubt ? 'check' : 'sure'
    return { header, kind: site.kind, certainty, why: site.why, samples }
  }
  if (days?.doubt) {
    return { header, kind: 'expiry', certainty: 'check', why: [days.doubt], samples }
  }
  if (item.kind === 'site') {
    const why = [{ code: 'other_fits_better' } as const]
    return { header, kind: null, certainty: 'skipped', why, samples }
  }
  const isEssential = item.kind === 'sku' || item.kind === 'barcode' || item.kind === 'name'
  if (!known && isEssential && isCalledTwice(header, all) && !mayRepeat(item.kind ?? 'sku')) {
    return { header, kind: item.kind, certainty: 'check', why: [SAME_NAME], samples }
  }
  return { header, ...item, samples }
}

const SAME_NAME: GuessReason = { code: 'same_name' }

/** With two columns of the same name, only a person who knows the file can choose. */
function isCalledTwice(header: string, all: readonly TableColumn[]): boolean {
  const own = foldText(header)
  const same = all.filter((one) => foldText(one.header) === own && one.profile.filled > 0)
  return own !== '' && same.length > 1
}

function itemsIn(
  columns: readonly TableColumn[],
  quantityAt: number | null,
  isNameless: boolean,
): readonly ItemGuess[] {
  const guesses = guessItemColumns(columns, quantityAt, isNameless)
  if (isNameless) return guesses
  const named = withUnnamed(columns, guesses, quantityAt)
  return withSpread(columns, withMoney(columns, named, quantityAt), quantityAt)
}

/** What can be sold is on hand; what was merely counted may have left since. */
const FREE = /\b(?:avail|dispon|verfug|beschik|dostep|dostup)/

function foundIn(
  columns: readonly TableColumn[],
  guesses: readonly ColumnGuess[],
  quantity: QuantityChoice,
  stores: OwnStores,
) {
  const stock = stockColumns(columns, stores)
  const hasStock = stock.some(
    ({ header, rank, unlikely, isNearly }) =>
      (rank === 3 || FREE.test(foldText(header))) && !unlikely && !isNearly,
  )
  const hasItem = guesses.some(
    ({ kind }) => kind === 'sku' || kind === 'barcode' || kind === 'name',
  )
  const isDoubted = quantity.doubt !== undefined
  return { hasStock, hasQuantity: quantity.at !== null, isDoubted, hasItem }
}

function knownGuess(
  profile: ColumnProfile,
  kind: ColumnKind | null | undefined,
  source: string,
): ItemGuess {
  const { filled } = profile
  if (!kind || filled === 0) {
    return { kind: null, certainty: 'skipped', why: [{ code: filled ? 'not_needed' : 'empty' }] }
  }
  const doubt = kind === 'barcode' ? doubtCodes(profile) : undefined
  if (doubt) return { kind, certainty: 'check', why: [doubt] }
  return { kind, certainty: 'sure', why: [{ code: 'as_source', source }] }
}

/** Quantities that moved are not stock; to use them anyway, a person has to say so. */
function withoutQuantity(guess: ColumnGuess): ColumnGuess {
  if (guess.kind !== 'quantity') return guess
  return { ...guess, kind: null, certainty: 'skipped', why: [{ code: 'not_on_hand' }] }
}

const AS_LAST_TIME: readonly GuessReason[] = [{ code: 'as_last_time' }]

function withRemembered(
  guesses: readonly ColumnGuess[],
  columns: readonly TableColumn[],
  remembered: Mapping | undefined,
): readonly ColumnGuess[] {
  if (!remembered || remembered.columns.length !== guesses.length) return guesses
  return guesses.map((guess, at) => {
    const kind = remembered.columns[at] ?? null
    const isEmpty = columns[at]?.profile.filled === 0
    if (kind === null) return { ...guess, kind, certainty: 'skipped', why: AS_LAST_TIME }
    return { ...guess, kind, certainty: isEmpty ? 'check' : 'sure', why: AS_LAST_TIME }
  })
}

function areGtins(columns: readonly TableColumn[], guesses: readonly ColumnGuess[]): boolean {
  const codes = columns.filter(({ at }) => {
    const kind = guesses[at]?.kind
    return kind === 'barcode' || kind === 'case_barcode'
  })
  return codes.some(({ profile }) => profile.gtins >= 0.5)
}
