// Serial numbers counted on this phone: a repeated one adds nothing, and the phone can tell without asking.
// The server knows what others have counted.

import type { SerialCountedAt } from '#contract/scan-events.ts'
import { countsAlready } from '#domain/serial.ts'
import type { SerialPlace } from '../scanner-state.ts'
import { type CountedShelf, shelfSign } from './shelf.ts'

type Place = Pick<CountedShelf, 'auditId' | 'auditAssignmentId' | 'shelfId' | 'sign'>

interface Counted {
  readonly line: string
  readonly serial: string
  readonly eventId: string
  readonly place: Place
}

/** Kept across shelves until the page is closed. */
export class PhoneSerials {
  #counted: readonly Counted[] = []

  add(counted: Counted): void {
    this.#counted = [...this.#counted, counted]
  }

  /** Where it was counted; undefined: nowhere, as far as this phone knows. */
  find(line: string, serial: string, here: Place): SerialPlace | undefined {
    const found = this.#counted.find(
      (one) =>
        one.line === line &&
        one.serial === serial &&
        one.place.auditId === here.auditId &&
        countsAlready(placeOf(here), placeOf(one.place)),
    )
    if (!found) return undefined
    const isHere = found.place.auditAssignmentId === here.auditAssignmentId
    return { place: isHere ? 'here' : { shelf: found.place.sign }, name: null }
  }

  /** Removes a count that was taken back; returns a function that restores it. */
  remove(eventId: string): () => void {
    return this.#drop((one) => one.eventId === eventId)
  }

  /** The line was counted as zero on this shelf. */
  removeLine(line: string, { auditAssignmentId }: Pick<Place, 'auditAssignmentId'>): void {
    this.#drop((one) => one.line === line && one.place.auditAssignmentId === auditAssignmentId)
  }

  #drop(isGone: (one: Counted) => boolean): () => void {
    const gone = this.#counted.filter(isGone)
    this.#counted = this.#counted.filter((one) => !isGone(one))
    return () => {
      this.#counted = [...this.#counted, ...gone]
    }
  }
}

/** Rooms without shelves are left out: only the server can tell them apart. */
function placeOf({ auditAssignmentId, shelfId }: Place) {
  return { auditAssignmentId, roomId: '', shelfId }
}

/** "here", "on A-01", or "on A-01 by Ann". In a blind count the place and the people are withheld. */
export function serialPlace(counted: SerialCountedAt, auditAssignmentId: string): SerialPlace {
  const { roomName, shelfCode, isOwn, userName } = counted
  if (roomName === null) return { place: 'untold', name: null }
  const isHere = counted.auditAssignmentId === auditAssignmentId
  const place = isHere ? 'here' : { shelf: shelfSign({ roomName, shelfCode }) }
  return { place, name: isOwn ? null : userName }
}
