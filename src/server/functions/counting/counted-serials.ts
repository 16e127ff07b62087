// What is known of serial numbers while counts are decided. Two phones that read the same thing on
// different shelves come one after the other.

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

  /** What was undone is not counted. */
  remove(eventId: string): void {
    this.#drop((_, one) => one.eventId === eventId)
  }

  /** A correction says that nothing of the line is there. */
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

  /** Undefined if it may still be counted at this assignment. */
  find(line: string, serial: string, assignmentId: string): Counted | undefined {
    const here = this.#placeOf(assignmentId)
    const all = this.#counted.get(`${line} ${serial}`) ?? []
    return all.find((one) => countsAlready(here, this.#placeOf(one.auditAssignmentId)))
  }

  /** Where counting is blind, or two count apart, counters learn of others that it is counted, and no more. */
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

/** Until the end of the transaction; nothing is asked where no event has a serial number. */
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
 * Of counts to be decided, in order: those whose serial number is counted already, with that count. Shelves that are
 * not part of the totals do not matter.
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
  // An event that is decided again does not block itself.
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
