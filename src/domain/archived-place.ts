// Rooms and shelves that were archived, and how they are restored.

import { Fault } from './fault.ts'

/** A shelf is restored to its old room, so the room must not be archived. */
export function requireOpenRoom(room: { readonly name: string; readonly isOpen: boolean }): void {
  if (room.isOpen) return
  throw new Fault('conflict', `Restore the room ${room.name} first.`)
}
