// An item as it is typed.

import type { ArgsOf } from '#contract/define.ts'
import type { ItemDetails, items } from '#contract/items.ts'
import { typedNumber } from '../kit/typed-number.ts'

export interface ItemDraft {
  readonly name: string
  readonly sku: string
  readonly category: string
  readonly unit: string
  /** Empty: not known. */
  readonly unitCost: string | number
  readonly unitPrice: string | number
}

export const NEW_ITEM: ItemDraft = {
  name: '',
  sku: '',
  category: '',
  unit: 'each',
  unitCost: '',
  unitPrice: '',
}

/** For the item after this one: consecutive items are often of the same kind. */
export function nextDraft({ category, unit }: ItemDraft): ItemDraft {
  return { ...NEW_ITEM, category, unit }
}

export function draftOf(item: ItemDetails): ItemDraft {
  return {
    name: item.name,
    sku: item.sku ?? '',
    category: item.category ?? '',
    unit: item.unit,
    unitCost: item.unitCost ?? '',
    unitPrice: item.unitPrice ?? '',
  }
}

type UpsertArgs = ArgsOf<(typeof items)['upsert']>

/** The arguments to send: empty fields are unknown, neither empty text nor zero. */
export function argsOfDraft(draft: ItemDraft): Omit<UpsertArgs, 'orgId' | 'itemId' | 'barcodes'> {
  return {
    name: draft.name,
    sku: draft.sku.trim() || null,
    category: draft.category.trim() || null,
    unit: draft.unit.trim() || 'each',
    unitCost: typedNumber(draft.unitCost),
    unitPrice: typedNumber(draft.unitPrice),
  }
}
