import type { AssignmentStatus } from '#domain/assignment.ts'

/** The shelf that is being counted. */
export interface CountedShelf {
  readonly auditId: string
  readonly storeId: string
  /** Null for a room without shelves. */
  readonly shelfId: string | null
  readonly auditAssignmentId: string
  /** The sign that people call it by. */
  readonly sign: string
  readonly status: AssignmentStatus
  readonly blind: boolean
}

/** A shelf is called by its code, a room without shelves by its name. */
export function shelfSign(shelf: {
  readonly shelfCode: string | null
  readonly roomName: string
}): string {
  return shelf.shelfCode ?? shelf.roomName
}
