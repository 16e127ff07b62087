// Columns with unknown headers whose values look like item data. They are suggested to a person if the file has
// nothing better.

import type { TableColumn } from './choose-quantity.ts'
import type { ItemGuess } from './guess-item-columns.ts'
import { matchHeader } from './header-words.ts'
import { OTHER_THINGS } from './item-words.ts'
import { foldText, partedWords } from './likeness.ts'
import { areRowNumbers } from './row-numbers.ts'
import { isOtherNumber, says, wordsIn } from './stock-header.ts'

const THINGS = wordsIn(OTHER_THINGS)
/** With fewer values, chance explains everything. */
const FEW = 5
const LONG = 8
/** So many brands or makers would repeat. */
const MANY = 20
/** Scripts that write a word in one or two letters. */
const SHORT_WORDS = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/
const LONG_OF_SHORT = 3
const SMALLEST_NUMBER = 10_000

export function withUnnamed(
  columns: readonly TableColumn[],
  guesses: readonly ItemGuess[],
  quantityAt: number | null,
): readonly ItemGuess[] {
  const has = (kind: ItemGuess['kind']) => guesses.some((guess) => guess.kind === kind)
  const hasNumbers = has('sku') || has('barcode')
  const free = columns.filter(
    ({ at, header }) =>
      at !== quantityAt &&
      guesses[at]?.kind === null &&
      !says(foldText(header), THINGS) &&
      !NOTES.test(foldText(header)),
  )
  const found = new Map<number, ItemGuess>()
  const nameAt = guesses.findIndex((guess) => guess.kind === 'name')
  const leader = !has('sku') && nameAt > 0 ? leadingNumbers(columns, free, nameAt) : undefined
  const leading = leader && hasNumbers && isOtherNumber(leader.header) ? undefined : leader
  if (leading) {
    const why = [{ code: 'leading_numbers' } as const]
    // "Bin no." may be where an item is, or its number.
    const certainty = isOtherNumber(leading.header) ? 'check' : 'likely'
    found.set(leading.at, { kind: 'sku', certainty, why })
  }
  const others = columns.filter(
    ({ at, header }) =>
      at !== quantityAt && guesses[at]?.kind === null && !NOTES.test(foldText(header)),
  )
  const tags =
    hasNumbers || leading || nameAt < 1 ? undefined : leadingNumbers(columns, others, nameAt)
  if (tags) {
    found.set(tags.at, { kind: 'sku', certainty: 'check', why: [{ code: 'leading_numbers' }] })
  }
  if (!leading && !tags && !hasNumbers && has('name')) {
    const [only, ...others] = free.filter(areItemNumbers)
    const why = [{ code: 'like_item_numbers' } as const]
    if (only && others.length === 0) found.set(only.at, { kind: 'sku', certainty: 'check', why })
  }
  if (!leading && has('barcode') && !has('sku')) {
    const [only, ...others] = free.filter(
      (column) => areItemNumbers(column) && (arePlainCodes(column) || areOfOneLength(column)),
    )
    const why = [{ code: 'like_item_numbers' } as const]
    if (only && others.length === 0) found.set(only.at, { kind: 'sku', certainty: 'check', why })
  }
  if (hasNumbers && !has('name')) {
    const [only, ...others] = columnsOfNames(free)
    const why = [{ code: 'like_names' } as const]
    // No other column has such texts, and the numbers say which item it is.
    const isAlone = !free.some((one) => one !== only && areTexts(one))
    const certainty = isAlone ? 'likely' : 'check'
    if (only && others.length === 0) found.set(only.at, { kind: 'name', certainty, why })
  }
  if (hasNumbers && !has('name') && columnsOfNames(free).length === 0) {
    const [only, ...further] = others.filter((column) => areNames(column))
    const why = [{ code: 'like_names' } as const]
    // "Brand name" may be that of the item, where no other column has one.
    const isOwn = only !== undefined && isEachItsOwn(only) && only.profile.filled >= MANY
    const isAlone = !columns.some((one) => one !== only && areTexts(one))
    const certainty = isOwn && isAlone ? 'likely' : 'check'
    if (only && further.length === 0) {
      found.set(only.at, { kind: 'name', certainty, why })
      const numbers = has('sku') ? undefined : leadingNumbers(columns, others, only.at)
      if (numbers) {
        const leads = [{ code: 'leading_numbers' } as const]
        found.set(numbers.at, { kind: 'sku', certainty: 'likely', why: leads })
      }
    }
  }
  if (!hasNumbers && !has('name')) {
    const [only, ...others] = free.filter((column) => areNames(column) && isEachItsOwn(column))
    const why = [{ code: 'like_names' } as const]
    // Lists begin with what they are about.
    const isLeading = free.find(areTexts) === only && free.filter(areTexts).length === 1
    const certainty = isLeading ? 'likely' : 'check'
    if (only && others.length === 0) found.set(only.at, { kind: 'name', certainty, why })
  }
  const bare = columns[0]
  if (!has('sku') && bare && guesses[0]?.kind === null && nameAt > 0 && areBareTexts(bare)) {
    found.set(0, { kind: 'sku', certainty: 'likely', why: [{ code: 'every_value_differs' }] })
  }
  const near = guesses.findIndex(({ kind, why }) => kind === 'sku' && isNearName(why))
  const rival = near < 0 ? undefined : free.find(areItemNumbers)
  if (rival) {
    const why = [{ code: 'number_rival', header: rival.header.trim() } as const]
    found.set(near, { kind: 'sku', certainty: 'check', why })
  }
  const ids = columns.findIndex(({ at, header }) => guesses[at]?.kind === 'sku' && saysId(header))
  const own =
    ids < 0
      ? undefined
      : free.find((column) => isUnknown(column) && arePlainCodes(column) && areItemNumbers(column))
  if (own) {
    const why = [{ code: 'number_rival', header: own.header.trim() } as const]
    found.set(ids, { kind: 'sku', certainty: 'check', why })
  }
  const isDoubtful = isNearName(guesses[nameAt]?.why) && !hasNumbers && !leading
  const other = isDoubtful
    ? free.find((column) => areNames(column) && isEachItsOwn(column))
    : undefined
  if (other) {
    const why = [{ code: 'name_rival', header: other.header.trim() } as const]
    found.set(nameAt, { kind: 'name', certainty: 'check', why })
  }
  const all = found.size === 0 ? guesses : guesses.map((guess, at) => found.get(at) ?? guess)
  return withMoreThanIds(columns, all, quantityAt)
}

