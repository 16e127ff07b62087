import type { InvitedStore } from '#domain/invitation.ts'
import type { StoreRole } from '#domain/permission.ts'

/** By store; those that are left out are not among them. */
export type ChosenRoles = Readonly<Record<string, StoreRole>>

export function toRoles(seats: readonly InvitedStore[]): ChosenRoles {
  return Object.fromEntries(seats.map(({ storeId, role }) => [storeId, role]))
}

export function toSeats(roles: ChosenRoles): InvitedStore[] {
  return Object.entries(roles).map(([storeId, role]) => ({ storeId, role }))
}
