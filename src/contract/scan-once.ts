import * as z from 'zod'
import type { ScanOnceAnswer, ScanOnceProblem } from '#domain/scan-once.ts'
import { defineModule, id, mutation, query } from './define.ts'
import { storableText } from './text.ts'

export interface AnsweredScanOnce {
  /** Elsewhere: the item got a barcode by another way, such as a later file. */
  readonly kind: ScanOnceAnswer | 'elsewhere'
  /** That was attached. */
  readonly code: string | null
  readonly byName: string | null
  readonly canTakeBack: boolean
}

/** An item that a file brought without a barcode that scans. Neither quantities nor costs: counters see it. */
export interface ScanOnceItem {
  readonly id: string
  readonly name: string
  readonly sku: string | null
  /** Where the file says that it lies. */
  readonly place: { readonly room: string; readonly shelf: string } | null
  readonly problem: ScanOnceProblem
  /** As it stands in the file; empty: there is none. */
  readonly fileCode: string
  /** Null: it is still to be scanned. */
  readonly answer: AnsweredScanOnce | null
}

/** Counted as far as MOST_COUNTED of src/domain/scan-once.ts. */
export interface ScanOnceProgress {
  readonly open: number
}

export interface ScanOnceList extends ScanOnceProgress {
  readonly done: number
  /** In the order of a walk through the store, those without a place last. */
  readonly items: readonly ScanOnceItem[]
  /** Whether more would match than are shown. */
  readonly more: boolean
}

const ofItem = z.strictObject({ storeId: id, itemId: id })

/** What is expected in a store, or came as a list of items there, and cannot be scanned yet. */
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
  /** One of them, whether it is answered or not. */
  get: query<ScanOnceItem>()({ access: 'audits:count', args: ofItem }),
  /** Gives the item its barcode; the answer is the code as it was taken. */
  attach: mutation<{ readonly code: string }>()({
    access: 'audits:count',
    args: ofItem.extend({ code: z.string().max(500) }),
  }),
  /** There is none on it: it is counted by its name. */
  markWithoutBarcode: mutation<null>()({ access: 'audits:count', args: ofItem }),
  /**
   * The item is on the list again, and has lost the barcode that it was given there. With a code, or null for
   * none, only that answer is taken back: another one that was given meanwhile stays.
   */
  takeBack: mutation<null>()({
    access: 'audits:count',
    args: ofItem.extend({ code: z.string().max(500).nullable().optional() }),
  }),
})
