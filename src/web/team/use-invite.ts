import { api } from '#contract/api.ts'
import type { InvitationLink } from '#contract/invitations.ts'
import { decideOffer } from '#domain/invitation.ts'
import type { Membership } from '#domain/permission.ts'
import { useBackendMutation } from '../client/react.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { type OfferDraft, offerOf } from './offer-draft.ts'

/** An invitation that was just made: the only moment at which its link is known. */
export interface NewInvitation {
  readonly link: InvitationLink
  readonly email: string | null
}

/** The server decides; what the same rules refuse here needs no question. */
export function useInvite(inviter: Membership, onInvited: (made: NewInvitation) => void) {
  const create = useBackendMutation(api.invitations.create)
  const { attempt, isBusy, errorOf } = useAttempt()
  const send = async (draft: OfferDraft) => {
    const { email, role, stores } = decideOffer(inviter, offerOf(draft))
    const orgId = inviter.organizationId
    const link = await create({ orgId, email, role, stores: [...stores] })
    onInvited({ link, email })
  }
  return { invite: (draft: OfferDraft) => attempt(() => send(draft)), isBusy, errorOf }
}
