import { useQuery } from '@tanstack/react-query'
import { parseFault } from '#domain/fault.ts'
import { api } from '#web/client/api.ts'
import { liveQuery } from '#web/client/query-bridge.ts'
import { decideArrival } from './arrival.ts'
import { InvitationEnded } from './invitation-ended.tsx'
import type { ArrivalFacts } from './load-arrival.ts'
import { OpenInvitation } from './open-invitation.tsx'

interface InvitationPageProps extends ArrivalFacts {
  readonly token: string
}

/** The page behind the link of an invitation, signed in or not. */
export function InvitationPage({ token, viewer, viewerStores, invitation }: InvitationPageProps) {
  const newest = useNewest(token, invitation)
  const arrival = decideArrival(newest, viewerStores)
  if (arrival.kind === 'open') {
    return <OpenInvitation token={token} viewer={viewer} invitation={arrival.invitation} />
  }
  return <InvitationEnded arrival={arrival} token={token} viewer={viewer} />
}

/** Follows the state of the invitation. Once a newer link replaces this one, it is unknown. */
function useNewest(token: string, known: ArrivalFacts['invitation']): ArrivalFacts['invitation'] {
  const query = liveQuery(api.invitations.getByToken, { token })
  const { data, error } = useQuery({ ...query, enabled: known !== null })
  if (parseFault(error)?.code === 'not_found') return null
  return data ?? known
}
