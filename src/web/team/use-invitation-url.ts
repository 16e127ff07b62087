import { useQuery } from '@tanstack/react-query'
import { isThisMachine, reachableOrigin } from '../kit/reachable-origin.ts'
import { installationQuery } from '../session/installation.ts'

/** The address of an invitation. Only after the page has come alive: the server knows no address bar. */
export function useInvitationUrl(token: string) {
  const { data } = useQuery(installationQuery)
  const origin = reachableOrigin(data?.origin, location.origin)
  return { url: `${origin}/invite/${token}`, isOnlyHere: isThisMachine(origin) }
}
