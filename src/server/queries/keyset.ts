// Keyset pagination: a page is everything between two keys, so rows that come or go leave no gaps.

import type { Page, PaginationOptions } from '#contract/pagination.ts'
import { Fault } from '#domain/fault.ts'

/** The part of a list on a page, by the keys of its order. */
export interface KeyRange<Key> {
  readonly after: Key | undefined
  /** Pinned end, which is part of the page. */
  readonly until: Key | undefined
  /** One more than the page size, to see whether there is more; undefined if the end is pinned. */
  readonly limit: number | undefined
}

export interface Cursor<Key> {
  write(key: Key): string
  read(text: string): Key | undefined
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** For rows in the order of their ids. */
export const ID_CURSOR: Cursor<string> = {
  write: (id) => id,
  read: (text) => (UUID.test(text) ? text : undefined),
}

/** For rows in the order of a text. */
export const TEXT_CURSOR: Cursor<string> = {
  write: (text) => text,
  read: (text) => text,
}

export interface TimeKey {
  readonly at: Date
  readonly id: string
}

/** For rows in the order of a time, then of the id. */
export const TIME_CURSOR: Cursor<TimeKey> = {
  write: ({ at, id }) => `${at.getTime()}_${id}`,
  read: (text) => {
    const [ms = '', id = ''] = text.split('_')
    if (!/^\d{1,15}$/.test(ms) || !UUID.test(id)) return undefined
    return { at: new Date(Number(ms)), id }
  },
}

export function rangeOf<Key>(options: PaginationOptions, cursor: Cursor<Key>): KeyRange<Key> {
  const until = readCursor(options.endCursor, cursor)
  return {
    after: readCursor(options.cursor, cursor),
    until,
    limit: until === undefined ? options.numItems + 1 : undefined,
  }
}

export function pageOf<Row, Shown>(
  rows: readonly Row[],
  options: PaginationOptions,
  list: {
    readonly total: number
    readonly cursorOf: (row: Row) => string
    readonly show: (row: Row) => Shown
  },
): Page<Shown> {
  const pinned = options.endCursor
  const shown = pinned ? rows : rows.slice(0, options.numItems)
  const last = shown.at(-1)
  return {
    page: shown.map(list.show),
    isDone: !pinned && rows.length <= options.numItems,
    continueCursor: pinned || (last ? list.cursorOf(last) : (options.cursor ?? '')),
    total: list.total,
  }
}

function readCursor<Key>(text: string | null | undefined, cursor: Cursor<Key>): Key | undefined {
  if (!text) return undefined
  const key = cursor.read(text)
  if (key === undefined) {
    throw new Fault('invalid_argument', 'This is not a cursor.', { field: 'paginationOpts.cursor' })
  }
  return key
}
