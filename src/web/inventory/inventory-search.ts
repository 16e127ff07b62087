// Which part of the inventory is shown, as stored in the address.

import { stringIn } from '../kit/search.ts'

const INVENTORY_VIEWS = ['items', 'unknown', 'quarantined'] as const
export type InventoryView = (typeof INVENTORY_VIEWS)[number]

export interface InventorySearch {
  readonly view?: InventoryView | undefined
  readonly q?: string | undefined
}

export function parseInventorySearch(search: Readonly<Record<string, unknown>>): InventorySearch {
  return {
    view: INVENTORY_VIEWS.find((view) => view === search.view),
    q: stringIn(search, 'q'),
  }
}
