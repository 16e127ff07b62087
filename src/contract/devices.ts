import * as z from 'zod'
import type { AuditStatus } from '#domain/audit.ts'
import { defineModule, id, query } from './define.ts'

/** What a device needs to know of an audit to count in it without a network. Nothing is expected here. */
export interface AssignmentPack {
  readonly auditId: string
  readonly auditName: string
  readonly auditStatus: AuditStatus
  /** Why nobody counts now, and who said so; left out while people count, and by packs of before. */
  readonly pause?: AuditPause
  readonly orgId: string
  readonly blind: boolean
  readonly selfAssignment: boolean
  /** Whether what the viewer counts on the shelves of others stands; packs of before do not say. */
  readonly countsAnywhere?: boolean
  /** Whether a shelf is handed in together with the number of units counted by hand. */
  readonly controlTotals: boolean
  /** How many items the catalogue has. */
  readonly items: number
  /** Another one whenever `getCatalogueChanges` has something new; packs of before do not say. */
  readonly catalogueVersion?: string
  /** The stores of the audit in which the viewer counts. */
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

/** An item as it is found on the device. */
export interface PackedItem {
  readonly id: string
  readonly name: string
  readonly sku: string | null
  readonly unit: string
  readonly codes: readonly PackedCode[]
  /** Where the last completed count of each store found it, the most first; never what is expected. */
  readonly places: readonly PackedPlace[]
}

export interface PackedPlace {
  readonly storeId: string
  readonly shelfId: string
  /** As the shelf's sign says it. */
  readonly shelf: string
}

interface PackedCode {
  readonly code: string
  /** How many units one reading stands for. */
  readonly quantity: number
}

/** Some of what changed in the catalogue after a position, each item as it is now. */
export interface CatalogueChanges {
  readonly items: readonly PackedItem[]
  /** Items that are in the catalogue no more. */
  readonly removed: readonly string[]
  /** Where to go on; to be kept and handed back as it is. */
  readonly position: string
  /** Whether that was all there is by now. */
  readonly isDone: boolean
  /** Whether these are the first of the whole catalogue: what was there before is replaced by it. */
  readonly isAnew: boolean
}

/** What should lie on a shelf, without numbers. */
export interface ExpectedHere {
  /**
   * Null where nobody is to know, and where the baseline does not say it by shelf. A recount of single
   * items names those, also while the count is blind.
   */
  readonly items: readonly { readonly id: string; readonly name: string }[] | null
}

export const devices = defineModule('devices', {
  getAssignmentPack: query<AssignmentPack>()({
    access: 'audits:count',
    args: z.strictObject({ auditId: id }),
  }),
  /**
   * The catalogue, and later what changed in it: whatever comes after a position that was answered before, the
   * same for whatever is expected where. Positions of other stores or another history begin anew.
   */
  getCatalogueChanges: query<CatalogueChanges>()({
    access: 'audits:count',
    args: z.strictObject({
      auditId: id,
      position: z.string().max(4_000).nullable().default(null),
      limit: z.int().min(1).max(1_000).default(500),
    }),
  }),
  /** For asking, at the end, after what was not seen. A blind count is told nothing. */
  getExpectedHere: query<ExpectedHere>()({
    access: 'audits:count',
    args: z.strictObject({ auditAssignmentId: id }),
  }),
})
