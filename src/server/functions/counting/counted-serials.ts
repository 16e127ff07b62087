// What is known of serial numbers while counts are decided. Two phones that read the same thing on
// different shelves come one after the other.

import type { SerialCountedAt } from '#contract/scan-events.ts'
import { countsAlready } from '#domain/serial.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  lockSerials,
  selectCountedSerials,
  selectPlaces,
} from '#server/queries/counting/counted-serials.ts'
import type { KeyedEvent } from './recording-facts.ts'

interface Counted {
  readonly eventId: string
  readonly auditAssignmentId: string
  readonly userId: string
  readonly userName: string | null
}

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
    for (const [key, all] of this.#counted) {
      this.#counted.set(
        key,
        all.filter((one) => one.eventId !== eventId),
      )
    }
  }

  /** Undefined: it is not counted yet for somebody at this assignment. */
  find(line: string, serial: string, assignmentId: string): Counted | undefined {
    const here = this.#placeOf(assignmentId)
    const all = this.#counted.get(`${line} ${serial}`) ?? []
    return all.find((one) => countsAlready(here, this.#placeOf(one.auditAssignmentId)))
  }

  /** While blind, counters learn where, and of others not who. */
  tell(
    counted: Counted,
    viewer: { readonly userId: string; readonly seesNames: boolean },
  ): SerialCountedAt {
    const place = this.#places.get(counted.auditAssignmentId)
    const isOwn = counted.userId === viewer.userId
    return {
      auditAssignmentId: counted.auditAssignmentId,
      roomName: place?.room_name ?? '',
      shelfCode: place?.shelf_code ?? null,
      isOwn,
      userName: isOwn || viewer.seesNames ? counted.userName : null,
    }
  }

  #placeOf(auditAssignmentId: string) {
    const place = this.#places.get(auditAssignmentId)
    return { auditAssignmentId, roomId: place?.room_id ?? '', shelfId: place?.shelf_id ?? null }
  }
}

/** Held until the end of the transaction; nothing is asked where no event has a serial number. */
export async function holdSerials(
  db: ScopedDatabase,
  auditId: string,
  events: readonly KeyedEvent[],
): Promise<CountedSerials> {
  const serials = [...new Set(events.flatMap(({ serial }) => serial ?? []))]
  if (serials.length === 0) return new CountedSerials([])
  await lockSerials(db, auditId, serials)
  const counted = await selectCountedSerials(db, serials)
  const ids = [
    ...counted.map((one) => one.assignment_id),
    ...events.map((one) => one.auditAssignmentId),
  ]
  const known = new CountedSerials(await selectPlaces(db, [...new Set(ids)]))
  for (const { id, line, serial, assignment_id, user_id, user_name } of counted) {
    if (line === null || serial === null) continue
    known.add(line, serial, {
      eventId: id,
      auditAssignmentId: assignment_id,
      userId: user_id,
      userName: user_name,
    })
  }
  return known
}
