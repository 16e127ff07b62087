import * as z from 'zod'
import type { AuditStatus } from '#domain/audit.ts'
import { defineModule, id, query } from './define.ts'
import { type Page, paginationOptions } from './pagination.ts'

/** What a device needs to know of an audit to count in it without a network. Nothing is expected here. */
export interface AssignmentPack {
  readonly auditId: string
  readonly auditName: string
  readonly auditStatus: AuditStatus
  readonly orgId: string
  readonly blind: boolean
  readonly selfAssignment: boolean
  /** Whether a shelf is handed in together with the number of units counted by hand. */
  readonly controlTotals: boolean
  /** How many items the catalogue has. */
  readonly items: number
}

/** An item as it is found on the device. */
export interface PackedItem {
  readonly id: string
  readonly name: string
  readonly sku: string | null
  readonly unit: string
  readonly codes: readonly PackedCode[]
}

export interface PackedCode {
  readonly code: string
  /** How many units one reading stands for. */
  readonly quantity: number
}

export const devices = defineModule('devices', {
  getAssignmentPack: query<AssignmentPack>()({
    access: 'audits:count',
    args: z.strictObject({ auditId: id }),
  }),
  /** The catalogue in slices, the same for whatever is expected where. */
  getCatalogue: query<Page<PackedItem>>()({
    access: 'audits:count',
    args: z.strictObject({ auditId: id, paginationOpts: paginationOptions(1_000) }),
  }),
})
