import type { ScanFact } from './audit-facts.ts'

/** What an event adds to its line while nothing has voided it. */
export function effectOfScan(event: ScanFact): number {
  const value = (event.entered ?? 0) * (event.unitFactor ?? 1)
  return event.kind === 'set' ? value - (event.replaces ?? 0) : value
}
