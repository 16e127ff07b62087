// Readings that are likely to be noise get no vote.

import { isGtin } from '#domain/codes/gtin.ts'
import type { Reading } from './reading.ts'

const TRADE_ITEMS = new Set(['EAN13', 'EAN8', 'UPCA', 'UPCE', 'ITF14'])
/** In these kinds, part of a longer code reads like a whole one. */
const SHORTEST: Readonly<Record<string, number>> = { ITF: 6, Codabar: 4 }

export function plausible(reading: Pick<Reading, 'text' | 'format'>): boolean {
  const { text, format } = reading
  if (TRADE_ITEMS.has(format)) return isGtin(itemText(reading))
  return text.length >= (SHORTEST[format] ?? 1)
}

/** Removes the two or five extra digits that books and magazines print beside their number. */
export function itemText({ text, format }: Pick<Reading, 'text' | 'format'>): string {
  return TRADE_ITEMS.has(format) ? (text.split(' ')[0] ?? '') : text
}
