// The small animated count on the landing page: made up, not a real store.

import type { ShelfState } from '#domain/shelf-state.ts'

type MiniatureRoomName = 'grocery' | 'kitchen' | 'bath' | 'stock'

export interface MiniatureShelf {
  readonly code: string
  readonly state: ShelfState
  readonly initials?: string
  readonly unsentEvents?: number
  /** The progress of its count, from 0 to 1. */
  readonly share?: number
}

interface MiniatureRoom {
  readonly name: MiniatureRoomName
  readonly shelves: readonly MiniatureShelf[]
}

export interface Miniature {
  readonly rooms: readonly MiniatureRoom[]
  /** On the phone, which has no network. */
  readonly unsent: number
  readonly itemUnits: number
}

const PHONE_SHELF = 'K-07'
const UNSENT_AT_START = 17
const UNITS_AT_START = 12
const DONE: readonly ShelfState[] = ['submitted', 'empty', 'excluded']

const START: readonly MiniatureRoom[] = [
  { name: 'grocery', shelves: submitted('G', 10) },
  { name: 'kitchen', shelves: submitted('K', 10) },
  { name: 'bath', shelves: submitted('B', 5) },
  { name: 'stock', shelves: submitted('S', 10) },
]

const AT_START: readonly MiniatureShelf[] = [
  { code: 'G-06', state: 'returned', initials: 'TL' },
  { code: 'G-08', state: 'counting', initials: 'MO', share: 0.6 },
  { code: 'K-05', state: 'counting', initials: 'TL', share: 0.4 },
  { code: PHONE_SHELF, state: 'unsent', initials: 'AC', unsentEvents: UNSENT_AT_START },
  { code: 'K-09', state: 'open' },
  { code: 'K-10', state: 'open' },
  { code: 'B-04', state: 'counting', initials: 'PR', share: 0.3 },
  { code: 'B-05', state: 'excluded' },
  { code: 'S-02', state: 'empty' },
  { code: 'S-04', state: 'counting', initials: 'JW', share: 0.7 },
  { code: 'S-05', state: 'assigned', initials: 'JW' },
  ...['S-06', 'S-07', 'S-09', 'S-10'].map((code) => ({ code, state: 'open' }) as const),
]

/** One after the other, as people go from shelf to shelf. */
const CHANGES: readonly MiniatureShelf[] = [
  { code: 'S-04', state: 'counting', initials: 'JW', share: 0.9 },
  { code: 'G-08', state: 'submitted' },
  { code: 'K-05', state: 'counting', initials: 'TL', share: 0.8 },
  { code: 'K-09', state: 'counting', initials: 'MO', share: 0.1 },
  { code: 'S-04', state: 'submitted' },
  { code: 'S-05', state: 'counting', initials: 'JW', share: 0.2 },
  { code: 'B-04', state: 'counting', initials: 'PR', share: 0.8 },
  { code: 'K-05', state: 'submitted' },
  { code: 'G-06', state: 'counting', initials: 'TL', share: 0.3 },
  { code: 'B-04', state: 'submitted' },
  { code: 'S-06', state: 'counting', initials: 'PR', share: 0.2 },
  { code: 'K-09', state: 'submitted' },
  { code: 'K-10', state: 'counting', initials: 'MO', share: 0.3 },
  { code: 'S-05', state: 'submitted' },
  { code: 'G-06', state: 'submitted' },
  { code: 'S-07', state: 'counting', initials: 'JW', share: 0.4 },
]

/** After the last step it starts again. */
export const MINIATURE_STEPS = CHANGES.length + 1

export function miniatureAt(step: number): Miniature {
  const done = step % MINIATURE_STEPS
  const unsent = UNSENT_AT_START + done
  const now = new Map(
    [
      ...AT_START,
      ...CHANGES.slice(0, done),
      { code: PHONE_SHELF, state: 'unsent', initials: 'AC', unsentEvents: unsent } as const,
    ].map((shelf) => [shelf.code, shelf]),
  )
  const rooms = START.map(({ name, shelves }) => ({
    name,
    shelves: shelves.map((shelf) => now.get(shelf.code) ?? shelf),
  }))
  return { rooms, unsent, itemUnits: UNITS_AT_START + done }
}

export function doneIn(shelves: readonly MiniatureShelf[]): number {
  return shelves.filter(({ state }) => DONE.includes(state)).length
}

export function begunIn(shelves: readonly MiniatureShelf[]): number {
  return shelves.filter(({ state }) => ['counting', 'unsent', 'returned'].includes(state)).length
}

function submitted(letter: string, count: number): readonly MiniatureShelf[] {
  return Array.from({ length: count }, (_, index) => ({
    code: `${letter}-${String(index + 1).padStart(2, '0')}`,
    state: 'submitted',
  }))
}
