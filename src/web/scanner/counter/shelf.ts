import type { AssignmentStatus } from '#domain/assignment.ts'

/** The shelf that is being counted. */
export interface CountedShelf {
  readonly auditId: string
  readonly storeId: string
  /** Null for a room that is counted as one. */
  readonly shelfId: string | null
  readonly auditAssignmentId: string
  /** As people call it. */
  readonly sign: string
  readonly status: AssignmentStatus
  readonly blind: boolean
}

/** As a shelf is called: its code, or the room that is counted as one. */
export function shelfSign(shelf: {
  readonly shelfCode: string | null
  readonly roomName: string
}): string {
  return shelf.shelfCode ?? shelf.roomName
}
