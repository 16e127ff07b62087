// Lists that tell lots, dates and serial numbers apart, and columns that are merely called so.

import type { Shape } from './shape.ts'

const ITEM = ['SKU~sku', 'Product~name']
const STOCK = ['On hand~quantity', 'Price~price']

export const LOT_SHAPES: readonly Shape[] = [
  {
    name: 'lots-several-rows',
    timesEach: 3,
    columns: [...ITEM, 'Lot number~lot', 'Expiration date~date', ...STOCK],
    truth: { 'Expiration date': 'expiry' },
  },
  {
    name: 'lots-day-first',
    timesEach: 2,
    delimiter: ';',
    decimal: ',',
    columns: [
      'Artikelnummer~sku',
      'Bezeichnung~name',
      'Charge~lot',
      'MHD~date dd.mm.yyyy',
      'Bestand~quantity',
    ],
  },
  {
    name: 'lots-month-first',
    columns: [...ITEM, 'Batch No~lot', 'Best before~date mm/dd/yyyy', ...STOCK],
  },
  {
    name: 'lots-unclear-dates',
    mustAsk: true,
    columns: [...ITEM, 'Batch No~lot', 'Best before~date either way', ...STOCK],
  },
  {
    name: 'lots-french',
    part: 'held_out',
    columns: [
      'Référence~sku',
      'Désignation~name',
      'N° de lot~lot',
      'DLC~date dd/mm/yyyy',
      'Quantité en stock~quantity',
    ],
  },
  {
    name: 'lots-spanish',
    part: 'held_out',
    columns: [
      'Código~sku',
      'Descripción~name',
      'Lote~lot',
      'Fecha de caducidad~date dd/mm/yyyy',
      'Existencias~quantity',
    ],
  },
  { name: 'serials', timesEach: 2, columns: [...ITEM, 'Serial number~serial', 'Qty~quantity'] },
  {
    name: 'serials-imei',
    part: 'held_out',
    columns: ['Product~name', 'SKU~sku', 'IMEI~serial', 'Stock~quantity'],
  },
  {
    name: 'numbered-rows',
    columns: ['Serial No.~number', ...ITEM, ...STOCK],
    truth: { 'Serial No.': '' },
  },
]
