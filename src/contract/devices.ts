import * as z from 'zod'
import type { AuditStatus } from '#domain/audit.ts'
import { defineModule, id, query } from './define.ts'

/** What a device needs to count in an audit offline. Contains no expected quantities. */
export interface AssignmentPack {
  readonly auditId: string
  readonly auditName: string
  readonly auditStatus: AuditStatus
  /** Why counting is stopped and who stopped it; left out while people count, and in packs from older versions. */
  readonly pause?: AuditPause
  readonly orgId: string
  readonly blind: boolean
  readonly selfAssignment: boolean
  /** Whether the viewer's counts on shelves of others take effect; packs from older versions leave it out. */
  readonly countsAnywhere?: boolean
  /** Whether handing in a shelf requires a control total. */
  readonly controlTotals: boolean
  /** How many items the catalogue has. */
  readonly items: number
  /** Changes whenever `getCatalogueChanges` has something new; packs from older versions leave it out. */
  readonly catalogueVersion?: string
  /** The audit's stores in which the viewer counts. */
  readonly stores: readonly PackedStore[]
}

export interface AuditPause {
  readonly reason: string | null
  readonly by: string | null
}

interface PackedStore {
  readonly id: string
  /** What the digits of the store's own labels mean; see label-template.ts. */
  readonly labelTemplates: readonly string[]
}

/** An item as it is looked up on the device. */
export interface PackedItem {
  readonly id: string
  readonly name: string
  readonly sku: string | null
  readonly unit: string
  readonly codes: readonly PackedCode[]
  /** Where the last completed audit of each store counted it, largest count first; never what is expected. */
  readonly places: readonly PackedPlace[]
}

export interface PackedPlace {
  readonly storeId: string
  readonly shelfId: string
  /** As written on the shelf's sign. */
  readonly shelf: string
}

interface PackedCode {
  readonly code: string
  /** How many units one scan is worth. */
  readonly quantity: number
}

/** A batch of catalogue changes after a position, each item in its current form. */
export interface CatalogueChanges {
  readonly items: readonly PackedItem[]
  /** Items that are no longer in the catalogue. */
  readonly removed: readonly string[]
  /** Where to continue; the device stores it and sends it back unchanged. */
  readonly position: string
  /** Whether there is nothing more to fetch right now. */
  readonly isDone: boolean
  /** Whether this is the first batch of a full load, which replaces what the device had. */
  readonly isAnew: boolean
}

/** Items that are expected on a shelf, without quantities. */
export interface ExpectedHere {
  /**
   * Null when the count is blind, or when the baseline is not by shelf. A partial round lists its items even in a
   * blind count.
   */
  readonly items: readonly { readonly id: string; readonly name: string }[] | null
}

export const devices = defineModule('devices', {
  getAssignmentPack: query<AssignmentPack>()({
    access: 'audits:count',
    args: z.strictObject({ auditId: id }),
  }),
  /**
   * The catalogue, then its changes: everything after the position of an earlier answer. It does not depend on what is
   * expected where. A position from other stores or another history starts a full load.
   */
  getCatalogueChanges: query<CatalogueChanges>()({
    access: 'audits:count',
    args: z.strictObject({
      auditId: id,
      position: z.string().max(4_000).nullable().default(null),
      limit: z.int().min(1).max(1_000).default(500),
    }),
  }),
  /** Lets the device ask, at the end, about items that were not seen. Always null in a blind count. */
  getExpectedHere: query<ExpectedHere>()({
    access: 'audits:count',
    args: z.strictObject({ auditAssignmentId: id }),
  }),
})