/** Nobody knows an item by the number of its record alone. */
function withMoreThanIds(
  columns: readonly TableColumn[],
  guesses: readonly ItemGuess[],
  quantityAt: number | null,
): readonly ItemGuess[] {
  const isKnown = guesses.some(({ kind }) => kind === 'name' || kind === 'barcode')
  const ids = columns.find(({ at }) => guesses[at]?.kind === 'sku')
  if (isKnown || !ids || foldText(ids.header) !== 'id') return guesses
  const called = columns.find(
    ({ at, header, profile: { filled, letters, codes, integers, distinct, dates } }) =>
      at !== quantityAt &&
      guesses[at]?.kind === null &&
      !NOTES.test(foldText(header)) &&
      filled >= FEW &&
      Math.max(letters, codes) > 0.6 &&
      integers < 0.5 &&
      distinct > 0.5 &&
      dates === 0,
  )
  const why = [{ code: 'like_names' } as const]
  return guesses.map((guess, at) =>
    at === called?.at ? { kind: 'name', certainty: 'check', why } : guess,
  )
}

/** What somebody remarks about an item is not its name. */
const NOTES =
  /(?:^| )(?:notes?|comments?|remarks?|memo|bemerkung\p{L}*|notiz\p{L}*|kommentar\p{L}*|remarque\p{L}*|commentaire\p{L}*|nota|notas|observacion\p{L}*|observac\p{L}*|comentario\p{L}*|uwagi|poznamk\p{L}*|megjegyzes|observati\p{L}*|примечани\p{L}*|комментари\p{L}*|примітк\p{L}*|aciklama|not|catatan|keterangan|opmerking\p{L}*|anmarkning\p{L}*|bemaerkning\p{L}*|merknad\p{L}*|huomautus|ghi chu)(?: |$)|备注|備註|備考|비고|ملاحظات|הערות|توضیحات|หมายเหตุ/u

/** The number that a system gives a record may not be that of the item. */
function saysId(header: string): boolean {
  return foldText(partedWords(header)).split(' ').includes('id')
}

function isUnknown({ header }: TableColumn): boolean {
  return matchHeader(header).length === 0
}

function areItemNumbers(column: TableColumn): boolean {
  return column.header.trim() !== '' && lookLikeItemNumbers(column, 0.95)
}

/** Some reports leave out the name of the first column, and have headings and totals in it. */
function areBareNumbers(column: TableColumn): boolean {
  return column.header.trim() === '' && column.at === 0 && lookLikeItemNumbers(column, 0.8)
}

/** Some reports leave out the name of the column that they are about: what items are called by, before they are described. */
function areBareTexts({ header, profile }: TableColumn): boolean {
  const { filled, distinct, letters, dates, longest } = profile
  const isBare = header.trim() === '' && filled >= FEW
  return isBare && distinct > 0.99 && letters > 0.8 && dates === 0 && longest <= LONGEST_CALLED
}

