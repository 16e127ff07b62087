// The position of a line in a list, as the cursors of pages encode it.

import { isStorable } from '#domain/stored-text.ts'
import type { Cursor, KeyRange } from '../keyset.ts'

/** The position of a line in the requested order. */
export interface LineKey {
  readonly number: number
  readonly text: string
  readonly storeId: string
  readonly itemId: string
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const LINE_CURSOR: Cursor<LineKey> = {
  write: ({ number, text, storeId, itemId }) => JSON.stringify([number, text, storeId, itemId]),
  read: (written) => {
    const [number, text, storeId, itemId] = parseList(written)
    if (typeof number !== 'number' || typeof text !== 'string') return undefined
    if (typeof storeId !== 'string' || typeof itemId !== 'string') return undefined
    // What is escaped inside a cursor is plain text to those who check the arguments of a call.
    if (!isStorable(text)) return undefined
    return UUID.test(storeId) && UUID.test(itemId) ? { number, text, storeId, itemId } : undefined
  },
}

function parseList(written: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(written)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

/** The range in the form that statements take. */
export function askedRange({ after, until, limit }: KeyRange<LineKey>) {
  return {
    ...(after && {
      afterNumber: after.number,
      afterText: after.text,
      afterStore: after.storeId,
      afterItem: after.itemId,
    }),
    ...(until && {
      untilNumber: until.number,
      untilText: until.text,
      untilStore: until.storeId,
      untilItem: until.itemId,
    }),
    limit,
  }
}
