// Exports that many shops have, recognised by their headers.

import type { ColumnKind } from './column-kind.ts'
import { foldText } from './likeness.ts'

interface KnownExport {
  readonly name: string
  /** Folded headers that only this export has together. */
  readonly needs: readonly string[]
  readonly columns: Readonly<Record<string, ColumnKind | null>>
  /** Columns whose header begins so; the rest of it names a location. */
  readonly begins?: Readonly<Record<string, ColumnKind | null>>
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
    name: 'Shopify products',
    needs: ['handle', 'variant sku', 'variant barcode'],
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
    name: 'Lightspeed items',
    needs: ['system id', 'upc', 'custom sku', 'item'],
    columns: {
      'system id': null,
      upc: 'barcode',
      ean: null,
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
  },
]

export interface KnownColumns {
  readonly name: string
  /** By column; undefined: this export does not say. */
  readonly kinds: readonly (ColumnKind | null | undefined)[]
}

export function recogniseExport(
  headers: readonly string[],
  storeName: string | undefined,
): KnownColumns | undefined {
  const folded = headers.map(foldText)
  const known = KNOWN_EXPORTS.find(({ needs }) => needs.every((need) => folded.includes(need)))
  if (!known) return undefined
  const kinds = folded.map((header) => kindIn(known, header))
  return { name: known.name, kinds: onePerKind(kinds, folded, foldText(storeName ?? '')) }
}

function kindIn({ columns, begins = {} }: KnownExport, header: string) {
  if (Object.hasOwn(columns, header)) return columns[header]
  const start = Object.keys(begins).find((one) => header.startsWith(`${one} `))
  return start === undefined ? undefined : begins[start]
}

/** One export has a column of quantities per location: that of this store, else the first. */
function onePerKind(
  kinds: readonly (ColumnKind | null | undefined)[],
  headers: readonly string[],
  storeName: string,
): readonly (ColumnKind | null | undefined)[] {
  const quantities = headers.flatMap((_, at) => (kinds[at] === 'quantity' ? [at] : []))
  const own = quantities.find((at) => storeName !== '' && headers[at]?.endsWith(` ${storeName}`))
  const chosen = own ?? quantities[0]
  return kinds.map((kind, at) => (kind === 'quantity' && at !== chosen ? null : kind))
}
