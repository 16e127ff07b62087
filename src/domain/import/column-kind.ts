// What a column of an uploaded file can be used as.

export const COLUMN_KINDS = [
  'sku',
  'barcode',
  'case_barcode',
  'name',
  'variant',
  'category',
  'quantity',
  'unit',
  'pack',
  'unit_cost',
  'unit_price',
  'room',
  'shelf',
  'place',
  'site',
  'lot',
  'expiry',
  'serial',
  'group',
] as const

export type ColumnKind = (typeof COLUMN_KINDS)[number]

/** Kinds with numbers. */
export const NUMBER_KINDS = ['quantity', 'unit_cost', 'unit_price', 'pack'] as const

export type NumberKind = (typeof NUMBER_KINDS)[number]

export function isNumberKind(kind: ColumnKind | null | undefined): kind is NumberKind {
  return NUMBER_KINDS.some((one) => one === kind)
}

/** The names shown to people. */
export const COLUMN_NAMES: Readonly<Record<ColumnKind, string>> = {
  sku: 'SKU',
  barcode: 'Barcode',
  case_barcode: 'Case barcode',
  name: 'Item name',
  variant: 'Variant',
  category: 'Category',
  quantity: 'Expected quantity',
  unit: 'Unit',
  pack: 'Pack size',
  unit_cost: 'Unit cost',
  unit_price: 'Unit price',
  room: 'Room',
  shelf: 'Shelf',
  place: 'Room and shelf',
  site: 'Store or location',
  lot: 'Lot',
  expiry: 'Expiry date',
  serial: 'Serial number',
  group: 'Groups variants',
}

/**
 * Kinds that several columns may have, such as size and color, or EAN and UPC; all other kinds occur once in a row.
 */
export function mayRepeat(kind: ColumnKind): boolean {
  return kind === 'variant' || kind === 'barcode' || kind === 'case_barcode'
}

export function isColumnKind(value: unknown): value is ColumnKind {
  return COLUMN_KINDS.some((kind) => kind === value)
}
