import { expect, test } from 'vitest'
import type { ColumnKind } from '../import/column-kind.ts'
import { writeTargetOf } from './systems.ts'

function targetOf(header: string, read: string, delimiter = ',') {
  const headers = header.split(delimiter)
  const columns = headers.map((one): ColumnKind | null => (one === read ? 'quantity' : null))
  const { system, column, writtenAs } = writeTargetOf(headers, { columns })
  return [system, column === null ? null : headers[column], writtenAs]
}

const SHOPIFY =
  'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Location,Bin name,Available (not editable),On hand (current),On hand (new)'

test.each([
  ['Shopify, beside its guard', SHOPIFY, 'On hand (current)', 'shopify', 'On hand (new)'],
  [
    'Shopify, in the column of the location',
    'Handle,Title,Option1 Name,SKU,HS Code,COO,Main street',
    'Main street',
    'shopify',
    'Main street',
  ],
  [
    'Shopify products',
    'Handle,Title,Variant SKU,Variant Inventory Qty,Variant Barcode',
    'Variant Inventory Qty',
    'shopify',
    'Variant Inventory Qty',
  ],
  [
    'Square, in the new quantity of the same store',
    'Token,Item Name,Variation Name,SKU,GTIN,Current Quantity Old town,New Quantity Old town,Current Quantity Main,New Quantity Main',
    'Current Quantity Main',
    'square',
    'New Quantity Main',
  ],
  [
    'Lightspeed X',
    'id,handle,sku,name,supply_price,retail_price,inventory_Main,inventory_Mill_Lane',
    'inventory_Mill_Lane',
    'lightspeed_x',
    'inventory_Mill_Lane',
  ],
  ['Clover', 'Clover ID,Name,Price,Product Code,SKU,Quantity', 'Quantity', 'clover', 'Quantity'],
  ['WooCommerce', 'ID,Type,SKU,Name,Stock,Parent', 'Stock', 'woocommerce', 'Stock'],
  [
    'Loyverse',
    'Handle,SKU,Name,Barcode,In stock [Main],In stock [Mill]',
    'In stock [Mill]',
    'loyverse',
    'In stock [Mill]',
  ],
  [
    'Odoo',
    'location_id,product_id,lot_id,quantity,inventory_quantity',
    'quantity',
    'odoo',
    'inventory_quantity',
  ],
  [
    'OpenBoxes',
    'Product code,Product name,OB QOH,Physical QOH',
    'OB QOH',
    'openboxes',
    'Physical QOH',
  ],
  ['anything else', 'Code,Name,Pieces', 'Pieces', 'generic', 'Pieces'],
])('%s takes counts', (_name, header, read, system, target) => {
  expect(targetOf(header, read)).toEqual([system, target, 'count'])
})

test('PrestaShop has semicolons', () => {
  const header = 'Product ID;Active (0/1);Name *;Reference #;EAN13;Quantity;Minimal quantity'
  expect(targetOf(header, 'Quantity', ';')).toEqual(['prestashop', 'Quantity', 'count'])
})

test('Lightspeed R takes no quantities from a file, and the steps say what to do', () => {
  const columns: readonly (ColumnKind | null)[] = [null, 'barcode', null, 'sku', 'name', 'quantity']
  const headers = ['System ID', 'UPC', 'EAN', 'Custom SKU', 'Item', 'Qty.']
  const target = writeTargetOf(headers, { columns })
  expect(target).toMatchObject({ system: 'lightspeed_r', column: null })
  expect(target.why).toBe('count_there')
})

test('Square without its column says so', () => {
  expect(
    targetOf('Token,Item Name,Variation Name,SKU,Current Quantity Main', 'Current Quantity Main'),
  ).toEqual(['square', null, 'count'])
})

test('a column for adjustments takes what has to be added', () => {
  expect(targetOf('Code,On hand,Adjustment', 'On hand')).toEqual([
    'generic',
    'Adjustment',
    'difference',
  ])
})
