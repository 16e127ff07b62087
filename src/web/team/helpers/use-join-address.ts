import { useQuery } from '@tanstack/react-query'
import { isThisMachine, reachableOrigin } from '#web/kit/reachable-origin.ts'
import { installationQuery } from '#web/session/installation.ts'

/** The address that a code opens. Only known in the browser: the server does not see the address bar. */
export function useJoinAddress() {
  const { data } = useQuery(installationQuery)
  const origin = reachableOrigin(data?.origin, location.origin)
  return { urlOf: (code: string) => `${origin}/join/${code}`, isOnlyHere: isThisMachine(origin) }
}
