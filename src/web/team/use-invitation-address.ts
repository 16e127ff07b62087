import { useQuery } from '@tanstack/react-query'
import { isThisMachine, reachableOrigin } from '../kit/reachable-origin.ts'
import { installationQuery } from '../session/installation.ts'

/** The address of invitation links. Only known in the browser: the server does not see the address bar. */
export function useInvitationAddress() {
  const { data } = useQuery(installationQuery)
  const origin = reachableOrigin(data?.origin, location.origin)
  const urlOf = (token: string) => `${origin}/invite/${token}`
  return { urlOf, isOnlyHere: isThisMachine(origin) }
}
