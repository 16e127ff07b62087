// What must never happen to a team: an organization without an owner.

import { Fault } from './fault.ts'
import type { OrganizationRole } from './permission.ts'

export interface TeamFacts {
  readonly owners: number
  readonly members: number
}

const LAST_OWNER = 'This is the last owner. Make somebody else an owner first.'

export function refuseRoleChange(
  before: OrganizationRole,
  after: OrganizationRole,
  team: TeamFacts,
): void {
  if (before === 'owner' && after !== 'owner' && team.owners <= 1) {
    throw new Fault('illegal_transition', LAST_OWNER, {
      from: before,
      to: after,
      guard: 'last_owner',
    })
  }
}

export function refuseRemoval(role: OrganizationRole, team: TeamFacts): void {
  if (role === 'owner' && team.owners <= 1) {
    throw new Fault('illegal_transition', LAST_OWNER, {
      from: role,
      to: 'removed',
      guard: 'last_owner',
    })
  }
}

/** Nobody deletes an organization by a slip of the hand. */
export function refuseUnnamedDeletion(name: string, typedName: string): void {
  if (typedName.trim() === name) return
  const message = `Type the name of the organization exactly: ${name}`
  throw new Fault('invalid_argument', message, { field: 'typedName' })
}

export interface OwnedOrganization extends TeamFacts {
  readonly organizationId: string
  readonly name: string
  readonly role: OrganizationRole
}

/**
 * What becomes of a person's organizations when the account is deleted: those where nobody else is
 * left go with it; one whose only owner this is has to be handed over first.
 */
export function decideAccountDeletion(organizations: readonly OwnedOrganization[]): {
  readonly deleteOrganizationIds: readonly string[]
} {
  const orphaned = organizations.find(
    ({ role, owners, members }) => role === 'owner' && owners <= 1 && members > 1,
  )
  if (orphaned) {
    const message = `You are the only owner of ${orphaned.name}. Make another member an owner first.`
    throw new Fault('illegal_transition', message, {
      guard: 'last_owner',
      organizationId: orphaned.organizationId,
      organizationName: orphaned.name,
    })
  }
  const alone = organizations.filter(({ members }) => members <= 1)
  return { deleteOrganizationIds: alone.map(({ organizationId }) => organizationId) }
}
