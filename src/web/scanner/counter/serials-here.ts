// Serial numbers that this phone has counted on the open shelf: read again, a thing adds nothing, and nobody
// has to be asked. What others have counted, the server says.

import type { SerialCountedAt } from '#contract/scan-events.ts'
import { shelfSign } from './shelf.ts'

export class SerialsHere {
  /** By line and serial number: the count. */
  readonly #counted = new Map<string, string>()

  add(line: string, serial: string, eventId: string): void {
    this.#counted.set(keyOf(line, serial), eventId)
  }

  has(line: string, serial: string): boolean {
    return this.#counted.has(keyOf(line, serial))
  }

  /** A count that is taken back; the answer puts it back. */
  remove(eventId: string): () => void {
    const gone = [...this.#counted].filter(([, id]) => id === eventId)
    for (const [key] of gone) this.#counted.delete(key)
    return () => {
      for (const [key, id] of gone) this.#counted.set(key, id)
    }
  }
}

function keyOf(line: string, serial: string): string {
  return `${line} ${serial}`
}

export const ON_THIS_SHELF = 'here'

/** "here", "on A-01", "on A-01 by Ann". */
export function serialPlace(counted: SerialCountedAt, auditAssignmentId: string): string {
  const isHere = counted.auditAssignmentId === auditAssignmentId
  const place = isHere ? ON_THIS_SHELF : `on ${shelfSign(counted)}`
  return counted.isOwn || counted.userName === null ? place : `${place} by ${counted.userName}`
}
