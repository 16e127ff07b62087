import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { InvitationLink } from '#contract/invitations.ts'
import { parseFault } from '#domain/fault.ts'
import { decideOffer, type InvitationOffer } from '#domain/invitation.ts'
import type { Membership } from '#domain/permission.ts'
import { useBackendMutation } from '../client/react.tsx'
import { textOfFailure } from '../kit/text-of-failure.ts'
import { type OfferDraft, offerOf } from './offer-draft.ts'

interface Refusal {
  readonly field: 'email' | 'stores' | undefined
  readonly text: string
}

/** An invitation that was just made: the only moment at which its link is known. */
export interface NewInvitation {
  readonly link: InvitationLink
  readonly email: string | null
}

/** The server decides; what the same rules refuse here needs no question. */
export function useInvite(inviter: Membership, onInvited: (made: NewInvitation) => void) {
  const create = useBackendMutation(api.invitations.create)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  const send = async (offer: InvitationOffer) => {
    const { email, role } = offer
    const stores = offer.stores.map((store) => ({ ...store }))
    const link = await create({ orgId: inviter.organizationId, email, role, stores })
    onInvited({ link, email })
  }
  const invite = async (draft: OfferDraft) => {
    setBusy(true)
    setRefusal(undefined)
    try {
      await send(decideOffer(inviter, offerOf(draft)))
    } catch (thrown) {
      setRefusal(refusalOf(thrown))
    } finally {
      setBusy(false)
    }
  }
  return { invite, isBusy, refusal }
}

function refusalOf(thrown: unknown): Refusal {
  const field = parseFault(thrown)?.details?.field
  return {
    text: textOfFailure(thrown),
    field: field === 'email' || field === 'stores' ? field : undefined,
  }
}
