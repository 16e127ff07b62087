// The input for insights: one audit as it was planned and counted, with its history. Quantities are plain numbers with
// up to three decimals; money is in whole currency units. Null is not zero.

import type { ScanEvents } from './scan-log.ts'

export interface AuditFacts {
  readonly items: readonly ItemFacts[]
  readonly shelves: readonly ShelfFacts[]
  readonly baseline: readonly BaselineLine[]
  readonly events: ScanEvents
  readonly history: readonly EarlierAudit[]
}

export interface ItemFacts {
  readonly id: string
  readonly name: string
  readonly sku: string | null
  readonly category: string | null
  readonly unitCost: number | null
  readonly unitPrice: number | null
  readonly barcodes: readonly BarcodeFact[]
  /** What the variants of a product share; null when siblings have to be recognized by their names. */
  readonly family: string | null
}

export interface BarcodeFact {
  readonly code: string
  /** How many units one scan is worth; 12 for a case of 12. */
  readonly factor: number
}

export interface ShelfFacts {
  readonly id: string
  readonly storeId: string
  /** Null for a shelf without a room. */
  readonly roomId: string | null
  readonly name: string
  /** Its position among the shelves of its room. */
  readonly order: number
  readonly state: ShelfCounting
}

/** Open: it may not have been visited yet. Empty: it was checked, and nothing was there. */
export type ShelfCounting = 'open' | 'counting' | 'counted' | 'empty' | 'excluded'

/** In file order, which is assumed to be the shelf order if nothing better is known. */
export interface BaselineLine {
  readonly storeId: string
  readonly itemId: string
  /** Null when it is somewhere in the store. */
  readonly shelfId: string | null
  readonly expected: number
  /** Cost per unit in this store; undefined means the catalogue's cost. */
  readonly unitCost?: number | null
}

/** Newest first. */
export interface EarlierAudit {
  readonly id: string
  readonly counts: readonly EarlierCount[]
}

export interface EarlierCount {
  readonly storeId: string
  readonly itemId: string
  readonly shelfId: string
  readonly counted: number
  /** What was expected there at the time, if known. */
  readonly expected: number | null
  /** Its position in the scan order of the shelf; null when unknown. */
  readonly order: number | null
}
