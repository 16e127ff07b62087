// Lists with several codes for an item: columns beside each other, several in a cell, and those of cases.

import type { Shape } from './shape.ts'

const ITEM = ['SKU~sku', 'Product~name']
const STOCK = ['On hand~quantity', 'Price~price']

export const CODE_SHAPES: readonly Shape[] = [
  { name: 'codes-upc-ean', columns: [...ITEM, 'UPC~gtin', 'EAN~second gtin', ...STOCK] },
  {
    name: 'codes-numbered',
    columns: [...ITEM, 'Barcode~gtin', 'Barcode 2~second gtin', 'EAN3~third gtin', ...STOCK],
  },
  {
    name: 'codes-alternate',
    columns: [
      ...ITEM,
      'Barcode~gtin',
      'Alternate code 1~second gtin',
      'Alternate code 2~third gtin',
      ...STOCK,
    ],
  },
  { name: 'codes-in-cell-bar', columns: [...ITEM, 'Barcodes~gtin|gtin', ...STOCK] },
  { name: 'codes-in-cell-semicolon', columns: [...ITEM, 'Barcode~gtin; gtin', ...STOCK] },
  { name: 'codes-in-cell-slash', columns: [...ITEM, 'EAN~gtin / gtin', ...STOCK], delimiter: ';' },
  { name: 'codes-in-cell-packs', columns: [...ITEM, 'Barcode~gtin, gtin x6', ...STOCK] },
  {
    name: 'case-code-and-size',
    columns: [...ITEM, 'Barcode~gtin', 'Case barcode~case gtin', 'Units per case~pack', ...STOCK],
    truth: { 'Units per case': 'pack' },
  },
  {
    name: 'case-code-without-size',
    columns: [...ITEM, 'EAN~gtin', 'Carton EAN~case gtin', ...STOCK],
  },
  {
    name: 'case-code-by-its-digits',
    columns: [...ITEM, 'EAN~gtin', 'GTIN~case gtin', ...STOCK],
  },
  {
    name: 'case-code-german',
    part: 'held_out',
    delimiter: ';',
    decimal: ',',
    columns: [
      'Artikelnummer~sku',
      'Bezeichnung~name',
      'EAN~gtin',
      'EAN Karton~case gtin',
      'Verpackungseinheit~pack',
      'Bestand~quantity',
    ],
    truth: { Verpackungseinheit: 'pack' },
  },
  {
    name: 'pack-size-without-case-code',
    columns: [...ITEM, 'Barcode~gtin', 'Pack size~pack', ...STOCK],
  },
  {
    name: 'supplier-code',
    part: 'held_out',
    columns: [...ITEM, 'EAN~gtin', 'Alternate code~sku', 'Vendor code~sku', ...STOCK],
    truth: { 'Alternate code': '', 'Vendor code': '' },
  },
]
