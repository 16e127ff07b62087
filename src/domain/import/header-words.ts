// What a header says about its column.

import type { ColumnKind } from './column-kind.ts'
import { ITEM_WORDS, LOOSE_WORDS, OTHER_PRICES, OTHER_THINGS } from './item-words.ts'
import { foldText, likeness, partedWords } from './likeness.ts'
import { readStockHeader, says, wordsIn } from './stock-header.ts'

interface Word {
  readonly kind: ColumnKind
  readonly word: string
  /** Words later in a list weigh less. */
  readonly weight: number
}

/** Words that are also used for many other things. */
const LOOSE: ReadonlySet<string> = new Set(wordsIn(LOOSE_WORDS))
const LOOSE_WEIGHT = 0.78

const DICTIONARY: readonly Word[] = Object.entries(ITEM_WORDS).flatMap(([kind, words]) =>
  wordsIn(words).map((word, at) => ({
    kind: kind as ColumnKind,
    word,
    weight: LOOSE.has(word) ? LOOSE_WEIGHT - Math.min(at, 60) / 1_000 : 1 - Math.min(at, 40) / 400,
  })),
)
const PLACE_KINDS: ReadonlySet<ColumnKind> = new Set(['site', 'room', 'shelf', 'place'])
const HAN = /^[\u3040-\u30ff\u3400-\u9fff]+$/
const SHORTEST_JOINED = 9
/** 仓库名称 and 店舗名: the name of a warehouse or a shop, in scripts without spaces. */
const NAMED_PLACES: readonly Word[] = DICTIONARY.filter(
  ({ kind, word }) => PLACE_KINDS.has(kind) && HAN.test(word),
).flatMap((one) => ['名', '名称', '名稱'].map((ending) => ({ ...one, word: one.word + ending })))
const BY_WORD = Map.groupBy([...DICTIONARY, ...NAMED_PLACES], ({ word }) => word)
const LINKS: ReadonlySet<string> = new Set(
  wordsIn('de|du|des|del|della|dell|di|do|da|d|l|la|le|les|of|the|der|den'),
)
const BY_PLAIN_WORD = Map.groupBy(DICTIONARY, ({ word }) => withoutLinks(word))
/** Words of several parts, by their spelling without spaces: itemnumber. */
const BY_JOINED_WORD = Map.groupBy(
  DICTIONARY.filter(({ word }) => word.includes(' ') && word.length >= SHORTEST_JOINED),
  ({ word }) => word.replaceAll(' ', ''),
)
const [THINGS, PRICES] = [wordsIn(OTHER_THINGS), wordsIn(OTHER_PRICES)]

/** Shorter words resemble each other too easily. */
const SHORTEST_FUZZY = 5
const ALIKE = 0.78

export interface HeaderMatch {
  readonly kind: ColumnKind
  /** From 0 to 1. */
  readonly score: number
  readonly exact: boolean
}

/** What a header says its column is, surest first; for quantities see readStockHeader. */
export function matchHeader(header: string): readonly HeaderMatch[] {
  const folded = foldText(header)
  if (folded === '') return []
  const parted = foldText(partedWords(header))
  const exact =
    wordsOf(folded) ?? wordsOf(parted) ?? inLanguage(parted) ?? BY_JOINED_WORD.get(folded)
  if (!exact && (saysSku(folded) || IN_BRACKETS.test(header)))
    return [{ kind: 'sku', score: SKU_SCORE, exact: true }]
  if (exact) {
    const matches = exact.map(({ kind, weight }) => ({ kind, score: weight, exact: true }))
    return bestPerKind(matches)
  }
  return bestPerKind(DICTIONARY.flatMap((word) => fuzzyMatch(folded, word)))
}

/** Treats "Date péremption" like "Date de péremption". */
function wordsOf(folded: string): readonly Word[] | undefined {
  const exact = BY_WORD.get(folded)
  if (exact || !folded.includes(' ')) return exact
  const plain = withoutLinks(folded)
  return plain.includes(' ') ? BY_PLAIN_WORD.get(plain) : undefined
}

const LANGUAGES: ReadonlySet<string> = new Set(
  wordsIn(
    'en|de|fr|es|it|nl|pt|pl|cs|cz|sk|hu|ro|bg|ru|uk|ua|el|tr|sv|da|nb|fi|et|lv|lt|hr|sl|sr|ja|ko|zh|vi|th',
  ),
)

/** "Title (de)", "NL_Title_Short": one column for each language of a shop. */
function inLanguage(folded: string): readonly Word[] | undefined {
  const words = folded.split(' ')
  if (words.length < 2) return undefined
  if (LANGUAGES.has(words[0] ?? '')) return BY_WORD.get(words.slice(1).join(' '))
  return LANGUAGES.has(words.at(-1) ?? '') ? BY_WORD.get(words.slice(0, -1).join(' ')) : undefined
}

/** "Store code (SKU)". */
const IN_BRACKETS = /[([]\s*sku\s*[)\]]/i

/** Only weaker than a column that is simply named SKU. */
const SKU_SCORE = 0.99

/** "Custom label (SKU)", "Product Code/SKU": the word SKU decides, whatever else the header says. */
function saysSku(folded: string): boolean {
  return says(folded, ['sku']) && !says(folded, THINGS)
}

function withoutLinks(folded: string): string {
  return folded
    .split(' ')
    .filter((word) => !LINKS.has(word))
    .join(' ')
}

/** Whether a cell is a typical column name; asked for every cell of the first rows. */
export function isHeaderWord(cell: string): boolean {
  const folded = foldText(cell)
  return BY_WORD.has(folded) || readStockHeader(cell) !== undefined
}

function fuzzyMatch(folded: string, { kind, word, weight }: Word): readonly HeaderMatch[] {
  if (isOfAnother(folded, kind)) return []
  if (` ${folded} `.includes(` ${word} `)) {
    const share = word.length / folded.length
    return [{ kind, score: (0.5 + 0.35 * share) * weight, exact: false }]
  }
  if (word.length < SHORTEST_FUZZY) return []
  const alike = likeness(folded, word, ALIKE)
  return alike >= ALIKE ? [{ kind, score: 0.8 * alike * weight, exact: false }] : []
}

/** Supplier name and tax code are not the name and code of the item. */
function isOfAnother(folded: string, kind: ColumnKind): boolean {
  if (kind === 'sku' || kind === 'barcode' || kind === 'name') return says(folded, THINGS)
  return (kind === 'unit_price' || kind === 'unit_cost') && says(folded, PRICES)
}

function bestPerKind(matches: readonly HeaderMatch[]): readonly HeaderMatch[] {
  const best = new Map<ColumnKind, HeaderMatch>()
  for (const match of matches) {
    if (match.score > (best.get(match.kind)?.score ?? 0)) best.set(match.kind, match)
  }
  return [...best.values()].sort((one, other) => other.score - one.score)
}
