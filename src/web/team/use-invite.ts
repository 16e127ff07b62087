import type { InvitationLink } from '#contract/invitations.ts'
import { Fault } from '#domain/fault.ts'
import { decideOffer, type InvitationOffer } from '#domain/invitation.ts'
import type { Membership } from '#domain/permission.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import { type ExistingOffer, isExisting } from './existing-offers.ts'
import { type OfferDraft, offersOf, some } from './offer-draft.ts'
import { type SeatsShort, seatsShort } from './seats-short.ts'

/** A new invitation: the only moment at which its link is known. */
export interface NewInvitation {
  readonly link: InvitationLink
  readonly email: string | null
}

export interface Invited {
  readonly made: readonly NewInvitation[]
  /** Addresses of people who already have it, or were already offered it. */
  readonly leftOut: readonly string[]
  /** Set if there are fewer seats than invited people. */
  readonly seats: SeatsShort | undefined
}

interface Inviting {
  readonly inviter: Membership
  readonly existing: readonly ExistingOffer[]
  readonly onInvited: (invited: Invited) => void
}

/** The server decides; what the same rules refuse here is not sent. A list is sent in one call. */
export function useInvite({ inviter, existing, onInvited }: Inviting) {
  const create = useBackendMutation(api.invitations.create)
  const createMany = useBackendMutation(api.invitations.createMany)
  const { attempt, isBusy, errorOf } = useAttempt()
  const t = useMessages('team')
  const { organizationId: orgId } = inviter
  const makeLink = async ({ role, stores }: InvitationOffer) => {
    const link = await create({ orgId, email: null, role, stores: [...stores] })
    return { made: [{ link, email: null }], leftOut: [], seats: undefined }
  }
  const sendList = async (offers: readonly InvitationOffer[]) => {
    const fresh = offers.filter((offer) => !isExisting(offer, existing))
    const leftOut = addressesOf(offers.filter((offer) => isExisting(offer, existing)))
    const [first] = fresh
    if (!first) throw alreadyInvited(leftOut, t)
    const { role, stores } = first
    const emails = addressesOf(fresh)
    const answer = await createMany({ orgId, emails, role, stores: [...stores] })
    const made = answer.sent.map(({ email, ...link }) => ({ link, email }))
    return { made, leftOut, seats: seatsShort(answer) }
  }
  const send = async (draft: OfferDraft) => {
    const offers = offersOf(draft, t).map((offer) => decideOffer(inviter, offer))
    const [first] = offers
    const isLink = first !== undefined && first.email === null
    onInvited(await (isLink ? makeLink(first) : sendList(offers)))
  }
  return { invite: (draft: OfferDraft) => attempt(() => send(draft)), isBusy, errorOf }
}

function addressesOf(offers: readonly InvitationOffer[]): string[] {
  return offers.flatMap(({ email }) => email ?? [])
}

function alreadyInvited(emails: readonly string[], t: Messages<'team'>): Fault {
  const message = t('form.existing', { addresses: some(emails, t) })
  return new Fault('invalid_argument', message, { field: 'email' })
}
