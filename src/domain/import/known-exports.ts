// Common exports, recognized by their headers.

import type { ColumnKind } from './column-kind.ts'
import { foldText } from './likeness.ts'
import { loyverseColumnsIn } from './loyverse-headers.ts'
import { WOOCOMMERCE_LANGUAGES } from './woocommerce-headers.ts'

interface KnownExport {
  readonly name: string
  /** Folded headers that only this export has in combination. */
  readonly needs: readonly string[]
  readonly columns: Readonly<Record<string, ColumnKind | null>>
  /** Columns whose header starts with this; the rest names a location. */
  readonly begins?: Readonly<Record<string, ColumnKind | null>>
  /** Columns whose header ends with this; the part before names a location. */
  readonly ends?: Readonly<Record<string, ColumnKind | null>>
  /** The columns after this one are named after the locations whose stock they have. */
  readonly locationsBehind?: string
  /** Headers that this export does not have. */
  readonly lacks?: readonly string[]
  /** It has at least one header of each list. */
  readonly hasOneOf?: readonly (readonly string[])[]
}

const OPTION_VALUES: Readonly<Record<string, ColumnKind | null>> = {
  'option1 name': null,
  'option1 value': 'variant',
  'option2 name': null,
  'option2 value': 'variant',
  'option3 name': null,
  'option3 value': 'variant',
}

const KNOWN_EXPORTS: readonly KnownExport[] = [
  {
    name: 'Shopify inventory',
    needs: ['handle', 'title', 'sku', 'location'],
    columns: {
      handle: 'group',
      title: 'name',
      ...OPTION_VALUES,
      sku: 'sku',
      location: 'site',
      'bin name': 'shelf',
      'hs code': null,
      coo: null,
      'on hand': 'quantity',
      'on hand current': 'quantity',
      'on hand new': null,
      available: null,
      'available not editable': null,
      committed: null,
      'committed not editable': null,
      unavailable: null,
      'unavailable not editable': null,
      incoming: null,
      'incoming not editable': null,
    },
  },
  {
    name: 'Shopify inventory',
    needs: ['handle', 'title', 'sku', 'hs code', 'coo'],
    lacks: ['location'],
    locationsBehind: 'coo',
    columns: { handle: 'group', title: 'name', ...OPTION_VALUES, sku: 'sku' },
  },
  {
    name: 'Shopify products',
    needs: ['handle', 'title', 'variant sku', 'variant price'],
    columns: {
      handle: 'group',
      title: 'name',
      'body html': null,
      vendor: null,
      type: 'category',
      'product category': null,
      ...OPTION_VALUES,
      'variant sku': 'sku',
      'variant barcode': 'barcode',
      'variant barcodes': 'barcode',
      'variant inventory qty': 'quantity',
      'variant price': 'unit_price',
      'cost per item': 'unit_cost',
      status: null,
    },
  },
  {
    name: 'Shopify products',
    needs: ['url handle', 'title', 'sku', 'barcode'],
    columns: {
      'url handle': 'group',
      title: 'name',
      description: null,
      vendor: null,
      type: 'category',
      'product category': null,
      ...OPTION_VALUES,
      sku: 'sku',
      barcode: 'barcode',
      'inventory quantity': 'quantity',
      price: 'unit_price',
      'cost per item': 'unit_cost',
      status: null,
    },
  },
  {
    name: 'Square items',
    needs: ['token', 'item name', 'variation name'],
    columns: {
      token: null,
      'reference handle': null,
      'item name': 'name',
      'variation name': 'variant',
      sku: 'sku',
      gtin: 'barcode',
      description: null,
      category: 'category',
      categories: 'category',
      price: 'unit_price',
      'default unit cost': 'unit_cost',
      'unit and precision': null,
    },
    begins: {
      'current quantity': 'quantity',
      'new quantity': null,
      'stock alert': null,
      price: null,
      enabled: null,
    },
  },
  {
    name: 'Lightspeed products',
    needs: ['handle', 'sku', 'supply price', 'retail price'],
    columns: {
      id: null,
      handle: 'group',
      sku: 'sku',
      name: 'name',
      description: null,
      'product category': 'category',
      'variant option one name': null,
      'variant option one value': 'variant',
      'variant option two value': 'variant',
      'variant option three value': 'variant',
      'supply price': 'unit_cost',
      'retail price': 'unit_price',
    },
    begins: { inventory: 'quantity', 'reorder point': null, 'restock level': null },
  },
  {
    name: 'Clover items',
    needs: ['clover id', 'name', 'product code'],
    columns: {
      name: 'name',
      price: 'unit_price',
      cost: 'unit_cost',
      'product code': 'barcode',
      sku: 'sku',
      quantity: 'quantity',
    },
  },
  ...WOOCOMMERCE_LANGUAGES.map(wooCommerce),
  {
    name: 'Loyverse items',
    needs: ['handle', 'sku', 'name', 'sku of included item', 'track stock'],
    columns: {
      handle: 'group',
      sku: 'sku',
      name: 'name',
      category: 'category',
      'option 1 value': 'variant',
      'option 2 value': 'variant',
      'option 3 value': 'variant',
      cost: 'unit_cost',
      barcode: 'barcode',
      price: 'unit_price',
      'in stock': 'quantity',
    },
    begins: { 'in stock': 'quantity', price: null },
  },
  {
    name: 'PrestaShop products',
    needs: ['reference', 'ean13', 'quantity', 'minimal quantity'],
    columns: {
      name: 'name',
      reference: 'sku',
      ean13: 'barcode',
      upc: 'barcode',
      quantity: 'quantity',
      'price tax excluded': 'unit_price',
      'wholesale price': 'unit_cost',
    },
  },
  {
    name: 'Shopware products',
    needs: ['ordernumber', 'name', 'instock'],
    columns: {
      ordernumber: 'sku',
      name: 'name',
      instock: 'quantity',
      ean: 'barcode',
      'baseprice ek': 'unit_cost',
      'price ek': 'unit_price',
    },
  },
  {
    name: 'Bagisto products',
    needs: ['sku', 'name', 'manage stock', 'inventories'],
    columns: {
      sku: 'sku',
      name: 'name',
      inventories: 'quantity',
      price: 'unit_price',
      cost: 'unit_cost',
    },
  },
  {
    name: 'OpenBoxes inventory',
    needs: ['product code', 'product name', 'ob qoh', 'physical qoh'],
    columns: {
      'product code': 'sku',
      'product name': 'name',
      'lot number': 'lot',
      'expiration date': 'expiry',
      'bin location': 'shelf',
      'ob qoh': 'quantity',
    },
  },
  {
    name: 'Lightspeed items',
    needs: ['system id', 'upc', 'custom sku', 'item'],
    columns: {
      'system id': null,
      upc: 'barcode',
      ean: 'barcode',
      'custom sku': 'sku',
      'manufact sku': null,
      item: 'name',
      qty: 'quantity',
      qoh: 'quantity',
      'default cost': 'unit_cost',
      price: 'unit_price',
      department: null,
      category: 'category',
    },
    ends: { 'quantity on hand': 'quantity', 'unit cost': null },
  },
]

