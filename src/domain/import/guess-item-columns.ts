// Which columns describe an item: its codes, name, cost and place.

import type { TableColumn } from './choose-quantity.ts'
import { saysCaseCode, saysFurtherCode } from './code-header.ts'
import { COLUMN_KINDS, type ColumnKind, mayRepeat } from './column-kind.ts'
import type { ColumnProfile } from './column-profile.ts'
import type { GuessReason } from './guess-reason.ts'
import { namesShelves } from './guess-site.ts'
import { type HeaderMatch, matchHeader, saysAverage, saysExpiry } from './header-words.ts'
import { foldText, partedWords } from './likeness.ts'
import { doubtCodes, hasManyFailing } from './plausible-codes.ts'
import { areRowNumbers } from './row-numbers.ts'
import { wordsIn } from './stock-header.ts'
import { tidyCell } from './tidy-cell.ts'

export type Certainty = 'sure' | 'likely' | 'check' | 'skipped'

export interface ItemGuess {
  readonly kind: ColumnKind | null
  readonly certainty: Certainty
  readonly why: readonly GuessReason[]
}

interface Candidate {
  readonly kind: ColumnKind
  readonly score: number
  readonly why: readonly GuessReason[]
  readonly isNamed: boolean
}

interface Candidates {
  readonly at: number
  readonly profile: ColumnProfile
  readonly list: readonly Candidate[]
}

const LOWEST = 0.35
/** Without headers, only the values can suggest a use. */
const NAMELESS = 0.35
/** For these kinds a similar name is not enough, because a wrong column would do harm. */
const BY_WHOLE_NAME: ReadonlySet<ColumnKind> = new Set([
  'case_barcode',
  'variant',
  'category',
  'unit',
  'pack',
  'room',
  'shelf',
  'place',
  'site',
  'lot',
  'expiry',
  'serial',
  'group',
])
/**
 * Pack means something different in every system, so it is only used when a person says so, or next to codes of cases.
 */
const NEVER_GUESSED: ReadonlySet<ColumnKind> = new Set(['pack', 'quantity'])

export function guessItemColumns(
  columns: readonly TableColumn[],
  quantityAt: number | null,
  isNameless: boolean,
): readonly ItemGuess[] {
  const all = columns.map(({ at, header, profile, values }) => ({
    at,
    profile,
    list: at === quantityAt ? [] : candidatesOf({ header, profile, values }, isNameless),
  }))
  const assigned = withOwnNumbers(all, withoutMakers(columns, all, assign(all)))
  const ofItems = withoutStyles(columns, withScanned(columns, assigned))
  const chosen = withCases(columns, ofItems, quantityAt)
  const hasNumbers = [...chosen.values()].some(({ kind }) => kind === 'sku' || kind === 'barcode')
  return all.map(({ at, profile, list }) => {
    const candidate = chosen.get(at)
    if (!candidate) return unused(list, profile)
    if (candidate.why === MODEL_NAMES && !hasNumbers) {
      return { kind: 'name', certainty: 'check', why: [{ code: 'one_model_of_two_makers' }] }
    }
    const doubt = candidate.kind === 'barcode' ? doubtCodes(profile) : undefined
    if (doubt) return { kind: 'barcode', certainty: 'check', why: [doubt] }
    return { kind: candidate.kind, certainty: certaintyOf(candidate, profile), why: candidate.why }
  })
}

/** The surest pair first; each use and each column only once. */
function assign(all: readonly Candidates[]): ReadonlyMap<number, Candidate> {
  const pairs = all
    .flatMap(({ at, list }) => list.map((candidate) => ({ at, candidate })))
    .sort((one, other) => other.candidate.score - one.candidate.score || one.at - other.at)
  const chosen = new Map<number, Candidate>()
  const taken = new Set<ColumnKind>()
  for (const { at, candidate } of pairs) {
    const { kind, isNamed } = candidate
    const isFree = !taken.has(kind) || kind === 'site' || (mayRepeat(kind) && isNamed)
    if (chosen.has(at) || !isFree) continue
    chosen.set(at, candidate)
    taken.add(kind)
  }
  return chosen
}

