// A serial number is one thing: wherever it is scanned, it counts once.

export interface SerialPlace {
  readonly auditAssignmentId: string
  readonly roomId: string
  readonly shelfId: string | null
}

/**
 * Whether something counted there is already counted for a person here. Another round, or an independent count of the
 * same place, must find everything again.
 */
export function countsAlready(here: SerialPlace, there: SerialPlace): boolean {
  if (here.auditAssignmentId === there.auditAssignmentId) return true
  return here.roomId !== there.roomId || here.shelfId !== there.shelfId
}

/** Whether a count has a serial number that was already counted; then it adds nothing, and creates no line. */
export function isRepeat(event: {
  readonly kind: string
  readonly quantity: number
  readonly warnings: readonly string[]
}): boolean {
  const { kind, quantity, warnings } = event
  return kind === 'add' && quantity === 0 && warnings.includes('serial_repeated')
}
