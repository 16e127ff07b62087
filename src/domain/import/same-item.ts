// For a row with an unknown SKU and the barcode of a known item: either the item has a new SKU, or it is another item
// with the wrong barcode.

import { writeNote } from './finding-note.ts'
import type { ImportRow } from './import-row.ts'
import { foldText } from './likeness.ts'
import { makeSku } from './made-sku.ts'

/** The item that a barcode belongs to. */
export interface CodeOwner {
  readonly sku: string | null
  readonly name: string
}

/** An item without a SKU of its own is identified by its barcode; for others, the names have to match. */
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

/** Shown next to the row's name, so that a person can compare. */
export function describeOwner({ sku, name }: CodeOwner): string {
  return writeNote({ kind: 'owner', item: sku === null ? name : `${sku}, ${name}` })
}