const OF_MAKER: ReadonlySet<string> = new Set(wordsIn('mpn|manufacturer part number'))

/** The number of its maker is used only where the store has none of its own. */
function withoutMakers(
  columns: readonly TableColumn[],
  all: readonly Candidates[],
  chosen: ReadonlyMap<number, Candidate>,
): ReadonlyMap<number, Candidate> {
  const makers = columns.find(({ at }) => chosen.get(at)?.kind === 'sku')
  if (!makers || !OF_MAKER.has(foldText(makers.header))) return chosen
  return withNumbersOf(all, chosen, makers.at, ({ codes, letters }) => codes > 0.9 && letters > 0.5)
}

/** Another column that is named so, with a different number in every row, has the SKUs instead. */
function withNumbersOf(
  all: readonly Candidates[],
  chosen: ReadonlyMap<number, Candidate>,
  instead: number,
  fits: (profile: ColumnProfile) => boolean,
): ReadonlyMap<number, Candidate> {
  const own = all
    .filter(({ at, profile }) => !chosen.has(at) && profile.distinct > 0.99 && fits(profile))
    .flatMap(({ at, list }) => list.map((candidate) => ({ at, candidate })))
    .find(({ candidate: { kind, isNamed } }) => kind === 'sku' && isNamed)
  if (!own) return chosen
  const others = [...chosen].filter(([at]) => at !== instead)
  return new Map([...others, [own.at, own.candidate]])
}

/** An item can have several rows, one for each value of these. */
const SPREAD: ReadonlySet<ColumnKind> = new Set([
  'site',
  'room',
  'shelf',
  'place',
  'lot',
  'expiry',
  'serial',
])

/** Numbers that several items share belong to styles, if another column has a different one for each row. */
function withOwnNumbers(
  all: readonly Candidates[],
  chosen: ReadonlyMap<number, Candidate>,
): ReadonlyMap<number, Candidate> {
  const numbers = all.find(({ at }) => chosen.get(at)?.kind === 'sku')
  const isSpread = all.some(({ at, profile }) => {
    return SPREAD.has(chosen.get(at)?.kind ?? 'sku') && profile.distinctCount > 1
  })
  if (!numbers || numbers.profile.distinct >= 0.7 || isSpread) return chosen
  return withNumbersOf(all, chosen, numbers.at, ({ filled }) => filled >= numbers.profile.filled)
}

/**
 * A number that all sizes and colors of a style share is not the item's, if each of them has its own barcode. The item
 * is then known by that.
 */
function withoutStyles(
  columns: readonly TableColumn[],
  chosen: ReadonlyMap<number, Candidate>,
): ReadonlyMap<number, Candidate> {
  const ofKind = (kind: ColumnKind) => columns.filter(({ at }) => chosen.get(at)?.kind === kind)
  const [numbers] = ofKind('sku')
  const [codes] = ofKind('barcode')
  const isVaried = ofKind('variant').some(({ profile }) => profile.distinctCount > 1)
  if (!numbers || !codes || numbers === codes || !isVaried) return chosen
  const isOfStyle = numbers.profile.distinct < 0.6
  const isOwn = codes.profile.distinct > 0.99 && codes.profile.filled >= numbers.profile.filled
  if (!isOfStyle || !isOwn) return chosen
  return new Map([...chosen].filter(([at]) => at !== numbers.at))
}

/**
 * Uses item numbers that are barcodes as barcodes too, if no column is named barcode. Scans then find the items, and
 * SKUs are still made from them.
 */
