import * as z from 'zod'
import type { ScanOnceAnswer, ScanOnceProblem } from '#domain/scan-once.ts'
import { defineModule, id, mutation, query } from './define.ts'
import { storableText } from './text.ts'

export interface AnsweredScanOnce {
  /** Elsewhere: the item got its barcode in another way, such as from a later file. */
  readonly kind: ScanOnceAnswer | 'elsewhere'
  /** The barcode that was attached. */
  readonly code: string | null
  readonly byName: string | null
  readonly canTakeBack: boolean
}

/** An item that a file added without a usable barcode. Has no quantities or costs, because counters see it. */
export interface ScanOnceItem {
  readonly id: string
  readonly name: string
  readonly sku: string | null
  /** Where the item is, according to the file. */
  readonly place: { readonly room: string; readonly shelf: string } | null
  readonly problem: ScanOnceProblem
  /** As written in the file; empty when there is none. */
  readonly fileCode: string
  /** Null when it still has to be scanned. */
  readonly answer: AnsweredScanOnce | null
}

/** Counted only up to MOST_COUNTED of src/domain/scan-once.ts. */
export interface ScanOnceProgress {
  readonly open: number
}

export interface ScanOnceList extends ScanOnceProgress {
  readonly done: number
  /** In the order of a walk through the store; items without a place come last. */
  readonly items: readonly ScanOnceItem[]
  /** Whether more items match than are shown. */
  readonly more: boolean
}

const ofItem = z.strictObject({ storeId: id, itemId: id })

/** Items that are expected in a store, or were imported there as a list, and cannot be scanned yet. */
export const scanOnce = defineModule('scanOnce', {
  getProgress: query<ScanOnceProgress>()({
    access: 'audits:count',
    args: z.strictObject({ storeId: id }),
  }),
  list: query<ScanOnceList>()({
    access: 'audits:count',
    args: z.strictObject({
      storeId: id,
      state: z.enum(['open', 'done']),
      text: storableText(200).optional(),
      limit: z.int().min(1).max(200).default(100),
    }),
  }),
  /** One of them, answered or not. */
  get: query<ScanOnceItem>()({ access: 'audits:count', args: ofItem }),
  /** Gives the item its barcode, and returns the code as stored. */
  attach: mutation<{ readonly code: string }>()({
    access: 'audits:count',
    args: ofItem.extend({ code: z.string().max(500) }),
  }),
  /** Marks the item as having no barcode; it is counted by name. */
  markWithoutBarcode: mutation<null>()({ access: 'audits:count', args: ofItem }),
  /**
   * Puts the item back on the list and removes the barcode that it got there. With a code (null: the answer "no
   * barcode"), undoes only that answer; a different answer given in the meantime stays.
   */
  takeBack: mutation<null>()({
    access: 'audits:count',
    args: ofItem.extend({ code: z.string().max(500).nullable().optional() }),
  }),
})
