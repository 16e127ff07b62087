// The serial numbers that were counted already, for deciding new counts. Serial numbers are locked, so that two phones
// reading the same one on different shelves are decided one after the other.

import type { SerialCountedAt } from '#contract/scan-events.ts'
import { isInTotals } from '#domain/assignment.ts'
import { seesCounts } from '#domain/protocol.ts'
import { countsAlready } from '#domain/serial.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  lockSerials,
  type SerialCount,
  saveRepeats,
  selectCountedSerials,
  selectPlaces,
  selectSerialCountsOfCode,
} from '#server/queries/counting/counted-serials.ts'
import type { KeyedEvent } from './recording-facts.ts'

interface Counted {
  readonly eventId: string
  readonly auditAssignmentId: string
  readonly userId: string
  readonly userName: string | null
}

interface SerialViewer {
  readonly userId: string
  readonly isManager: boolean
  readonly blind: boolean
}

const UNTOLD = { auditAssignmentId: null, roomName: null, shelfCode: null, userName: null }

type Place = Awaited<ReturnType<typeof selectPlaces>>[number]

export class CountedSerials {
  readonly #counted = new Map<string, Counted[]>()
  readonly #places: ReadonlyMap<string, Place>

  constructor(places: readonly Place[]) {
    this.#places = new Map(places.map((place) => [place.id, place]))
  }

  add(line: string, serial: string, counted: Counted): void {
    const key = `${line} ${serial}`
    this.#counted.set(key, [...(this.#counted.get(key) ?? []), counted])
  }

  /** A count that was undone no longer counts. */
  remove(eventId: string): void {
    this.#drop((_, one) => one.eventId === eventId)
  }

  /** A correction to zero: none of the line's serial numbers are at this assignment. */
  removeLine(line: string, assignmentId: string): void {
    this.#drop((key, one) => key.startsWith(`${line} `) && one.auditAssignmentId === assignmentId)
  }

  #drop(isGone: (key: string, one: Counted) => boolean): void {
    for (const [key, all] of this.#counted) {
      this.#counted.set(
        key,
        all.filter((one) => !isGone(key, one)),
      )
    }
  }

  /** Returns the earlier count, or undefined if the serial number may still be counted at this assignment. */
  find(line: string, serial: string, assignmentId: string): Counted | undefined {
    const here = this.#placeOf(assignmentId)
    const all = this.#counted.get(`${line} ${serial}`) ?? []
    return all.find((one) => countsAlready(here, this.#placeOf(one.auditAssignmentId)))
  }

  /** With blind or independent counts, a counter only learns that another person has counted it, not where or who. */
  tell(counted: Counted, viewer: SerialViewer): SerialCountedAt {
    const { auditAssignmentId, userId, userName } = counted
    const place = this.#places.get(auditAssignmentId)
    const isOwn = userId === viewer.userId
    const { isManager } = viewer
    const isHolder = place?.assignee_id === viewer.userId
    const blind = viewer.blind || place?.mode === 'independent'
    if (!place || (!isOwn && !seesCounts({ blind }, { isManager, isHolder })))
      return { ...UNTOLD, isOwn }
    return {
      auditAssignmentId,
      roomName: place.room_name,
      shelfCode: place.shelf_code,
      isOwn,
      userName: isOwn || isManager || !blind ? userName : null,
    }
  }

  isInTotals(auditAssignmentId: string): boolean {
    const place = this.#places.get(auditAssignmentId)
    return place !== undefined && isInTotals(place.status)
  }

  #placeOf(auditAssignmentId: string) {
    const place = this.#places.get(auditAssignmentId)
    return { auditAssignmentId, roomId: place?.room_id ?? '', shelfId: place?.shelf_id ?? null }
  }
}

/** Locks until the end of the transaction. Events without serial numbers need no query. */
export async function lockSerialsOfEvents(
  db: ScopedDatabase,
  auditId: string,
  events: readonly Pick<KeyedEvent, 'serial' | 'auditAssignmentId'>[],
): Promise<CountedSerials> {
  const serials = [...new Set(events.flatMap(({ serial }) => serial ?? []))]
  if (serials.length === 0) return new CountedSerials([])
  await lockSerials(db, auditId, serials)
  const counted = await selectCountedSerials(db, auditId, serials)
  const ids = [
    ...counted.map((one) => one.assignment_id),
    ...events.map((one) => one.auditAssignmentId),
  ]
  const known = new CountedSerials(await selectPlaces(db, [...new Set(ids)]))
  for (const { event_id, line, serial, assignment_id, user_id, user_name } of counted) {
    known.add(line, serial, {
      eventId: event_id,
      auditAssignmentId: assignment_id,
      userId: user_id,
      userName: user_name,
    })
  }
  return known
}

/**
 * Returns which of these counts, given in order, repeat a serial number that is counted already, each with the count it
 * repeats. Shelves that are not part of the totals do not matter.
 */
export async function findRepeated(
  db: ScopedDatabase,
  auditId: string,
  counts: readonly SerialCount[],
): Promise<ReadonlyMap<string, string>> {
  const events = counts.map(({ id, assignment_id, user_id, line, serial }) => {
    return { id, auditAssignmentId: assignment_id, userId: user_id, line, serial }
  })
  const counted = await lockSerialsOfEvents(db, auditId, events)
  const repeated = new Map<string, string>()
  // An event that is decided again must not be found as its own repeat.
  for (const { id } of events) counted.remove(id)
  const rank = (one: { auditAssignmentId: string }) =>
    counted.isInTotals(one.auditAssignmentId) ? 0 : 1
  const inOrder = events.toSorted((one, other) => rank(one) - rank(other))
  for (const { id: eventId, line, serial, auditAssignmentId, userId } of inOrder) {
    const first = counted.find(line, serial, auditAssignmentId)
    if (first) repeated.set(eventId, first.eventId)
    else counted.add(line, serial, { eventId, auditAssignmentId, userId, userName: null })
  }
  return repeated
}

/** Checks the serial numbers of a code again after it was resolved. */
export async function findRepeatsOfCode(
  db: ScopedDatabase,
  audit: { readonly organizationId: string; readonly auditId: string },
  line: string,
): Promise<{ readonly repeated: number; readonly assignmentIds: readonly string[] }> {
  const counts = await selectSerialCountsOfCode(db, audit.auditId, line)
  if (counts.length === 0) return { repeated: 0, assignmentIds: [] }
  const standing = counts.filter((one) => one.counts)
  const repeated = await findRepeated(db, audit.auditId, standing)
  const eventIds = counts.map(({ id }) => id)
  await saveRepeats(db, audit, eventIds, repeated)
  return { repeated: repeated.size, assignmentIds: counts.map((one) => one.assignment_id) }
}
