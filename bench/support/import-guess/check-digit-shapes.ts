// Columns of barcodes, whole and broken.

import type { Shape } from './shape.ts'

const listWith = (column: string) => ['SKU~sku', column, 'Product~name', 'Qty~quantity']

export const CHECK_DIGIT_SHAPES: readonly Shape[] = [
  { name: 'ean-all-wrong', mustAsk: true, columns: listWith('EAN~wrong gtin') },
  { name: 'barcode-all-wrong', mustAsk: true, columns: listWith('Barcode~wrong gtin') },
  {
    name: 'shopify-all-wrong',
    mustAsk: true,
    columns: [
      'Handle~handle',
      'Title~name',
      'Variant SKU~sku',
      'Variant Inventory Qty~quantity',
      'Variant Price~price',
      'Variant Barcode~wrong gtin',
    ],
  },
  // Scanners do not find the two.
  { name: 'ean-few-wrong', columns: listWith('EAN~gtin, one in 24 wrong'), scannable: 46 },
  { name: 'upc-without-zeros', columns: listWith('UPC~upc without its zero') },
  { name: 'ean-shortened', columns: listWith('EAN~shortened gtin'), scannable: 0 },
  {
    name: 'product-code-is-ean',
    columns: ['Name~name', 'Price~price', "Product Code~'gtin", 'Quantity~quantity'],
  },
  { name: 'barcode-of-scales', columns: listWith('Barcode~number of scales') },
  { name: 'barcode-of-the-store', columns: listWith('Barcode~number of the store') },
]
