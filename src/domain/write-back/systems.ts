// Which system a file came from, and which of its columns takes a count back.

import { foldText } from '../import/likeness.ts'
import { loyverseColumnsIn } from '../import/loyverse-headers.ts'
import type { Mapping } from '../import/mapping.ts'
import { readStockHeader } from '../import/stock-header.ts'
import { WOOCOMMERCE_LANGUAGES } from '../import/woocommerce-headers.ts'

const SYSTEMS = [
  'shopify',
  'square',
  'lightspeed_x',
  'lightspeed_r',
  'clover',
  'woocommerce',
  'loyverse',
  'odoo',
  'prestashop',
  'openboxes',
  'sap',
  'generic',
] as const
export type System = (typeof SYSTEMS)[number]

export const SYSTEM_NAMES: Readonly<Record<System, string>> = {
  shopify: 'Shopify',
  square: 'Square',
  lightspeed_x: 'Lightspeed X-Series',
  lightspeed_r: 'Lightspeed R-Series',
  clover: 'Clover',
  woocommerce: 'WooCommerce',
  loyverse: 'Loyverse',
  odoo: 'Odoo',
  prestashop: 'PrestaShop',
  openboxes: 'OpenBoxes',
  sap: 'SAP',
  generic: 'Any other system',
}

/** Either the counted number, or the difference from the number in the file. */
export type WrittenAs = 'count' | 'difference'

export interface WriteTarget {
  readonly system: System
  /** Index from 0; null when the system takes no counts in this file. */
  readonly column: number | null
  readonly writtenAs: WrittenAs
  /** The system refuses fractions. */
  readonly wholeNumbers: boolean
  /** Why there is no column. */
  readonly why: NoTarget | null
}

/** The file has no such column, lacks those of Square, or is of a system where counts are entered by hand. */
export type NoTarget = 'no_column' | 'square_columns' | 'count_there'

interface SystemShape {
  readonly system: System
  /** Folded headers that only this system has in combination. */
  readonly needs: readonly string[]
  /** At least one folded header must start with this. */
  readonly needsBeginning?: string
  readonly wholeNumbers?: boolean
  /** The folded header of the column for counts, given the header of the column that was read. */
  readonly target?: (readHeader: string) => string
  readonly refusal?: NoTarget
}

const SHAPES: readonly SystemShape[] = [
  {
    system: 'shopify',
    needs: ['handle', 'title', 'sku', 'location', 'on hand new'],
    wholeNumbers: true,
    target: () => 'on hand new',
  },
  { system: 'shopify', needs: ['handle', 'title', 'sku', 'hs code', 'coo'], wholeNumbers: true },
  { system: 'shopify', needs: ['handle', 'title', 'sku', 'location'], wholeNumbers: true },
  {
    system: 'shopify',
    needs: ['handle', 'variant sku', 'variant inventory qty'],
    wholeNumbers: true,
  },
  { system: 'shopify', needs: ['url handle', 'title', 'inventory quantity'], wholeNumbers: true },
  {
    system: 'square',
    needs: ['token', 'item name', 'variation name'],
    target: (read) => read.replace(/^current quantity/, 'new quantity'),
    refusal: 'square_columns',
  },
  { system: 'lightspeed_x', needs: ['handle', 'sku'], needsBeginning: 'inventory ' },
  {
    system: 'lightspeed_r',
    needs: ['system id', 'upc', 'custom sku'],
    target: () => '',
    refusal: 'count_there',
  },
  { system: 'clover', needs: ['clover id', 'name', 'product code', 'quantity'] },
  ...WOOCOMMERCE_LANGUAGES.flatMap(({ type, sku, name, stock, parent }) =>
    sku.flatMap((code) =>
      stock.map((amount) => ({
        system: 'woocommerce' as const,
        needs: ['id', type, code, name, amount, parent],
      })),
    ),
  ),
  { system: 'loyverse', needs: ['handle', 'sku'], needsBeginning: 'in stock ' },
  { system: 'odoo', needs: ['inventory quantity'], target: () => 'inventory quantity' },
  { system: 'odoo', needs: ['product', 'counted quantity'], target: () => 'counted quantity' },
  {
    system: 'openboxes',
    needs: ['product code', 'ob qoh', 'physical qoh'],
    target: () => 'physical qoh',
  },
  { system: 'prestashop', needs: ['product id', 'active 0 1', 'quantity'] },
  { system: 'sap', needs: ['material'], needsBeginning: 'unrestricted' },
  { system: 'sap', needs: ['material'], needsBeginning: 'frei verwendbar' },
  { system: 'sap', needs: ['material'], needsBeginning: 'libre utilizacion' },
]

