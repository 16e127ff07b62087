// A SKU that no item has, on a row whose barcode is that of an item: the item under a new SKU, or another item with a
// barcode that is not its own.

import type { ImportRow } from './import-row.ts'
import { foldText } from './likeness.ts'
import { makeSku } from './made-sku.ts'

/** The item that a barcode belongs to. */
export interface CodeOwner {
  readonly sku: string | null
  readonly name: string
}

/** An item without a SKU of its own is known by its barcode alone; of others, the names have to agree. */
export function isSameItem(
  { sku, code, name }: Pick<ImportRow, 'sku' | 'code' | 'name'>,
  owner: CodeOwner,
): boolean {
  if (owner.sku === null || owner.sku === sku || isMade(owner, code)) return true
  return name !== null && foldText(name) === foldText(owner.name)
}

function isMade({ sku, name }: CodeOwner, code: string | null): boolean {
  return sku === makeSku({ code, name }) || sku === makeSku({ code: null, name })
}

/** Beside the name of the row, so that somebody can compare. */
export function describeOwner({ sku, name }: CodeOwner): string {
  return `Belongs to ${sku === null ? '' : `${sku}, `}${name}`
}
