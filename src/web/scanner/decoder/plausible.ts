// Readings that cannot be told from noise are not worth a vote.

import { isGtin } from '#domain/codes/gtin.ts'
import type { Reading } from './reading.ts'

const TRADE_ITEMS = new Set(['EAN13', 'EAN8', 'UPCA', 'UPCE', 'ITF14'])
/** A piece of a longer code of these kinds reads like a whole one. */
const SHORTEST: Readonly<Record<string, number>> = { ITF: 6, Codabar: 4 }

export function plausible(reading: Pick<Reading, 'text' | 'format'>): boolean {
  const { text, format } = reading
  if (TRADE_ITEMS.has(format)) return isGtin(itemText(reading))
  return text.length >= (SHORTEST[format] ?? 1)
}

/** Without the two or five digits that books and magazines carry beside their number. */
export function itemText({ text, format }: Pick<Reading, 'text' | 'format'>): string {
  return TRADE_ITEMS.has(format) ? (text.split(' ')[0] ?? '') : text
}