function withScanned(
  columns: readonly TableColumn[],
  chosen: ReadonlyMap<number, Candidate>,
): ReadonlyMap<number, Candidate> {
  const numbers = columns.find(({ at }) => chosen.get(at)?.kind === 'sku')
  const hasCodes = [...chosen.values()].some(({ kind }) => kind === 'barcode')
  if (!numbers || hasCodes || !areBarcodes(numbers)) return chosen
  const why = [{ code: 'barcodes' } as const]
  const candidate: Candidate = { kind: 'barcode', score: 0.6, why, isNamed: false }
  return new Map([...chosen, [numbers.at, candidate]])
}

/** A column that is named SKU stays the SKU. */
function areBarcodes({ header, profile: { gtins, filled, failing } }: TableColumn): boolean {
  return gtins >= 0.9 && failing === 0 && filled >= 3 && !/sku/i.test(header)
}

function candidatesOf(
  { header, profile, values }: Pick<TableColumn, 'header' | 'profile' | 'values'>,
  isNameless: boolean,
): readonly Candidate[] {
  const named = new Map(matchHeader(header).map((match) => [match.kind, match]))
  if (namesModels(header, profile)) {
    return [{ kind: 'name', score: MODEL_SCORE, why: MODEL_NAMES, isNamed: false }]
  }
  const areNames = named.has('sku') && !named.has('name') && areSentences(values)
  return COLUMN_KINDS.flatMap((kind) => {
    if (NEVER_GUESSED.has(kind) || (areNames && kind === 'sku')) return []
    const byName =
      (areNames && kind === 'name' ? NAMED_SO : undefined) ??
      nameFor(kind, header, named, profile) ??
      numberedFor(kind, header, profile, values)
    // A column with a clear name may be empty only in the first rows.
    if (profile.filled === 0) {
      const score = (byName?.score ?? 0) * 0.5
      return byName?.exact ? [{ kind, score, why: [{ code: 'empty_so_far' }], isNamed: false }] : []
    }
    const isOwn = kind === 'barcode' && (isOwnLabel(byName, profile) || isLookedUp(byName, values))
    const isNumbering = kind === 'serial' && areRowNumbers(values)
    const fit = isOwn ? FITS : isNumbering ? NO_FIT : fitOf(kind, profile)
    if (fit.score <= -1) return []
    // Some reports leave out the name of the first column, because it is what the rows are about.
    const isBare = isNameless || (kind === 'name' && header.trim() === '')
    const bare = isBare && speaksForItself(kind, profile) ? NAMELESS : 0
    const score = (byName?.score ?? 0) * (byName?.exact ? 1 : 0.9) + fit.score + bare
    if (score < LOWEST) return []
    return [{ kind, score, why: describe(byName, fit.why), isNamed: byName !== undefined }]
  })
}

/** "Material" is the number of an item in one list and its name in another. */
const NAMED_SO: HeaderMatch = { kind: 'name', score: 0.6, exact: false }

/** Several words in nearly every row: no code has them. */
function areSentences(values: readonly string[]): boolean {
  const filled = values.map((value) => value.trim()).filter(Boolean)
  const worded = filled.filter((value) => /\p{L}{2,}\s+\S+\s+\S|\p{L}{3,}\s+\p{L}{3,}/u.test(value))
  return filled.length > 2 && worded.length >= filled.length * 0.8
}

const MODELS: ReadonlySet<string> = new Set(
  'model|model name|modell|modele|modelo|modello|malli|modelis|модель'.split('|').map(foldText),
)
/** Any column that is named "name" takes precedence. */
const MODEL_SCORE = 0.6
const MODEL_NAMES: readonly GuessReason[] = [{ code: 'names' }]

/** Model numbers are what others call the SKU; here they contain words. */
function namesModels(
  header: string,
  { letters, codes, distinct, distinctCount, longest, filled }: ColumnProfile,
): boolean {
  if (filled === 0 || !MODELS.has(foldText(header))) return false
  const areSeveral = distinct > 0.6 || distinctCount > 3
  return letters > 0.9 && codes < 0.3 && areSeveral && longest > 8
}

