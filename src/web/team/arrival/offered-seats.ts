import type { OrganizationRole, StoreRole } from '#domain/permission.ts'
import type { Formats } from '#messages/formats.ts'
import type { Messages } from '#web/kit/use-messages.ts'

interface OfferedSeats {
  readonly role: OrganizationRole
  readonly stores: readonly { readonly name: string; readonly role: StoreRole }[]
}

/** The role and the stores that an invitation offers. */
export function sayOfferedSeats(
  { role, stores }: OfferedSeats,
  t: Messages<'invitation'>,
  { list }: Pick<Formats, 'list'>,
): string {
  if (role === 'owner') return t('seats.owner')
  const namesOf = (role: StoreRole) =>
    stores.filter((one) => one.role === role).map(({ name }) => name)
  const managed = namesOf('manager')
  const counted = namesOf('scanner')
  if (managed.length > 0 && counted.length > 0) {
    return t('seats.managerAndCounter', { managed: list(managed), counted: list(counted) })
  }
  if (managed.length > 0) return t('seats.manager', { stores: list(managed) })
  return counted.length > 0 ? t('seats.counter', { stores: list(counted) }) : t('seats.none')
}
