// What a person has typed about a shelf. Untouched fields follow other people's changes.

import type { ShelfDetails } from '#contract/rooms.ts'
import { decideName } from '#domain/naming.ts'
import { decideNewShelfCodes } from '#domain/shelf-code.ts'
import type { StoreMap } from './map-changes.ts'

export interface ShelfDraft {
  readonly code?: string
  readonly name?: string
}

export interface ShelfFields {
  readonly code: string
  readonly name: string
}

/** In the form the server accepts. */
export interface DecidedShelf {
  readonly code: string
  readonly name: string | null
}

export function fieldsOf(
  shelf: Pick<ShelfDetails, 'code' | 'name'>,
  draft: ShelfDraft,
): ShelfFields {
  return { code: draft.code ?? shelf.code, name: draft.name ?? shelf.name ?? '' }
}

export function isTouched(draft: ShelfDraft): boolean {
  return draft.code !== undefined || draft.name !== undefined
}

/** Refuses the same things as the server, before anything is sent. */
export function decideShelf(fields: ShelfFields, map: StoreMap, shelfId?: string): DecidedShelf {
  const others = map.flatMap(({ shelves }) => shelves.filter(({ id }) => id !== shelfId))
  const [code = ''] = decideNewShelfCodes([fields.code], new Set(others.map((one) => one.code)))
  return { code, name: fields.name.trim() ? decideName(fields.name, 'name') : null }
}
