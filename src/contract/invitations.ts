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
  /** Null: whoever holds the link may join. */
  readonly email: string | null
  readonly role: OrganizationRole
  readonly stores: readonly InvitationStore[]
  readonly state: InvitationState
  readonly invitedBy: string | null
  readonly sentAt: number
  readonly expiresAt: number
}

/** What somebody sees who holds the link, signed in or not. */
export interface InvitationPreview {
  readonly organizationName: string
  readonly email: string | null
  readonly role: OrganizationRole
  readonly stores: readonly InvitationStore[]
  readonly state: InvitationState
  readonly invitedBy: string | null
  /** Whether the viewer, if signed in, has the address that it was sent to. */
  readonly wrongAccount: boolean
}

/** An invitation that waits for the viewer. */
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
  /** Nothing is listed before the address is known to be the viewer's. */
  readonly verified: boolean
  readonly invitations: readonly MyInvitation[]
}

export interface Joined {
  readonly organizationId: string
  readonly storeId: string | null
}

/** The secret of the link is told once, here, and kept nowhere. */
export interface InvitationLink {
  readonly id: string
  readonly token: string
}

/** Links of a list, and whether everybody on it finds a seat. */
export interface SentInvitations {
  readonly sent: readonly (InvitationLink & { readonly email: string })[]
  /** All that wait, with those of before: they hold no seat. */
  readonly waiting: number
  /** Null: the plan has no limit. */
  readonly seatsLeft: number | null
}

/** As many as one person may send in an hour. */
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
  /** Those that wait, newest first; ended ones of the last weeks below them. */
  list: query<readonly InvitationDetails[]>()({
    access: 'invitations:manage',
    args: z.strictObject({ orgId: id }),
  }),
  create: mutation<InvitationLink>()({
    access: 'invitations:manage',
    args: z.strictObject({ ...offered, email: z.string().nullable() }),
  }),
  /** One for each address: all of them or, when one is refused, none. */
  createMany: mutation<SentInvitations>()({
    access: 'invitations:manage',
    args: z.strictObject({ ...offered, emails: z.array(z.string()).min(1).max(MOST_ADDRESSES) }),
  }),
  revoke: mutation<null>()({ access: 'invitations:manage', args: one }),
  /** A new link, mailed again where there is an address; the old one no longer works. */
  resend: mutation<InvitationLink>()({ access: 'invitations:manage', args: one }),
  getByToken: query<InvitationPreview>()({ access: 'public', args: byToken }),
  accept: mutation<Joined>()({ access: 'user', args: byToken }),
  decline: mutation<null>()({ access: 'user', args: byToken }),
  /** Those sent to the viewer's own address, which need no link. */
  listMine: query<MyInvitations>()({ access: 'user', args: z.strictObject({}) }),
  acceptMine: mutation<Joined>()({ access: 'user', args: mine }),
  declineMine: mutation<null>()({ access: 'user', args: mine }),
})
