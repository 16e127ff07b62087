// What labels say beyond the item itself: serial numbers, lots and dates.

import { expiryDate } from './expiry.ts'

export interface LabelFacts {
  readonly serials: readonly string[]
  readonly lots: readonly string[]
  /** As 2026-03-01, or as printed when it is not a date. */
  readonly expiryDates: readonly string[]
  /** The dates that had passed. */
  readonly expired: readonly string[]
}

export interface ReadLabel {
  readonly kind: 'serial' | 'lot' | 'expiry'
  readonly value: string
}

/** The facts of one label, each as a separate entry. */
export function labelsOf(said: {
  readonly serial?: string | null | undefined
  readonly lot?: string | null | undefined
  readonly expiry?: string | null | undefined
}): readonly ReadLabel[] {
  return (['serial', 'lot', 'expiry'] as const).flatMap((kind) => {
    const value = said[kind]
    return value ? [{ kind, value }] : []
  })
}

/**
 * Sorted and without duplicates; undefined when no label says anything. `atMs`: when the count was made or completed.
 */
export function labelFactsOf(labels: readonly ReadLabel[], atMs: number): LabelFacts | undefined {
  if (labels.length === 0) return undefined
  const at = new Date(atMs)
  const said = (wanted: ReadLabel['kind']) =>
    labels.flatMap(({ kind, value }) => (kind === wanted ? [value] : []))
  const dates = said('expiry').map((digits) => expiryDate(digits, at.getUTCFullYear()) ?? digits)
  const expiryDates = distinct(dates)
  return {
    serials: distinct(said('serial')),
    lots: distinct(said('lot')),
    expiryDates,
    expired: expiryDates.filter((date) => isOver(date, at)),
  }
}

const DATE = /^\d{4}-\d{2}-\d{2}$/

function isOver(date: string, at: Date): boolean {
  return DATE.test(date) && date < at.toISOString().slice(0, 10)
}

/** Sorts by code units, so that the order is the same on every machine. */
function distinct(values: readonly string[]): readonly string[] {
  return [...new Set(values)].sort((one, other) => (one < other ? -1 : 1))
}

/** As the text of one table cell; null when empty. Serial numbers in GS1 never contain a space. */
export function inOneCell(values: readonly string[] | undefined): string | null {
  return values && values.length > 0 ? values.join('; ') : null
}

/** The same for a cell of limited length. */
export function inShortCell(
  values: readonly string[] | undefined,
  mostLetters: number,
): string | null {
  const whole = inOneCell(values)
  if (!values || whole === null || whole.length <= mostLetters) return whole
  const room = mostLetters - ' and 9999999 more'.length
  let shown = 0
  for (let letters = 0; shown < values.length; shown += 1) {
    letters += (values[shown]?.length ?? 0) + '; '.length
    if (letters > room) break
  }
  return `${values.slice(0, shown).join('; ')} and ${values.length - shown} more`
}
