import * as z from 'zod'
import { defineModule, id, mutation, query } from './define.ts'

export interface LabelFacts {
  /** The id of the shelf or item. */
  readonly id: string
  /** For people: the shelf's sign, or the item's name. */
  readonly title: string
  readonly subtitle: string
  /** A room that is counted as one place, which its label says in the language of the reader. */
  readonly isWholeRoom?: true
  /** For cameras and handhelds. */
  readonly code: string
}

export interface LabelList {
  readonly labels: readonly LabelFacts[]
  /** Items that have neither a barcode nor an SKU to print. */
  readonly withoutCode: number
  /** Whether there are more than fit into one print run. */
  readonly more: boolean
}

/** What the digits of a store's own labels mean; see src/domain/codes/label-template.ts. */
export interface StoreLabelTemplates {
  readonly templates: readonly string[]
}

/** The text on a sheet of labels. The sheet itself is `/api/labels.pdf`, for the same callers. */
export const labels = defineModule('labels', {
  /** Labels for the shelves of a store or room, in map order; a room without shelves gets its own label. */
  ofShelves: query<LabelList>()({
    access: 'rooms:update',
    args: z.strictObject({ storeId: id, roomId: id.optional() }),
  }),
  /** Labels for items that match these words, SKU or code; for the newest items when there are no words. */
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
  /** Saves all templates at once; the first one that fits a label is used. */
  saveTemplates: mutation<null>()({
    access: 'stores:update',
    args: z.strictObject({ storeId: id, templates: z.array(z.string().max(40)).max(40) }),
  }),
})
