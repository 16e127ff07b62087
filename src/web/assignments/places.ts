// The places of a store as an audit counts them: the map in walking order, each shelf with its assignee. A
// place that was removed from the map stays as long as the audit counts it.

import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { RoomDetails } from '#contract/rooms.ts'
import { type ShelfState, shelfStateOf } from '#domain/shelf-state.ts'
import type { Messages } from '../kit/use-messages.ts'
import { shelfMark } from '../shared/shelf-mark.ts'

export interface Place {
  /** The id of the assignment; without one, of the shelf or room. */
  readonly id: string
  readonly roomId: string
  readonly roomName: string
  /** Null: a room without shelves. */
  readonly shelfId: string | null
  /** The text on the sign. */
  readonly code: string
  readonly name: string | null
  /** Undefined: the audit does not count it, or it is not planned yet. */
  readonly assignment: AssignmentDetails | undefined
  /** All counts of the shelf in this round; there are several if people count it independently. */
  readonly counts: readonly AssignmentDetails[]
}

export interface PlaceRoom {
  readonly id: string
  readonly name: string
  readonly places: readonly Place[]
}

export function placesOf(
  map: readonly RoomDetails[],
  assignments: readonly AssignmentDetails[],
  t: Messages<'shared'>,
): readonly PlaceRoom[] {
  const byRoom = Map.groupBy(assignments, ({ roomId }) => roomId)
  const known = map.map((room) => placeRoom(room, byRoom.get(room.id) ?? [], t))
  const lost = [...byRoom].filter(([roomId]) => !map.some(({ id }) => id === roomId))
  return [
    ...known,
    ...lost.map(([id, own]) =>
      placeRoom({ id, name: own[0]?.roomName ?? '', shelves: [] }, own, t),
    ),
  ]
}

/** How many places come before each room, in walking order. */
export function placesBefore(rooms: readonly PlaceRoom[]): ReadonlyMap<string, number> {
  let before = 0
  return new Map(
    rooms.map(({ id, places }) => {
      const own = [id, before] as const
      before += places.length
      return own
    }),
  )
}

function placeRoom(
  room: RoomDetails,
  own: readonly AssignmentDetails[],
  t: Messages<'shared'>,
): PlaceRoom {
  const byShelf = Map.groupBy(own, ({ shelfId }) => shelfId)
  const onMap = room.shelves.flatMap((shelf) => {
    const counted = byShelf.get(shelf.id) ?? []
    return counted.length === 0 ? [unplanned(room, shelf)] : toPlaces(counted, t)
  })
  const onlyHere = own.filter(({ shelfId }) => !room.shelves.some(({ id }) => id === shelfId))
  const whole = room.shelves.length === 0 && own.length === 0 ? [unplanned(room, null)] : []
  return {
    id: room.id,
    name: room.name,
    places: [...onMap, ...toPlaces(onlyHere, t), ...whole],
  }
}

function unplanned(room: RoomDetails, shelf: RoomDetails['shelves'][number] | null): Place {
  return {
    id: shelf?.id ?? room.id,
    roomId: room.id,
    roomName: room.name,
    shelfId: shelf?.id ?? null,
    code: shelf?.code ?? room.name,
    name: shelf?.name ?? null,
    assignment: undefined,
    counts: [],
  }
}

/** Handles a room without shelves, one shelf, and shelves that were removed from the map. */
function toPlaces(counted: readonly AssignmentDetails[], t: Messages<'shared'>): readonly Place[] {
  const byRound = Map.groupBy(counted, roundOf)
  return inOrder(counted).map((one) => toPlace(one, byRound.get(roundOf(one)) ?? [], t))
}

function roundOf({ shelfId, round }: AssignmentDetails): string {
  return `${shelfId ?? ''}/${round}`
}

function toPlace(
  assignment: AssignmentDetails,
  counts: readonly AssignmentDetails[],
  t: Messages<'shared'>,
): Place {
  const { id, roomId, roomName, shelfId, shelfName } = assignment
  return {
    id,
    roomId,
    roomName,
    shelfId,
    code: signOf(assignment, t),
    name: shelfName,
    assignment,
    counts,
  }
}

type Signed = Pick<
  AssignmentDetails,
  'shelfCode' | 'roomName' | 'mode' | 'pass' | 'comparison' | 'recountItems'
>

/** The name of a shelf; independent counts are told apart by their number. */
export function signOf(assignment: Signed, t: Messages<'shared'>): string {
  const { code, mark } = signPartsOf(assignment, t)
  return mark ? `${code} · ${mark}` : code
}

/** The same in parts, for spaces that may be too small for all of it. */
export function signPartsOf(assignment: Signed, t: Messages<'shared'>) {
  const { shelfCode, roomName, recountItems } = assignment
  const mark = recountItems ? `${recountItems.length}×` : shelfMark(assignment, t)
  return { code: shelfCode ?? roomName, mark }
}

/** "Count again", or which items; only the first ones if there are many. */
export function describeRecount(
  { recountItems }: Pick<AssignmentDetails, 'recountItems'>,
  t: Messages<'work'>,
): string {
  if (!recountItems) return t('row.recount')
  const names = recountItems.slice(0, NAMED_ITEMS).map(({ name }) => name)
  const count = recountItems.length - names.length
  const items = names.join(', ')
  return count > 0 ? t('row.recountMore', { items, count }) : t('row.recountItems', { items })
}

const NAMED_ITEMS = 3

function inOrder(assignments: readonly AssignmentDetails[]): readonly AssignmentDetails[] {
  return assignments.toSorted(
    (one, other) =>
      one.round - other.round ||
      one.pass - other.pass ||
      (one.shelfCode ?? '').localeCompare(other.shelfCode ?? '', 'en', { numeric: true }),
  )
}

/** A place without an assignment is open before the start, and left out afterwards. */
export function stateOfPlace(
  { assignment }: Pick<Place, 'assignment'>,
  { isDraft, unsentEvents = 0 }: { readonly isDraft: boolean; readonly unsentEvents?: number },
): ShelfState {
  if (!assignment) return isDraft ? 'open' : 'excluded'
  return shelfStateOf({ ...assignment, unsentEvents })
}
