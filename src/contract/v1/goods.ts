// Items.

import * as z from 'zod'
import { api } from '../api.ts'
import { name } from './fields.ts'
import {
  listOf,
  type Operation,
  operation,
  pageOptions,
  pageQuery,
  toList,
  wholeList,
} from './operation.ts'
import { item, made, viewItem } from './views.ts'

const money = z.number().nullable().optional()

const itemBody = z.strictObject({
  name,
  sku: z.string().max(1_000).nullable().optional(),
  category: z.string().max(1_000).nullable().optional(),
  unit: z.string().max(100).optional(),
  unitCost: money,
  unitPrice: money,
  barcodes: z
    .array(z.strictObject({ code: z.string().max(500), quantity: z.number().optional() }))
    .max(50)
    .optional(),
})
const TEA = {
  name: 'Green tea 100 g',
  sku: 'TEA-100',
  unitCost: 2.1,
  barcodes: [{ code: '4006381333931' }],
}

const foundItems = z
  .strictObject({
    data: z.array(item),
    nextCursor: z.string().nullable(),
    total: z.int(),
    /** Whether other items match too. */
    more: z.boolean(),
  })
  .meta({ id: 'FoundItems' })

export const goods: readonly Operation[] = [
  operation('GET /items', api.items.list, {
    ...{ id: 'listItems', tag: 'Items', summary: 'The catalogue, newest first' },
    query: pageQuery,
    answer: listOf(item),
    args: ({ orgId, query }) => ({ orgId, ...pageOptions(query) }),
    view: (page) => toList(page, viewItem),
  }),
  operation('GET /items/search', api.items.search, {
    ...{
      id: 'searchItems',
      tag: 'Items',
      summary: 'Items by words of the name, by SKU or by barcode',
    },
    query: z.strictObject({
      text: z.string().max(200),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: foundItems,
    args: ({ orgId, query }) => ({ orgId, ...query }),
    view: ({ items, more }) => ({ ...wholeList(items, viewItem), more }),
  }),
  operation('GET /items/{itemId}', api.items.get, {
    ...{ id: 'getItem', tag: 'Items', summary: 'One item' },
    answer: item,
    args: ({ orgId, params: { itemId } }) => ({ orgId, itemId }),
    view: viewItem,
  }),
  operation('POST /items', api.items.upsert, {
    ...{ id: 'createItem', tag: 'Items', summary: 'Adds an item, or one a line as NDJSON' },
    body: itemBody,
    example: TEA,
    bulk: true,
    answer: made,
    args: ({ orgId, body }) => ({ orgId, ...body }),
    view: (answer) => ({ id: answer.id }),
  }),
  operation('PUT /items/{itemId}', api.items.upsert, {
    ...{
      id: 'replaceItem',
      tag: 'Items',
      summary: 'Replaces all fields of an item; barcodes are added, never removed',
    },
    body: itemBody,
    example: TEA,
    answer: made,
    args: ({ orgId, params: { itemId }, body }) => ({ orgId, itemId, ...body }),
    view: (answer) => ({ id: answer.id }),
  }),
  operation('POST /items/{itemId}/barcodes', api.items.addBarcode, {
    ...{
      id: 'addBarcode',
      tag: 'Items',
      summary: 'Adds a barcode; its quantity is how many units one scan is worth',
    },
    body: z.strictObject({ code: z.string().max(500), quantity: z.number().optional() }),
    example: { code: '4006381333948', quantity: 6 },
    args: ({ orgId, params: { itemId }, body }) => ({ orgId, itemId, ...body }),
  }),
  operation('DELETE /items/{itemId}', api.items.archive, {
    ...{ id: 'archiveItem', tag: 'Items', summary: 'Archives an item; its counts are kept' },
    args: ({ orgId, params: { itemId } }) => ({ orgId, itemId }),
  }),
]