function wooCommerce(words: (typeof WOOCOMMERCE_LANGUAGES)[number]): KnownExport {
  const { type, sku, gtin, name, stock, price, categories } = words
  const all = (headers: readonly string[], kind: ColumnKind) =>
    Object.fromEntries(headers.map((header) => [header, kind]))
  return {
    name: 'WooCommerce products',
    needs: ['id', type, name, price],
    hasOneOf: [sku, stock],
    columns: {
      ...all(sku, 'sku'),
      [gtin]: 'barcode',
      [name]: 'name',
      ...all(stock, 'quantity'),
      [price]: 'unit_price',
      'cost of goods': 'unit_cost',
      [categories]: 'category',
    },
  }
}

export interface KnownColumns {
  readonly name: string
  /** By column, without quantities; undefined when this export does not determine it. */
  readonly kinds: readonly (ColumnKind | null | undefined)[]
  /** Quantity columns, with the folded name of the place of each. */
  readonly quantities: readonly { readonly at: number; readonly place: string }[]
}

export function recogniseExport(headers: readonly string[]): KnownColumns | undefined {
  const folded = headers.map(foldText)
  const known = KNOWN_EXPORTS.find(
    ({ needs, lacks = [], hasOneOf = [] }) =>
      needs.every((need) => folded.includes(need)) &&
      hasOneOf.every((names) => names.some((one) => folded.includes(one))) &&
      !lacks.some((one) => folded.includes(one)),
  )
  const loyverse = loyverseIn(headers)
  if (loyverse || !known) return loyverse
  const behind = known.locationsBehind ? folded.indexOf(known.locationsBehind) : folded.length
  const found = folded.map((header, at) =>
    at > behind ? { kind: 'quantity' as const, place: header } : columnIn(known, header),
  )
  return {
    name: known.name,
    kinds: found.map(({ kind }) => (kind === 'quantity' ? null : kind)),
    quantities: found.flatMap(({ kind, place }, at) =>
      kind === 'quantity' ? [{ at, place }] : [],
    ),
  }
}

function loyverseIn(headers: readonly string[]): KnownColumns | undefined {
  const found = loyverseColumnsIn(headers)
  if (!found) return undefined
  const kinds = new Map<number, ColumnKind>([
    [0, 'group'],
    [found.sku, 'sku'],
    [found.name, 'name'],
    [found.category, 'category'],
    [found.cost, 'unit_cost'],
    [found.barcode, 'barcode'],
    ...found.variants.map((at) => [at, 'variant'] as const),
    ...(found.price === undefined ? [] : [[found.price, 'unit_price'] as const]),
  ])
  return {
    name: 'Loyverse items',
    kinds: headers.map((_, at) => kinds.get(at) ?? null),
    quantities: found.stock.map(({ at, store }) => ({ at, place: foldText(store) })),
  }
}

function columnIn({ columns, begins = {}, ends = {} }: KnownExport, header: string) {
  if (Object.hasOwn(columns, header)) return { kind: columns[header], place: '' }
  const start = Object.keys(begins).find((one) => header.startsWith(`${one} `))
  if (start !== undefined) return { kind: begins[start], place: header.slice(start.length + 1) }
  const end = Object.keys(ends).find((one) => header.endsWith(` ${one}`))
  if (end !== undefined) return { kind: ends[end], place: header.slice(0, -end.length - 1) }
  return { kind: undefined, place: '' }
}