/** Codes on a store's own labels can contain letters, but under any other header such codes are SKUs. */
function isOwnLabel(byName: HeaderMatch | undefined, { codes, letters }: ColumnProfile): boolean {
  return byName?.exact === true && codes > 0.7 && letters > 0.6
}

/** Formulas without a stored result say nothing about the codes that they look up. */
function isLookedUp(byName: HeaderMatch | undefined, values: readonly string[]): boolean {
  const filled = values.filter((value) => value.trim() !== '')
  const formulas = filled.filter((value) => tidyCell(value).startsWith('='))
  return byName?.exact === true && formulas.length * 2 > filled.length
}

function nameFor(
  kind: ColumnKind,
  header: string,
  named: ReadonlyMap<ColumnKind, HeaderMatch>,
  profile: ColumnProfile,
): HeaderMatch | undefined {
  const match = named.get(kind)
  if (match && !match.exact && kind === 'unit_price' && saysAverage(header)) return
  if (match && (match.exact || !BY_WHOLE_NAME.has(kind))) return match
  if (kind === 'expiry' && saysExpiry(header)) return { kind, score: 0.8, exact: true }
  if (kind === 'case_barcode' && saysCaseCode(header)) return { kind, score: 0.95, exact: true }
  if (kind === 'barcode' && profile.gtins >= 0.5 && saysFurtherCode(header)) {
    return { kind, score: 0.8, exact: false }
  }
  // K/02 in a column named Bin also names a room.
  if (kind === 'place' && profile.withSlash > 0.7) return named.get('shelf')
  // PX-100 in a column named Item, next to one named Description, is what others call the SKU.
  const isOwn = profile.distinct > 0.9 || (profile.codes > 0.95 && profile.distinctCount > 3)
  const isCode = kind === 'sku' && profile.codes > 0.7 && isOwn
  const name = isCode ? named.get('name') : undefined
  return name && { ...name, score: name.score * 0.6, exact: false }
}

const NUMBERS: ReadonlySet<string> = new Set(
  wordsIn('no|nr|num|numero|number|nummer|numer|cislo|n o'),
)
/** Row numbers begin with smaller ones. */
const SMALLEST_NUMBER = 100

/** "No." in a list of items is the item number, unless it just numbers the rows. */
function numberedFor(
  kind: ColumnKind,
  header: string,
  { codes, distinct, integers }: ColumnProfile,
  values: readonly string[],
): HeaderMatch | undefined {
  if (kind === 'lot' && LOT_AT_END.test(foldText(header))) return { kind, score: 0.9, exact: true }
  // A supplier's own list, if no other column has such a name.
  const isOfOther = kind === 'sku' && OTHERS_SKU.test(foldText(partedWords(header)))
  if (isOfOther && codes > 0.9 && distinct > 0.99) return { kind, score: 0.5, exact: false }
  if (kind !== 'sku' || !NUMBERS.has(foldText(header)) || areRowNumbers(values)) return undefined
  const isOwn = codes > 0.9 && distinct > 0.99 && (integers < 0.5 || areLarge(values))
  return isOwn ? { kind, score: 0.9, exact: true } : undefined
}

function areLarge(values: readonly string[]): boolean {
  return values.every((value) => value.trim() === '' || Number(value) >= SMALLEST_NUMBER)
}

const OTHERS_SKU =
  /^(?:store|seller|merchant) sku$|^(?:supplier|vendor|manufacturer) (?:sku|code|ref|reference|(?:item|part|product|article)(?: (?:no|number|code))?)$/

/** "Tracking-Lot Number". */
const LOT_AT_END = / (?:lot|batch) (?:number|no|nr|code)$/

function describe(
  byName: HeaderMatch | undefined,
  fit: GuessReason | undefined,
): readonly GuessReason[] {
  if (!byName) return [fit ?? { code: 'by_values' }]
  const named = { code: byName.exact ? 'name_matches' : 'name_is_close' } as const
  return fit ? [named, fit] : [named]
}

