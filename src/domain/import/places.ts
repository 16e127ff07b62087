// Matches the rooms and shelves in a file with those on the store's map.

import { Fault } from '../fault.ts'
import { tidyText } from '../naming.ts'
import { thousands } from './limits.ts'

/** The room for shelves without a room in the file. */
const ROOM_OF_IMPORTS = 'Imported shelves'

const NOWHERE = { room: '', shelf: '' }

export interface NamedPlace {
  readonly room: string | null
  readonly shelf: string
}

export interface MapShelf {
  readonly id: string
  readonly code: string
  readonly roomName: string
}

export interface PlacePlan {
  /** Shelves on the map, by {@link placeKey}. */
  readonly known: ReadonlyMap<string, string>
  /** What would be added to the map: rooms with the codes of their new shelves. */
  readonly added: readonly { readonly room: string; readonly codes: readonly string[] }[]
}

/** K/02, K > 02 and K | 02 are shelf K/02 in room K; a text without a separator is just a shelf. */
export function splitPlace(text: string): { readonly room: string; readonly shelf: string } {
  if (text === '') return NOWHERE
  const parts = text.split(/\s*[/>|]\s*/).filter(Boolean)
  if (parts.length < 2) return { room: '', shelf: text }
  const [room = ''] = parts
  return { room, shelf: parts.join('/') }
}

export function placeKey({ room, shelf }: NamedPlace): string {
  return `${fold(room ?? '')}\u0000${fold(shelf)}`
}

function fold(text: string): string {
  return tidyText(text).toLowerCase()
}

/** A code is unique within a store, whatever room the file gives for it. */
export function planPlaces(named: Iterable<NamedPlace>, map: readonly MapShelf[]): PlacePlan {
  const byCode = new Map(map.map((shelf) => [fold(shelf.code), shelf]))
  const inRoom = new Map(map.map((shelf) => [`${fold(shelf.roomName)}/${fold(shelf.code)}`, shelf]))
  const roomNames = new Map(map.map(({ roomName }) => [fold(roomName), roomName]))
  const known = new Map<string, string>()
  const added = new Map<string, Set<string>>()
  const codes = new Set<string>()
  for (const place of named) {
    const code = fold(place.shelf)
    const found =
      byCode.get(code) ?? inRoom.get(code) ?? inRoom.get(`${fold(place.room ?? '')}/${code}`)
    if (found) {
      known.set(placeKey(place), found.id)
      continue
    }
    if (codes.has(code)) continue
    codes.add(code)
    const wanted = place.room ?? ROOM_OF_IMPORTS
    const room = roomNames.get(fold(wanted)) ?? wanted
    roomNames.set(fold(wanted), room)
    added.set(room, (added.get(room) ?? new Set()).add(tidyText(place.shelf)))
  }
  return { known, added: [...added].map(([room, set]) => ({ room, codes: [...set] })) }
}

/** More than this means that a column was taken for shelves by mistake. */
export const MOST_NEW_SHELVES = 10_000

/** Whether all places of a file can be added to the map. */
export function canAddPlaces({ newShelves }: Pick<NewPlaces, 'newShelves'>): boolean {
  return newShelves <= MOST_NEW_SHELVES
}

/** All of them are added in one short step, or none. */
export function decidePlaces(added: PlacePlan['added']): PlacePlan['added'] {
  if (canAddPlaces(describePlaces({ added }))) return added
  throw new Fault('conflict', TOO_MANY_SHELVES)
}

/** Shown instead of the offer to add them. */
export const TOO_MANY_SHELVES = `The file names more than ${thousands(MOST_NEW_SHELVES)} shelves that the map does not have. If they are no shelves, use that column for something else.`

const NAMED_ROOMS = 50
const NAMED_SHELVES = 400

export interface NewPlaces {
  readonly newShelves: number
  /** At most the first few hundred. */
  readonly newPlaces: PlacePlan['added']
}

/** What would be added to the map, for people. */
export function describePlaces({ added }: Pick<PlacePlan, 'added'>): NewPlaces {
  return {
    newShelves: added.reduce((sum, { codes }) => sum + codes.length, 0),
    newPlaces: added
      .slice(0, NAMED_ROOMS)
      .map(({ room, codes }) => ({ room, codes: codes.slice(0, NAMED_SHELVES) })),
  }
}
