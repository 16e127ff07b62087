import * as z from 'zod'
import { defineModule, id, mutation, query } from './define.ts'

export interface LabelFacts {
  /** Of the shelf or the item. */
  readonly id: string
  /** Read by people: the shelf's sign, the item's name. */
  readonly title: string
  readonly subtitle: string
  /** Read by cameras and handhelds. */
  readonly code: string
}

export interface LabelList {
  readonly labels: readonly LabelFacts[]
  /** Items that have neither a barcode nor an SKU to print. */
  readonly withoutCode: number
  /** Whether there are more than are printed at once. */
  readonly more: boolean
}

/** What the digits of a store's own labels mean; see src/domain/codes/label-template.ts. */
export interface StoreLabelTemplates {
  readonly templates: readonly string[]
}

/** What a sheet of labels says. The sheet itself is `/api/labels.pdf`, for whoever may ask these. */
export const labels = defineModule('labels', {
  /** Of the shelves of a store, or of one room, in the order of the map; of a room without any, its own. */
  ofShelves: query<LabelList>()({
    access: 'rooms:update',
    args: z.strictObject({ storeId: id, roomId: id.optional() }),
  }),
  /** Of the items with these words, SKU or code; of those that came last without any. */
  ofItems: query<LabelList>()({
    access: 'items:update',
    args: z.strictObject({
      orgId: id,
      text: z.string().max(200).optional(),
    }),
  }),
  templates: query<StoreLabelTemplates>()({
    access: 'stores:read',
    args: z.strictObject({ storeId: id }),
  }),
  /** All of them at once; the first that fits a label is taken. */
  saveTemplates: mutation<null>()({
    access: 'stores:update',
    args: z.strictObject({ storeId: id, templates: z.array(z.string().max(40)).max(40) }),
  }),
})
