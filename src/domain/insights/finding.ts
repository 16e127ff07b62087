// What the data of an audit show. A finding claims a pattern. How likely a counting mistake is as its cause is
// separate, because some mistakes look like honest differences.

/** One item in one store; on one shelf if the baseline is by shelf. */
interface LineRef {
  readonly storeId: string
  readonly itemId: string
  /** Null for the whole store. */
  readonly shelfId: string | null
}

export interface FindingLine extends LineRef {
  /** Null without a baseline. */
  readonly expected: number | null
  /** Null when not counted, which is not the same as 0. */
  readonly counted: number | null
  /** What is probably there; null when the data do not tell. */
  readonly proposed: number | null
}

interface Evidence {
  /** The events that show it, at most a few dozen, in scan order. */
  readonly eventIds: readonly string[]
  /** Numbers for the sentence or a drill-down. */
  readonly figures: Readonly<Record<string, number>>
}

interface FindingBase {
  /** Unchanged as long as the lines and their counts are; a dismissal is stored under it. */
  readonly key: string
  readonly storeId: string
  readonly lines: readonly FindingLine[]
  readonly evidence: Evidence
  /** Probability that the pattern is more than chance. */
  readonly confidence: number
  /** Probability of a counting or entry mistake; never above `confidence`. */
  readonly mistake: number
  /** How much the counts would change, at cost; lines without a cost add nothing. */
  readonly value: number
}

/** Counted on a shelf where the item does not belong, and short where it does. */
interface MisplacedFinding extends FindingBase {
  readonly kind: 'misplaced'
  readonly quantity: number
  readonly fromShelfId: string
  readonly toShelfId: string
}

/** Short at one regular place and over at another: moved, or counted at the wrong one. */
interface MovedFinding extends FindingBase {
  readonly kind: 'moved'
  readonly quantity: number
  readonly fromShelfId: string
  readonly toShelfId: string
}

/** One variant is short, another over by the same quantity. */
interface SiblingFinding extends FindingBase {
  readonly kind: 'sibling'
  readonly quantity: number
  readonly shortItemId: string
  readonly overItemId: string
}

export type CaseSlip =
  /** Cases entered as units. */
  | 'cases_as_units'
  /** Units entered as cases. */
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
  /** The number that was probably meant; null for a barcode in the quantity field. */
  readonly meant: number | null
  readonly slip: KeyingSlip
}

/** Both explain the entry: "2 typed for 24" may be two cases of 12, or a missing digit. */
interface CaseOrKeyingFinding extends FindingBase {
  readonly kind: 'case_or_keying'
  readonly entered: number
  readonly pack: number
  readonly meant: number
  readonly slip: KeyingSlip
  /** The more likely of the two. */
  readonly likelier: 'case_pack' | 'keying'
}

interface ShelfTwiceFinding extends FindingBase {
  readonly kind: 'shelf_twice'
  readonly shelfId: string
  /** Where the second count was entered: the same shelf, or another one. */
  readonly enteredOnShelfId: string
  readonly userIds: readonly string[]
}

/**
 * Neighbors on a shelf without any count; the whole shelf if it was not visited. Partly: they were counted on only one
 * of two walks.
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

/** Why a line deserves a look. */
export type RankReason =
  | { readonly kind: 'finding'; readonly findingKey: string; readonly findingKind: FindingKind }
  /** Differences this large are rare for lines like this one. */
  | { readonly kind: 'unusual'; readonly oneIn: number }
  | { readonly kind: 'high_value' }
  | { readonly kind: 'pack_multiple'; readonly pack: number; readonly packs: number }
  | { readonly kind: 'not_counted' }
  | { readonly kind: 'unexpected_here' }

export interface RankedLine extends LineRef {
  /** From 1. */
  readonly rank: number
  /** Null without a baseline. */
  readonly expected: number | null
  readonly counted: number | null
  /** Treats a line that was not counted as 0, which only happens here; null without a baseline. */
  readonly variance: number | null
  /** The variance at cost; null when no cost is known, or without a baseline. */
  readonly varianceValue: number | null
  /** The value that a recount is expected to correct, at cost. */
  readonly valueAtRisk: number
  /** Probability that the line was counted or entered wrongly. */
  readonly mistake: number
  readonly reasons: readonly RankReason[]
}

export interface Insights {
  /** The surest and most valuable first. */
  readonly findings: readonly Finding[]
  /**
   * Every line with a difference, the one to recount first at the top. Without a baseline there are no differences, so
   * only lines with a finding are listed.
   */
  readonly ranking: readonly RankedLine[]
}
