// What the data of an audit show. A finding claims a pattern; how probable a counting mistake is as its
// cause stands apart, because some mistakes look like honest differences.

/** One item in one store, on one shelf where the baseline says what lies on which shelf. */
interface LineRef {
  readonly storeId: string
  readonly itemId: string
  /** Null: the whole store. */
  readonly shelfId: string | null
}

export interface FindingLine extends LineRef {
  /** Null: no baseline. */
  readonly expected: number | null
  /** Null: not counted, which is not 0. */
  readonly counted: number | null
  /** What is probably there; null: the data do not tell. */
  readonly proposed: number | null
}

interface Evidence {
  /** The events that show it, at most a few dozen, in scan order. */
  readonly eventIds: readonly string[]
  /** Numbers that the sentence or a drill-down names. */
  readonly figures: Readonly<Record<string, number>>
}

interface FindingBase {
  /** Stays the same while the lines and their counts do: a dismissal is remembered by it. */
  readonly key: string
  readonly storeId: string
  readonly lines: readonly FindingLine[]
  readonly evidence: Evidence
  /** That the pattern is more than chance, from 0 to 1. */
  readonly confidence: number
  /** That somebody counted or entered wrongly, from 0 to 1; never above `confidence`. */
  readonly mistake: number
  /** What the counts would change by, at cost; lines without a cost weigh nothing. */
  readonly value: number
}

/** Counted on a shelf that is not a place of the item, and short where it is. */
interface MisplacedFinding extends FindingBase {
  readonly kind: 'misplaced'
  readonly quantity: number
  readonly fromShelfId: string
  readonly toShelfId: string
}

/** Short at one regular place, over at another: moved, or counted at the wrong one. */
interface MovedFinding extends FindingBase {
  readonly kind: 'moved'
  readonly quantity: number
  readonly fromShelfId: string
  readonly toShelfId: string
}

/** One variant short, another over by as much. */
interface SiblingFinding extends FindingBase {
  readonly kind: 'sibling'
  readonly quantity: number
  readonly shortItemId: string
  readonly overItemId: string
}

export type CaseSlip =
  /** Cases entered as if they were units. */
  | 'cases_as_units'
  /** Units entered as if they were cases. */
  | 'units_as_cases'

interface CasePackFinding extends FindingBase {
  readonly kind: 'case_pack'
  readonly entered: number
  readonly pack: number
  readonly slip: CaseSlip
}

export const KEYING_SLIPS = [
  'transposed',
  'repeated',
  'missing',
  'extra',
  'neighbour',
  'decimal_point',
  'barcode',
] as const
export type KeyingSlip = (typeof KEYING_SLIPS)[number]

interface KeyingFinding extends FindingBase {
  readonly kind: 'keying'
  readonly entered: number
  /** The number that was probably meant; null for a barcode in the quantity box. */
  readonly meant: number | null
  readonly slip: KeyingSlip
}

/** Both explain the entry: "2 typed for 24" is two cases of 12, or a digit that is missing. */
interface CaseOrKeyingFinding extends FindingBase {
  readonly kind: 'case_or_keying'
  readonly entered: number
  readonly pack: number
  readonly meant: number
  readonly slip: KeyingSlip
  /** Which of the two is likelier. */
  readonly likelier: 'case_pack' | 'keying'
}

interface ShelfTwiceFinding extends FindingBase {
  readonly kind: 'shelf_twice'
  readonly shelfId: string
  /** Where the second count was entered; the same shelf, or another one. */
  readonly enteredOnShelfId: string
  readonly userIds: readonly string[]
}

/**
 * Neighbours on a shelf without any count; a whole shelf when nobody was there. Partly: they have a count
 * from one of two walks.
 */
interface MissedRunFinding extends FindingBase {
  readonly kind: 'missed_run'
  readonly shelfId: string
  readonly isWholeShelf: boolean
  readonly isPartly: boolean
}

export type UnknownClue =
  | 'one_digit'
  | 'swapped_digits'
  | 'missing_digit'
  | 'extra_digit'
  | 'same_maker'
  | 'neighbours'
  | 'beside_variant'
  | 'shortage'

export interface UnknownCodeFinding extends FindingBase {
  readonly kind: 'unknown_code'
  readonly code: string
  readonly shelfId: string
  readonly itemId: string
  readonly quantity: number
  readonly clues: readonly UnknownClue[]
}

interface ReReadFinding extends FindingBase {
  readonly kind: 're_read'
  readonly itemId: string
  readonly userId: string
  readonly gapMs: number | null
}

interface RecountsDifferFinding extends FindingBase {
  readonly kind: 'recounts_differ'
  readonly userId: string
  readonly recounted: number
  readonly differing: number
  readonly othersRecounted: number
  readonly othersDiffering: number
}

export type Finding =
  | MisplacedFinding
  | MovedFinding
  | SiblingFinding
  | CasePackFinding
  | KeyingFinding
  | CaseOrKeyingFinding
  | ShelfTwiceFinding
  | MissedRunFinding
  | UnknownCodeFinding
  | ReReadFinding
  | RecountsDifferFinding

export type FindingKind = Finding['kind']

/** Why a line should be looked at. */
export type RankReason =
  | { readonly kind: 'finding'; readonly findingKey: string; readonly findingKind: FindingKind }
  /** Differences of this size are rare for lines like this one. */
  | { readonly kind: 'unusual'; readonly oneIn: number }
  | { readonly kind: 'high_value' }
  | { readonly kind: 'pack_multiple'; readonly pack: number; readonly packs: number }
  | { readonly kind: 'not_counted' }
  | { readonly kind: 'unexpected_here' }

export interface RankedLine extends LineRef {
  /** 1 is first. */
  readonly rank: number
  /** Null: no baseline. */
  readonly expected: number | null
  readonly counted: number | null
  /** What is not counted is taken as 0 here, and only here; null: no baseline. */
  readonly variance: number | null
  /** The variance at cost; null: no cost is known, or no baseline. */
  readonly varianceValue: number | null
  /** What a recount is expected to correct, at cost. */
  readonly valueAtRisk: number
  /** That the line was counted or entered wrongly, from 0 to 1. */
  readonly mistake: number
  readonly reasons: readonly RankReason[]
}

export interface Insights {
  /** The surest and costliest first. */
  readonly findings: readonly Finding[]
  /**
   * Every line with a difference, what to recount first at the top. Without a baseline nothing differs:
   * only lines that something was found about are there.
   */
  readonly ranking: readonly RankedLine[]
}
