import type { CounterParts } from '../counter/counter-core.ts'
import { EACH } from '../counter/entry-mode.ts'

/** A counter on a phone that knows no items, counts every code, and never runs out of space. */
export function idleCounterParts(parts: Partial<CounterParts> = {}): CounterParts {
  let ids = 0
  return {
    append: async () => [],
    lookUp: async () => undefined,
    askLater: () => undefined,
    knowsAll: () => true,
    name: () => {},
    quantityOf: () => null,
    seenVersionOf: () => null,
    shelf: () => ({
      auditId: 'audit-1',
      storeId: 'store-1',
      shelfId: 'a-3',
      auditAssignmentId: 'shelf-1',
      sign: 'A-01',
      status: 'in_progress',
      blind: true,
    }),
    mode: () => EACH,
    readLabel: () => false,
    templates: () => [],
    feel: () => {},
    now: () => 1,
    newId: () => `id-${++ids}`,
    ...parts,
  }
}
