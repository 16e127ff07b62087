import { isColumnKind } from '#domain/import/column-kind.ts'
import type { Answer } from './answer-file.ts'
import type { Truth } from './truth.ts'

export const VERDICTS = ['right', 'asks_rightly', 'asks_needlessly', 'wrong', 'refused'] as const
export type Verdict = (typeof VERDICTS)[number]

export interface Judgement {
  readonly verdict: Verdict
  /** What differs from the truth. */
  readonly differences: readonly string[]
}

export function judge(answer: Answer, truth: Truth): Judgement {
  const differences = differencesOf(answer, truth)
  if (answer.outcome === 'asks') {
    return { verdict: truth.mustAsk ? 'asks_rightly' : 'asks_needlessly', differences }
  }
  const isList = truth.kind === 'stock' || truth.kind === 'catalogue'
  if (answer.outcome === 'refused') {
    return { verdict: isList ? 'refused' : 'right', differences }
  }
  if (truth.mustAsk) return { verdict: 'wrong', differences: ['it had to ask', ...differences] }
  return { verdict: differences.length === 0 ? 'right' : 'wrong', differences }
}

/** Kinds of columns by names that people use for them. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  price: 'unit_price',
  cost: 'unit_cost',
  qty: 'quantity',
  ean: 'barcode',
  gtin: 'barcode',
  upc: 'barcode',
  title: 'name',
  location: 'site',
  store: 'site',
}

const inOrder = (places: readonly number[]) =>
  [...places].sort((one, other) => one - other).join('+')

function differencesOf(answer: Answer, truth: Truth): readonly string[] {
  const found: string[] = []
  const compare = (what: string, is: unknown, should: unknown) => {
    if (should !== null && is !== should) found.push(`${what} ${is} instead of ${should}`)
  }
  compare('kind', answer.kind, truth.kind)
  if (truth.kind !== 'stock' && truth.kind !== 'catalogue') return found
  const { sheet } = truth
  // A text is its own first sheet.
  const isText = answer.sheet === null && (sheet === 0 || typeof sheet === 'string')
  const is = typeof sheet === 'string' ? answer.sheetName : answer.sheet
  if (!isText) compare('sheet', is, sheet)
  compare('headerRows', answer.headerRows, truth.headerRows)
  for (const [name, places] of Object.entries(truth.columns)) {
    const kind = OTHER_NAMES[name] ?? name
    if (!isColumnKind(kind)) continue
    compare(name, inOrder(answer.columns[kind] ?? []), inOrder(places))
  }
  compare('items', answer.items, truth.items)
  compare('scannable', answer.scannable, truth.scannable)
  const { sumQuantity } = truth
  const isSum = sumQuantity === null || Math.abs(answer.sumQuantity - sumQuantity) < 0.01
  if (!isSum) found.push(`sumQuantity ${answer.sumQuantity} instead of ${sumQuantity}`)
  return found
}
