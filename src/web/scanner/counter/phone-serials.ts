// Serial numbers that this phone has counted: read again, a thing adds nothing, and nobody has to be asked. What
// others have counted, the server says.

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

/** Kept from shelf to shelf, until the page is closed. */
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

  /** A count that is taken back; the answer puts it back. */
  remove(eventId: string): () => void {
    return this.#drop((one) => one.eventId === eventId)
  }

  /** Nothing of the line is here, says the counter. */
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

/** Rooms that are counted as one are told apart by the server alone. */
function placeOf({ auditAssignmentId, shelfId }: Place) {
  return { auditAssignmentId, roomId: '', shelfId }
}

/** Here, on A-01, on A-01 by Ann; while blind, of others, nobody is told. */
export function serialPlace(counted: SerialCountedAt, auditAssignmentId: string): SerialPlace {
  const { roomName, shelfCode, isOwn, userName } = counted
  if (roomName === null) return { place: 'untold', name: null }
  const isHere = counted.auditAssignmentId === auditAssignmentId
  const place = isHere ? 'here' : { shelf: shelfSign({ roomName, shelfCode }) }
  return { place, name: isOwn ? null : userName }
}
