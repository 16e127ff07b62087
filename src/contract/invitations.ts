import * as z from 'zod'
import type { InvitationState } from '#domain/invitation.ts'
import type { OrganizationRole, StoreRole } from '#domain/permission.ts'
import { defineModule, id, mutation, query } from './define.ts'

export interface InvitationStore {
  readonly id: string
  readonly name: string
  readonly role: StoreRole
}

export interface InvitationDetails {
  readonly id: string
  /** Null when anyone with the link may join. */
  readonly email: string | null
  readonly role: OrganizationRole
  readonly stores: readonly InvitationStore[]
  readonly state: InvitationState
  readonly invitedBy: string | null
  readonly sentAt: number
  readonly expiresAt: number
}

/** What the link shows to anyone who opens it, signed in or not. */
export interface InvitationPreview {
  readonly organizationName: string
  readonly email: string | null
  readonly role: OrganizationRole
  readonly stores: readonly InvitationStore[]
  readonly state: InvitationState
  readonly invitedBy: string | null
  /** Whether the viewer is signed in with an address other than the invited one. */
  readonly wrongAccount: boolean
}

/** A pending invitation for the viewer. */
export interface MyInvitation {
  readonly id: string
  readonly organizationName: string
  readonly role: OrganizationRole
  readonly stores: readonly InvitationStore[]
  readonly invitedBy: string | null
  readonly expiresAt: number
}

export interface MyInvitations {
  readonly email: string
  /** Nothing is listed until the viewer has verified the address. */
  readonly verified: boolean
  readonly invitations: readonly MyInvitation[]
}

export interface Joined {
  readonly organizationId: string
  readonly storeId: string | null
}

/** The link's secret is returned only here and is not stored. */
export interface InvitationLink {
  readonly id: string
  readonly token: string
}

/** The links for a list of addresses, and whether there are enough seats for them. */
export interface SentInvitations {
  readonly sent: readonly (InvitationLink & { readonly email: string })[]
  /** All pending invitations, including earlier ones: they do not hold a seat yet. */
  readonly waiting: number
  /** Null when the plan has no limit. */
  readonly seatsLeft: number | null
}

/** Equal to what one person may send in an hour. */
const MOST_ADDRESSES = 500

const offered = {
  orgId: id,
  role: z.enum(['owner', 'member']),
  stores: z.array(z.strictObject({ storeId: id, role: z.enum(['manager', 'scanner']) })).max(200),
}

const one = z.strictObject({ orgId: id, invitationId: id })
const mine = z.strictObject({ invitationId: id })
const byToken = z.strictObject({ token: z.string().max(200) })

export const invitations = defineModule('invitations', {
  /** Pending ones first, newest first, followed by those that ended in the last weeks. */
  list: query<readonly InvitationDetails[]>()({
    access: 'invitations:manage',
    args: z.strictObject({ orgId: id }),
  }),
  create: mutation<InvitationLink>()({
    access: 'invitations:manage',
    args: z.strictObject({ ...offered, email: z.string().nullable() }),
  }),
  /** One for each address: all of them or, if one is refused, none. */
  createMany: mutation<SentInvitations>()({
    access: 'invitations:manage',
    args: z.strictObject({ ...offered, emails: z.array(z.string()).min(1).max(MOST_ADDRESSES) }),
  }),
  revoke: mutation<null>()({ access: 'invitations:manage', args: one }),
  /** Creates a new link and mails it if there is an address; the old link stops working. */
  resend: mutation<InvitationLink>()({ access: 'invitations:manage', args: one }),
  getByToken: query<InvitationPreview>()({ access: 'public', args: byToken }),
  accept: mutation<Joined>()({ access: 'user', args: byToken }),
  decline: mutation<null>()({ access: 'user', args: byToken }),
  /** Invitations sent to the viewer's own address, which need no link. */
  listMine: query<MyInvitations>()({ access: 'user', args: z.strictObject({}) }),
  acceptMine: mutation<Joined>()({ access: 'user', args: mine }),
  declineMine: mutation<null>()({ access: 'user', args: mine }),
})