/** Further code columns that are codes of cases, and the column with their pack size, if there is one. */
function withCases(
  columns: readonly TableColumn[],
  chosen: ReadonlyMap<number, Candidate>,
  quantityAt: number | null,
): ReadonlyMap<number, Candidate> {
  const cased = new Map(chosen)
  const named = columns.filter(({ at }) => chosen.get(at)?.kind === 'case_barcode')
  const codes = columns.filter(({ at }) => chosen.get(at)?.kind === 'barcode')
  // "Inner EAN" beside "Outer ITF" has the codes of pieces.
  const isSwapped =
    named.length === 1 && codes.length === 1 && areOfPieces(named) && !areOfPieces(codes)
  const hasPieces = codes.some(({ profile }) => profile.packCodes < 0.2)
  for (const { at, profile } of codes) {
    const candidate = chosen.get(at)
    if (!candidate || !hasPieces || profile.packCodes < 0.8) continue
    cased.set(at, { ...candidate, kind: 'case_barcode', why: [{ code: 'case_barcodes' }] })
  }
  if (isSwapped) swapKinds(cased, named[0]?.at ?? 0, codes[0]?.at ?? 0)
  const cases = columns.filter(({ at }) => cased.get(at)?.kind === 'case_barcode')
  const [only] = cases
  if (!only || cases.length > 1) return cased
  const sizes = columns.filter((column) => {
    const isFree = !cased.has(column.at) && column.at !== quantityAt
    return isFree && isPackSize(column)
  })
  const [size] = sizes.length > 1 ? sizes.filter((one) => shareWord(one, only)) : sizes
  const why = [{ code: 'name_matches' }, { code: 'case_size' }] as const
  if (size) cased.set(size.at, { kind: 'pack', score: 1, why, isNamed: true })
  return cased
}

function areOfPieces(columns: readonly TableColumn[]): boolean {
  return columns.every(({ profile }) => profile.packCodes < 0.2)
}

function swapKinds(chosen: Map<number, Candidate>, one: number, other: number): void {
  const [first, second] = [chosen.get(one), chosen.get(other)]
  if (!first || !second) return
  chosen.set(one, { ...first, kind: second.kind, why: [{ code: 'item_barcodes' }] })
  chosen.set(other, { ...second, kind: first.kind, why: [{ code: 'case_barcodes' }] })
}

/** Whole numbers from 1, whereas a number of cases can be 0. */
function isPackSize({ header, values, profile }: TableColumn): boolean {
  const isNamed = matchHeader(header).some(({ kind, exact }) => kind === 'pack' && exact)
  if (!isNamed || profile.filled === 0) return false
  return values.every(
    (value) => value.trim() === '' || /^[1-9]\d{0,4}([.,]0+)?$/.test(value.trim()),
  )
}

function shareWord(one: TableColumn, other: TableColumn): boolean {
  const words = foldText(other.header).split(' ')
  return foldText(one.header)
    .split(' ')
    .some((word) => words.includes(word))
}

/** Words suggest names; a SKU differs from a number by its letters, or by zeros in front. */
function speaksForItself(kind: ColumnKind, profile: ColumnProfile): boolean {
  switch (kind) {
    case 'barcode':
      return profile.gtins >= 0.5
    case 'name':
      return profile.letters > 0.8 && profile.codes < 0.5
    case 'sku':
      return (
        profile.codes > 0.7 &&
        profile.distinct > 0.9 &&
        (profile.integers < 0.5 || profile.padded > 0)
      )
    default:
      return false
  }
}

interface Fit {
  readonly score: number
  readonly why?: GuessReason
}

const NO_FIT: Fit = { score: -1 }
const FITS: Fit = { score: 0 }

