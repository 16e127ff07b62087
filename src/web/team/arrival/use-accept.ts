import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '#contract/api.ts'
import type { InvitationPreview } from '#contract/invitations.ts'
import { useBackendMutation } from '#web/client/react.tsx'
import { textOfFailure } from '#web/kit/text-of-failure.ts'
import { useEnterOrganization } from '../use-enter-organization.ts'

/** Accepts as soon as the page is there, once, and goes on to the store. */
export function useAccept(token: string, { organizationName }: InvitationPreview) {
  const acceptInvitation = useBackendMutation(api.invitations.accept)
  const enter = useEnterOrganization()
  const router = useRouter()
  const [failure, setFailure] = useState<string>()
  const hasBegun = useRef(false)

  const accept = useCallback(() => {
    setFailure(undefined)
    const join = async () => enter(organizationName, await acceptInvitation({ token }))
    join().catch(async (thrown: unknown) => {
      // Somebody may have been faster, or it was this very person in another tab: look again.
      await router.invalidate()
      setFailure(textOfFailure(thrown))
    })
  }, [acceptInvitation, enter, organizationName, router, token])

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    accept()
  }, [accept])
  return { failure, accept }
}
