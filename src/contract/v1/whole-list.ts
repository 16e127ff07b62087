// Lists that a function of the product answers whole, in pages: a store has more shelves than fits into one answer.

import * as z from 'zod'
import { Fault } from '#domain/fault.ts'
import type { ListAnswer } from './operation.ts'

interface PageWish {
  readonly limit: number
  readonly cursor?: string | undefined
}

/** Whoever does not ask for pages gets this many rows, which is nearly always all of them. */
export function wholeQuery(most: number) {
  return z.strictObject({
    limit: z.coerce.number().int().min(1).max(most).default(most),
    cursor: z.string().max(1_000).optional(),
  })
}

export function pageOfWhole<From extends { readonly id: string }, To>(
  rows: readonly From[],
  wish: PageWish,
  view: (row: From) => To,
): ListAnswer<To> {
  const { shown, nextCursor } = sliceOfWhole(rows, wish)
  return { data: shown.map(view), nextCursor, total: rows.length }
}

export function sliceOfWhole<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { limit, cursor }: PageWish,
): { readonly shown: readonly Row[]; readonly nextCursor: string | null } {
  const from = cursor === undefined ? 0 : indexAfter(rows, cursor)
  const shown = rows.slice(from, from + limit)
  const last = shown.at(-1)
  const hasMore = last !== undefined && from + limit < rows.length
  return { shown, nextCursor: hasMore ? writeCursor(from + limit - 1, last.id) : null }
}

/** Some ids are texts. Their beginning, and where they stood, tell them apart. */
const ID_LENGTH = 200

function writeCursor(at: number, id: string): string {
  return `${at}_${id.slice(0, ID_LENGTH)}`
}

/** After the last row of the page before, wherever it stands now. Where it is gone, its place was taken by the next. */
function indexAfter(rows: readonly { readonly id: string }[], cursor: string): number {
  const [, place, id] = /^(\d{1,9})_(.*)$/s.exec(cursor) ?? []
  if (place === undefined || id === undefined) {
    throw new Fault('invalid_argument', 'This is not a cursor.', { field: 'cursor' })
  }
  const at = Number(place)
  const isLast = (row: { readonly id: string } | undefined) => row?.id.slice(0, ID_LENGTH) === id
  if (isLast(rows[at])) return at + 1
  const moved = rows.findIndex(isLast)
  return moved === -1 ? at : moved + 1
}
