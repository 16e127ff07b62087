// Places that have left the map of a store, and the way back.

import { Fault } from './fault.ts'

/** A shelf comes back to where it stood, so its room has to be there. */
export function requireOpenRoom(room: { readonly name: string; readonly isOpen: boolean }): void {
  if (room.isOpen) return
  throw new Fault('conflict', `Restore the room ${room.name} first.`)
}
