import type { OrganizationRole, StoreRole } from '#domain/permission.ts'
import { roleName } from '../shared/role-name.ts'

export interface NamedSeat {
  readonly name: string
  readonly role: StoreRole
}

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** What somebody is, and where: "Scanner in Harbor Street and Mill Lane". */
export function describeSeats(role: OrganizationRole, seats: readonly NamedSeat[]): string {
  if (role === 'owner') return 'Owner, in every store'
  const [first] = seats
  if (!first) return 'In no store'
  const isUniform = seats.every((seat) => seat.role === first.role)
  if (isUniform) return `${roleName(first.role)} in ${listed.format(seats.map(({ name }) => name))}`
  return seats.map(({ name, role }) => `${name} (${roleName(role).toLowerCase()})`).join(', ')
}
