import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { InvitationLink } from '#contract/invitations.ts'
import { Fault } from '#domain/fault.ts'
import { decideOffer, type InvitationOffer } from '#domain/invitation.ts'
import type { Membership } from '#domain/permission.ts'
import { useBackendMutation } from '../client/react.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { type HeldOffer, isHeld } from './held-offers.ts'
import { type OfferDraft, offersOf, some } from './offer-draft.ts'

/** An invitation that was just made: the only moment at which its link is known. */
export interface NewInvitation {
  readonly link: InvitationLink
  readonly email: string | null
}

export interface Invited {
  readonly made: readonly NewInvitation[]
  /** Addresses of people who have it already, or were offered it. */
  readonly leftOut: readonly string[]
}

interface Inviting {
  readonly inviter: Membership
  readonly held: readonly HeldOffer[]
  readonly onInvited: (invited: Invited) => void
}

export interface Progress {
  readonly sent: number
  readonly of: number
}

/**
 * The server decides; what the same rules refuse here needs no question. Invitations are sent one after
 * the other: after a failure the same list can be sent again, since those that were sent are held by then.
 */
export function useInvite({ inviter, held, onInvited }: Inviting) {
  const create = useBackendMutation(api.invitations.create)
  const { attempt, isBusy, errorOf } = useAttempt()
  const [progress, setProgress] = useState<Progress>()
  const send = async (draft: OfferDraft) => {
    const offers = offersOf(draft).map((offer) => decideOffer(inviter, offer))
    const fresh = offers.filter((offer) => !isHeld(offer, held))
    const leftOut = offers
      .filter((offer) => isHeld(offer, held))
      .flatMap(({ email }) => email ?? [])
    if (fresh.length === 0) throw heldFault(leftOut)
    const made: NewInvitation[] = []
    for (const offer of fresh) {
      setProgress({ sent: made.length, of: fresh.length })
      made.push({ link: await create(argsOf(inviter, offer)), email: offer.email })
    }
    onInvited({ made, leftOut })
  }
  const invite = async (draft: OfferDraft) => {
    setProgress(undefined)
    await attempt(() => send(draft))
  }
  return { invite, isBusy, errorOf, progress }
}

function argsOf({ organizationId: orgId }: Membership, offer: InvitationOffer) {
  return { ...offer, orgId, stores: [...offer.stores] }
}

function heldFault(emails: readonly string[]): Fault {
  const message = `In the team already, or invited: ${some(emails)}.`
  return new Fault('invalid_argument', message, { field: 'email' })
}