/** Longer ones describe. */
const LONGEST_CALLED = 60

function lookLikeItemNumbers({ profile, values }: TableColumn, share: number): boolean {
  const { filled, distinct, codes, cents, dates, letters, largest } = profile
  if (filled < FEW || distinct < 0.99 || codes < share) return false
  if (cents > 0.05 || dates > 0.05) return false
  const numbers = share < 0.95 ? values.filter((value) => /\d/.test(value)) : values
  return letters > 0.5 || largest >= SMALLEST_NUMBER || arePadded(numbers)
}

/** Lists begin with the number of the item; only row numbers and what never differs stand before it. */
function leadingNumbers(
  columns: readonly TableColumn[],
  free: readonly TableColumn[],
  nameAt: number,
): TableColumn | undefined {
  const before = columns.slice(0, nameAt).filter(({ profile }) => profile.distinctCount > 1)
  const first = before.find((column) => !areRowNumbers(column.values))
  if (!first || !free.includes(first)) return undefined
  const { filled, longest, gtins } = first.profile
  const isWhole = filled >= first.values.length * 0.9 && longest <= LONGEST_NUMBER && gtins < 0.5
  const areNumbers = areItemNumbers(first) || areLarge(first) || areBareNumbers(first)
  return isWhole && areNumbers ? first : undefined
}

/** Whole numbers that all differ, too large to count rows or pieces. */
function areLarge({ header, profile: { distinct, integers }, values }: TableColumn): boolean {
  const isNumbered = header.trim() !== '' && distinct > 0.99 && integers > 0.99
  return (
    isNumbered && values.every((text) => text.trim() === '' || Number(text) >= SMALLEST_LEADING)
  )
}

const SMALLEST_LEADING = 1_000

/** Longer ones are keys of a computer. */
const LONGEST_NUMBER = 20

function isNearName(why: ItemGuess['why'] = []): boolean {
  return why.some(({ code }) => code === 'name_is_close')
}

const PLAIN_CODE = /^[A-Z]{1,4}[-./ ]?\d{2,}[-./]?[A-Z\d]{0,6}$/

/** PX-100, but not the name of a picture or a page. */
function arePlainCodes({ values }: TableColumn): boolean {
  const filled = values.map((value) => value.trim()).filter(Boolean)
  return filled.filter((value) => PLAIN_CODE.test(value)).length > filled.length * 0.9
}

/** 000412 and 001733: leading zeros that pad to a fixed length, as in item numbers. */
function arePadded(values: readonly string[]): boolean {
  const filled = values.map((value) => value.trim()).filter(Boolean)
  const isOneLength = filled.every((value) => value.length === filled[0]?.length)
  return isOneLength && filled.some((value) => /^0\d{2,}$/.test(value))
}

/** 3058073 and 3030364: numbers of as many digits each, as a registry gives them. */
function areOfOneLength({ values }: TableColumn): boolean {
  const filled = values.map((value) => value.trim()).filter(Boolean)
  return filled.every((value) => /^\d{5,}$/.test(value) && value.length === filled[0]?.length)
}

/** No other column has different texts of several words in every row. */
function isEachItsOwn({ profile: { distinct, longest }, values }: TableColumn): boolean {
  const said = values.filter((value) => value.trim() !== '').length
  const least = values.some((value) => SHORT_WORDS.test(value)) ? LONG_OF_SHORT : LONG
  return distinct > 0.95 && longest >= least && said >= values.length * 0.95
}

/** Texts of several words that mostly differ. */
function areTexts({ profile: { filled, letters, distinct, codes } }: TableColumn): boolean {
  return filled >= FEW && letters > 0.5 && distinct > 0.5 && codes < 0.5
}

/** Names that differ; or, where no column has those, the models that several sizes share. */
function columnsOfNames(free: readonly TableColumn[]): readonly TableColumn[] {
  const own = free.filter((column) => areNames(column))
  return own.length > 0 ? own : free.filter(areModels)
}

const FEWEST_MODELS = 3

function areModels(column: TableColumn): boolean {
  return column.profile.distinctCount >= FEWEST_MODELS && areNames(column, 0)
}

function areNames({ header, profile }: TableColumn, differing = 0.8): boolean {
  const { filled, distinct, letters, codes, dates, addresses, longest } = profile
  if (header.trim() === '' || filled < FEW || distinct < differing || letters < 0.95) return false
  return codes < 0.1 && dates === 0 && addresses === 0 && longest <= 200
}
