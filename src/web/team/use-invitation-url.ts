import { useQuery } from '@tanstack/react-query'
import { isOnlyHere, publicOriginQuery, reachableOrigin } from './public-origin.ts'

/** The address of an invitation. Only after the page has come alive: the server knows no address bar. */
export function useInvitationUrl(token: string) {
  const { data } = useQuery(publicOriginQuery)
  const origin = reachableOrigin(data, location.origin)
  return { url: `${origin}/invite/${token}`, isOnlyHere: isOnlyHere(origin) }
}
