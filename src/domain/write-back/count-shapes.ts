// The counts of a store in the formats of other systems, for when no suitable file was uploaded. Lines that were not
// counted are left out, so that the system keeps its number; they are never 0.

import { type CsvCell, csvRow } from '../csv-text.ts'
import { fromMilli } from '../quantity.ts'
import { type CountedItem, isPartlyCounted } from './counted-items.ts'

export const SHAPED_SYSTEMS = [
  'shopify',
  'square',
  'lightspeed_x',
  'clover',
  'woocommerce',
  'loyverse',
  'odoo',
  'generic',
] as const
export type ShapedSystem = (typeof SHAPED_SYSTEMS)[number]

type Column = readonly [title: string, cell: (item: CountedItem) => CsvCell]

const empty = () => ''
const sku = ({ sku: said }: CountedItem) => said
const name = ({ name: said }: CountedItem) => said
const barcode = ({ codes }: CountedItem) => codes[0]?.raw ?? null
const counted = ({ settled }: CountedItem) => (settled === null ? null : fromMilli(settled))

function columnsOf(system: ShapedSystem, store: string): readonly Column[] {
  switch (system) {
    case 'shopify':
      return [
        ['Handle', empty],
        ['Title', name],
        ...OPTIONS.map((title): Column => [title, empty]),
        ['SKU', sku],
        ['HS Code', empty],
        ['COO', empty],
        ['Location', () => store],
        ['Bin name', empty],
        ['Incoming (not editable)', empty],
        ['Unavailable (not editable)', empty],
        ['Committed (not editable)', empty],
        ['Available (not editable)', empty],
        ['On hand (current)', empty],
        ['On hand (new)', counted],
      ]
    case 'square':
      return [
        ['Token', empty],
        ['Item Name', name],
        ['Variation Name', empty],
        ['SKU', sku],
        ['GTIN', barcode],
        [`Current Quantity ${store}`, empty],
        [`New Quantity ${store}`, counted],
      ]
    case 'lightspeed_x':
      return [
        ['id', empty],
        ['handle', empty],
        ['sku', (item) => item.sku ?? barcode(item)],
        ['name', name],
        [`inventory_${store.replaceAll(' ', '_')}`, counted],
      ]
    case 'clover':
      return [
        ['Clover ID', empty],
        ['Name', name],
        ['Product Code', barcode],
        ['SKU', sku],
        ['Quantity', counted],
      ]
    case 'woocommerce':
      // Without names and types, because an import would overwrite those of the shop with ours.
      return [
        ['SKU', sku],
        ['GTIN, UPC, EAN, or ISBN', barcode],
        ['Stock', counted],
      ]
    case 'loyverse':
      return [
        ['Handle', empty],
        ['SKU', sku],
        ['Name', name],
        ['Barcode', barcode],
        [`In stock [${store}]`, counted],
      ]
    case 'odoo':
      return [
        ['location_id', () => 'WH/Stock'],
        ['product_id', (item) => item.sku ?? barcode(item) ?? item.name],
        ['lot_id', empty],
        ['inventory_quantity', counted],
      ]
    case 'generic':
      return [
        ['Barcode', barcode],
        ['SKU', sku],
        ['Item name', name],
        ['Category', ({ category }) => category],
        ['Unit', ({ unit }) => unit],
        ['On hand', counted],
      ]
  }
}

const OPTIONS = [1, 2, 3].flatMap((number) => [`Option${number} Name`, `Option${number} Value`])

/** Spreadsheets only read a table as UTF-8 with this mark. */
const BYTE_ORDER_MARK = '\uFEFF'

export function shapeHead(system: ShapedSystem, store: string): string {
  const titles = columnsOf(system, store).map(([title]) => title)
  // Other systems find the first column by its name, and the mark would become part of it.
  return `${system === 'generic' ? BYTE_ORDER_MARK : ''}${csvRow(titles)}\r\n`
}

export function shapeRows(
  system: ShapedSystem,
  store: string,
  items: readonly CountedItem[],
): string {
  const columns = columnsOf(system, store)
  return items
    .filter((item) => item.settled !== null && !isPartlyCounted(item))
    .map((item) => `${csvRow(columns.map(([, cell]) => cell(item)))}\r\n`)
    .join('')
}