/** How well the values fit a use; negative when they cannot be it. */
function fitOf(kind: ColumnKind, profile: ColumnProfile): Fit {
  switch (kind) {
    case 'barcode':
      if (profile.gtins >= 0.5) {
        return { score: 0.6, why: { code: 'pass_check_digit', share: profile.gtins } }
      }
      if (profile.failing > 0) {
        const { failing, tradeNumbers: of } = profile
        return { score: 0, why: { code: 'failing_codes', failing, of } }
      }
      return profile.letters > 0.6 || profile.cents > 0.5 ? NO_FIT : FITS
    case 'case_barcode':
      if (profile.gtins < 0.5) return NO_FIT
      return { score: 0.6, why: { code: 'pass_check_digit', share: profile.gtins } }
    case 'unit_cost':
    case 'unit_price':
      if (profile.numbers < 0.5 || profile.gtins > 0.5) return NO_FIT
      return profile.fractions > 0.5 ? { score: 0.15, why: { code: 'decimals' } } : FITS
    case 'sku':
      if (profile.dates > 0.5 || profile.addresses > 0.3 || profile.longest > 200) return NO_FIT
      if (profile.gtins > 0.6) return { score: -0.2 }
      if (profile.distinctCount === 1 && profile.filled > 3) return { score: -0.5 }
      return profile.distinct > 0.9 && profile.longest <= 40
        ? { score: 0.1, why: { code: 'every_value_differs' } }
        : FITS
    case 'name':
      if (profile.dates > 0.5 || profile.addresses > 0.3) return NO_FIT
      if (profile.letters < 0.4) return { score: -0.3 }
      if (profile.codes > 0.7) return { score: -0.2 }
      if (profile.distinctCount === 1 && profile.filled > 3) return { score: -0.5 }
      if (profile.longest > 400) return { score: -0.2 }
      return profile.longest > 12 && profile.distinct > 0.6
        ? { score: 0.15, why: { code: 'words' } }
        : FITS
    case 'expiry':
      return profile.expiryDates > 0.7 ? { score: 0.2, why: { code: 'dates' } } : NO_FIT
    case 'serial':
      return profile.distinct > 0.9 ? { score: 0.2, why: { code: 'every_value_differs' } } : NO_FIT
    case 'unit':
      return profile.cents > 0.5 ? NO_FIT : FITS
    case 'lot':
      return profile.cents > 0.5 || profile.longest > 60 ? NO_FIT : FITS
    case 'place':
      if (isAlwaysSame(profile) || profile.dates > 0.5) return NO_FIT
      return profile.withSlash > 0.7 ? { score: 0.35, why: { code: 'room_and_shelf' } } : FITS
    case 'shelf':
      if (profile.withSlash > 0.7 || isAlwaysSame(profile)) return NO_FIT
      return namesShelves(profile) ? { score: 0, why: { code: 'shelf_codes' } } : FITS
    case 'room':
      return isAlwaysSame(profile) ? NO_FIT : FITS
    case 'site':
      return areAllWords(profile) ? NO_FIT : FITS
    default:
      return FITS
  }
}

const FEWEST_ROWS = 10

/** A list has many rows for each store, so words that are all different are not stores. "Plant" may be a plant. */
function areAllWords({ filled, distinct, codes, withSlash, shelfCodes }: ColumnProfile): boolean {
  const isWords = codes < 0.1 && withSlash < 0.1 && shelfCodes < 0.1
  return filled >= FEWEST_ROWS && distinct > 0.9 && isWords
}

/** A place that is the same in every row says nothing. */
function isAlwaysSame({ distinctCount, filled }: ColumnProfile): boolean {
  return distinctCount === 1 && filled > 4
}

function certaintyOf({ kind, score, why }: Candidate, profile: ColumnProfile): Certainty {
  if (kind === 'barcode' && hasManyFailing(profile)) return 'likely'
  return score >= 0.9 && why[0]?.code === 'name_matches' ? 'sure' : 'likely'
}

function unused(list: readonly Candidate[], profile: ColumnProfile): ItemGuess {
  const isBeaten = list.length > 0
  const code = profile.filled === 0 ? 'empty' : isBeaten ? 'other_fits_better' : 'not_needed'
  return { kind: null, certainty: 'skipped', why: [{ code }] }
}
