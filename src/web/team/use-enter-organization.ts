import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Joined } from '#contract/invitations.ts'
import { useMessages } from '../kit/use-messages.ts'
import { sessionQuery } from '../session/session.ts'

/** After accepting an invitation: the guards check again, and the first store opens. */
export function useEnterOrganization(): (name: string, joined: Joined) => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const t = useMessages('invitation')
  return useCallback(
    async (name, { storeId }) => {
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      notifications.show({ message: t('accept.joined', { organization: name }) })
      if (storeId === null) return navigate({ to: '/organization', replace: true })
      return navigate({ to: '/stores/$storeId', params: { storeId }, replace: true })
    },
    [queryClient, navigate, t],
  )
}