/** Columns that are empty in an export, and take a difference. */
const ADJUSTMENT = /^(adjustment|adjust by|quantity adjustment|qty adjustment|adjustment quantity)$/

/** Where a file with these headers takes a store's counts: decided by its system, or by a person's choice. */
export function writeTargetOf(
  headers: readonly string[],
  mapping: Pick<Mapping, 'columns'>,
  chosen: number | null = null,
): WriteTarget {
  const target = suggestedTarget(headers, mapping)
  const isOpen = chosen !== null && openColumnsOf(headers, mapping, target).includes(chosen)
  if (!isOpen) return target
  const isAdjustment = ADJUSTMENT.test(foldText(headers[chosen] ?? ''))
  return { ...target, column: chosen, writtenAs: isAdjustment ? 'difference' : 'count', why: null }
}

/** Columns that can be chosen for the counts, as indexes from 0. Empty when the system prescribes the column. */
export function countColumnsOf(
  headers: readonly string[],
  mapping: Pick<Mapping, 'columns'>,
): readonly number[] {
  return openColumnsOf(headers, mapping, suggestedTarget(headers, mapping))
}

function openColumnsOf(
  headers: readonly string[],
  { columns }: Pick<Mapping, 'columns'>,
  { system, column, why }: WriteTarget,
): readonly number[] {
  if (system !== 'generic' && (column !== null || why !== 'no_column')) return []
  const open = headers.flatMap((header, at) =>
    mayTakeCounts(header, columns[at] ?? null) ? [at] : [],
  )
  if (open.length > 0) return open
  return headers.flatMap((header, at) =>
    (columns[at] ?? null) === null && header.trim() !== '' ? [at] : [],
  )
}

const LOCKED = /\b(not editable|read only)\b/
const COUNTED = /\b(counted|physical|new (quantity|qty|stock|count)|on hand new|correction)\b/
const NO_NUMBER = /\b(date|time|by|name|id|code)\b/

function mayTakeCounts(header: string, kind: Mapping['columns'][number]): boolean {
  if (kind !== null) return kind === 'quantity'
  const folded = foldText(header)
  if (LOCKED.test(folded)) return false
  const isForCounts = COUNTED.test(folded) && !NO_NUMBER.test(folded)
  return isForCounts || ADJUSTMENT.test(folded) || readStockHeader(header) !== undefined
}

function suggestedTarget(
  headers: readonly string[],
  { columns }: Pick<Mapping, 'columns'>,
): WriteTarget {
  const folded = headers.map(foldText)
  const read = columns.lastIndexOf('quantity')
  const shape = SHAPES.find((one) => fits(one, folded)) ?? loyverseShape(headers)
  const plain = { writtenAs: 'count', wholeNumbers: shape?.wholeNumbers ?? false } as const
  if (!shape) return genericTarget(folded, read, columns)
  const wanted = shape.target?.(folded[read] ?? '')
  const column = wanted === undefined ? read : folded.indexOf(wanted)
  const isThere = column >= 0 && wanted !== ''
  return {
    ...plain,
    system: shape.system,
    column: isThere ? column : null,
    why: isThere ? null : (shape.refusal ?? 'no_column'),
  }
}

/** In any language. */
function loyverseShape(headers: readonly string[]): SystemShape | undefined {
  return loyverseColumnsIn(headers) && { system: 'loyverse', needs: [] }
}

function genericTarget(
  folded: readonly string[],
  read: number,
  columns: Mapping['columns'],
): WriteTarget {
  const adjustment = folded.findIndex(
    (header, at) => ADJUSTMENT.test(header) && (columns[at] ?? null) === null,
  )
  const column = adjustment >= 0 ? adjustment : read
  return {
    system: 'generic',
    column: column >= 0 ? column : null,
    writtenAs: adjustment >= 0 ? 'difference' : 'count',
    wholeNumbers: false,
    why: column >= 0 ? null : 'no_column',
  }
}

function fits({ needs, needsBeginning }: SystemShape, folded: readonly string[]): boolean {
  const begins =
    needsBeginning === undefined || folded.some((one) => one.startsWith(needsBeginning))
  return begins && needs.every((need) => folded.includes(need))
}
