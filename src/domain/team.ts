// Keeps a team from ending up without an owner.

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

/** Typing the name protects against deleting an organization by mistake. */
export function refuseUnnamedDeletion(name: string, typedName: string): void {
  if (typedName.trim() === name) return
  const message = `Type the name of the organization exactly: ${name}`
  throw new Fault('invalid_argument', message, { field: 'typedName' })
}

export interface OwnedOrganization extends TeamFacts {
  readonly organizationId: string
  readonly name: string
  readonly role: OrganizationRole
  readonly isSample: boolean
}

/**
 * What happens to a person's organizations when they delete their account: organizations without other members are
 * deleted too, and samples, whose other members are made up; any other of which they are the only owner has to be
 * handed over first.
 */
export function decideAccountDeletion(organizations: readonly OwnedOrganization[]): {
  readonly deleteOrganizationIds: readonly string[]
} {
  const orphaned = organizations.find((one) => isOnlyOwner(one) && !endsWithOwner(one))
  if (orphaned) {
    const message = `You are the only owner of ${orphaned.name}. Make another member an owner first.`
    throw new Fault('illegal_transition', message, {
      guard: 'last_owner',
      organizationId: orphaned.organizationId,
      organizationName: orphaned.name,
    })
  }
  const ending = organizations.filter(endsWithOwner)
  return { deleteOrganizationIds: ending.map(({ organizationId }) => organizationId) }
}

function isOnlyOwner({ role, owners }: OwnedOrganization): boolean {
  return role === 'owner' && owners <= 1
}

function endsWithOwner(organization: OwnedOrganization): boolean {
  return organization.members <= 1 || (organization.isSample && isOnlyOwner(organization))
}
