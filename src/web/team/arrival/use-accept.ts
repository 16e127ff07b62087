import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '#contract/api.ts'
import type { InvitationPreview } from '#contract/invitations.ts'
import { useBackendMutation } from '../../client/react.tsx'
import { textOfFailure } from '../../kit/text-of-failure.ts'
import { sessionQuery } from '../../session/session.ts'

/** Accepts as soon as the page is there, once, and goes on to the store. */
export function useAccept(token: string, { organizationName }: InvitationPreview) {
  const join = useJoin(organizationName)
  const router = useRouter()
  const [failure, setFailure] = useState<string>()
  const hasBegun = useRef(false)

  const accept = useCallback(() => {
    setFailure(undefined)
    join(token).catch(async (thrown: unknown) => {
      // Somebody may have been faster, or it was this very person in another tab: look again.
      await router.invalidate()
      setFailure(textOfFailure(thrown))
    })
  }, [join, router, token])

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    accept()
  }, [accept])
  return { failure, accept }
}

function useJoin(organizationName: string) {
  const accept = useBackendMutation(api.invitations.accept)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useCallback(
    async (token: string) => {
      const { storeId } = await accept({ token })
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      notifications.show({ message: `You are in ${organizationName} now` })
      if (storeId === null) return navigate({ to: '/organization', replace: true })
      return navigate({ to: '/stores/$storeId', params: { storeId }, replace: true })
    },
    [accept, queryClient, navigate, organizationName],
  )
}
