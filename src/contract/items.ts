import * as z from 'zod'
import { defineModule, id, mutation, query } from './define.ts'
import { type Page, paginationOptions } from './pagination.ts'
import { storableText } from './text.ts'

interface ItemBarcode {
  readonly code: string
  /** How many units one scan is worth. */
  readonly quantity: number
}

export interface ItemDetails {
  readonly id: string
  readonly sku: string | null
  readonly name: string
  readonly category: string | null
  readonly unit: string
  readonly unitCost: number | null
  readonly unitPrice: number | null
  readonly barcodes: readonly ItemBarcode[]
}

export interface ItemSearch {
  readonly items: readonly ItemDetails[]
  /** Whether more items match than are shown. */
  readonly more: boolean
}

const orgId = id
const money = z.number().nullable().optional()

export const items = defineModule('items', {
  /** Search as you type, by words of the name, by SKU or by any barcode. */
  search: query<ItemSearch>()({
    access: 'items:read',
    args: z.strictObject({
      orgId,
      text: storableText(200),
      limit: z.int().min(1).max(100).default(20),
    }),
  }),
  /** The whole catalogue, newest first. */
  list: query<Page<ItemDetails>>()({
    access: 'items:read',
    args: z.strictObject({ orgId, paginationOpts: paginationOptions(200) }),
  }),
  get: query<ItemDetails>()({
    access: 'items:read',
    args: z.strictObject({ orgId, itemId: id }),
  }),
  /** Creates an item, or replaces all fields of an existing one. Barcodes are added, never removed. */
  upsert: mutation<{ readonly id: string }>()({
    access: 'items:update',
    args: z.strictObject({
      orgId,
      itemId: id.optional(),
      name: z.string(),
      sku: z.string().nullable().optional(),
      category: z.string().nullable().optional(),
      unit: z.string().optional(),
      unitCost: money,
      unitPrice: money,
      barcodes: z
        .array(z.strictObject({ code: z.string(), quantity: z.number().optional() }))
        .max(50)
        .optional(),
    }),
  }),
  addBarcode: mutation<null>()({
    access: 'items:update',
    args: z.strictObject({ orgId, itemId: id, code: z.string(), quantity: z.number().optional() }),
  }),
  archive: mutation<null>()({
    access: 'items:update',
    args: z.strictObject({ orgId, itemId: id }),
  }),
})
