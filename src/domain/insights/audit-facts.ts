// What insights are made from: one audit as it was planned, counted and remembered. Quantities are
// plain numbers with up to three decimals, money is in whole currency. Null is not zero.

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
  /** What variants of one product share; null: siblings are told by their names. */
  readonly family: string | null
}

export interface BarcodeFact {
  readonly code: string
  /** How many units one reading stands for; a case of 12 is 12. */
  readonly factor: number
}

export interface ShelfFacts {
  readonly id: string
  readonly storeId: string
  /** Null: a shelf of no room. */
  readonly roomId: string | null
  readonly name: string
  /** Where it stands among the shelves of its room. */
  readonly order: number
  readonly state: ShelfCounting
}

/** Open: nobody has to have been there yet. Empty: somebody looked, and there was nothing. */
export type ShelfCounting = 'open' | 'counting' | 'counted' | 'empty' | 'excluded'

/** In the order of the file, which is the order on the shelf where nothing better is known. */
export interface BaselineLine {
  readonly storeId: string
  readonly itemId: string
  /** Null: somewhere in the store. */
  readonly shelfId: string | null
  readonly expected: number
  /** What a unit costs in this store; undefined: what it costs in the catalogue. */
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
  /** What was expected there then, if that was known. */
  readonly expected: number | null
  /** The place in the scan order of the shelf; null: not known. */
  readonly order: number | null
}
