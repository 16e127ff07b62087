import { useQuery } from '@tanstack/react-query'
import { isThisMachine, reachableOrigin } from '../kit/reachable-origin.ts'
import { installationQuery } from '../session/installation.ts'

/** Where invitations lead. Only after the page has come alive: the server knows no address bar. */
export function useInvitationAddress() {
  const { data } = useQuery(installationQuery)
  const origin = reachableOrigin(data?.origin, location.origin)
  const urlOf = (token: string) => `${origin}/invite/${token}`
  return { urlOf, isOnlyHere: isThisMachine(origin) }
}
