// A serial number is one thing: wherever it is read, it is counted once.

export interface SerialPlace {
  readonly auditAssignmentId: string
  readonly roomId: string
  readonly shelfId: string | null
}

/**
 * Whether something that was counted there is counted already for somebody here. Another round, or an
 * independent count of the same place, has to find all of it anew.
 */
export function countsAlready(here: SerialPlace, there: SerialPlace): boolean {
  if (here.auditAssignmentId === there.auditAssignmentId) return true
  return here.roomId !== there.roomId || here.shelfId !== there.shelfId
}

/** Whether a count says a serial number that was counted already: it adds nothing, and makes no line. */
export function isRepeat(event: {
  readonly kind: string
  readonly quantity: number
  readonly warnings: readonly string[]
}): boolean {
  const { kind, quantity, warnings } = event
  return kind === 'add' && quantity === 0 && warnings.includes('serial_repeated')
}
