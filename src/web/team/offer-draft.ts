// The contents of the invitation form, and the offers it makes.

import type { OrganizationSummary } from '#contract/organizations.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { readAddresses } from '#domain/address-list.ts'
import { Fault } from '#domain/fault.ts'
import type { InvitationOffer } from '#domain/invitation.ts'
import type { Membership, StoreRole } from '#domain/permission.ts'
import type { Messages } from '../kit/use-messages.ts'

export interface OfferDraft {
  readonly by: 'email' | 'link'
  /** One address, or a pasted list. */
  readonly emails: string
  readonly role: StoreRole | 'owner'
  readonly storeIds: readonly string[]
}

/** One offer per address. Throws a fault that names the field if an address is invalid. */
export function offersOf(draft: OfferDraft, t: Messages<'team'>): readonly InvitationOffer[] {
  const { role, storeIds } = draft
  const emails = isMailed(draft) ? addressesIn(draft.emails, t) : [null]
  return emails.map((email) => {
    if (role === 'owner') return { email, role, stores: [] }
    return { email, role: 'member', stores: storeIds.map((storeId) => ({ storeId, role })) }
  })
}

function addressesIn(text: string, t: Messages<'team'>): readonly string[] {
  const { addresses, wrong } = readAddresses(text)
  if (wrong.length === 0 && addresses.length > 0) return addresses
  const isOne = addresses.length + wrong.length <= 1
  const message = isOne ? t('form.invalid') : t('form.notAddresses', { addresses: some(wrong, t) })
  throw new Fault('invalid_argument', message, { field: 'email' })
}

const NAMED = 5

/** The first few names, and how many more there are. */
export function some(names: readonly string[], t: Messages<'team'>): string {
  const rest = names.length - NAMED
  const named = names.slice(0, NAMED).join(', ')
  return rest > 0 ? t('some', { names: named, count: rest }) : named
}

/** An owner is never invited by an open link. */
export function isMailed({ by, role }: Pick<OfferDraft, 'by' | 'role'>): boolean {
  return by === 'email' || role === 'owner'
}

/** The inviter as the rules expect them. */
export function inviterOf(
  { id, role, suspendedReason }: OrganizationSummary,
  stores: readonly StoreSummary[],
): Membership {
  const seats = stores.map((store) => ({ storeId: store.id, role: store.role }))
  return { organizationId: id, role, stores: seats, suspendedReason }
}

/** Owners can, and managers for their own stores. */
export function canInvite(
  { role }: Pick<OrganizationSummary, 'role'>,
  stores: readonly Pick<StoreSummary, 'role'>[],
): boolean {
  return role === 'owner' || stores.some((store) => store.role === 'manager')
}
