// A barcode scanned into the quantity field: a number that is a code of the catalogue, or has a valid check digit.

import { isGtin } from '../codes/gtin.ts'
import type { AuditLine, CountedAudit } from './counted-audit.ts'

export interface QuantityCode {
  readonly line: AuditLine
  readonly event: number
  readonly chance: number
}

/** Nobody counts ten thousand units by hand; smaller numbers are left to keying slips. */
const SMALLEST = 10_000
const CHANCE = { known: 0.99, checks: 0.97 }

export function findQuantityCodes({ lines, facts, log }: CountedAudit): readonly QuantityCode[] {
  const suspects = lines.flatMap((line) =>
    [...line.entries.filter((at) => log.enteredAt(at) >= SMALLEST)].map((event) => ({
      line,
      event,
    })),
  )
  if (suspects.length === 0) return []
  const codes = new Set(
    facts.items.flatMap(({ barcodes }) => barcodes.map(({ code }) => Number(code))),
  )
  return suspects.flatMap(({ line, event }): QuantityCode[] => {
    const entered = log.enteredAt(event)
    if (entered <= line.expected * 2) return []
    if (codes.has(entered)) return [{ line, event, chance: CHANCE.known }]
    return isGtin(String(entered)) ? [{ line, event, chance: CHANCE.checks }] : []
  })
}
