import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useParting } from '../client/use-parting.ts'
import { sessionQuery } from './session.ts'

/** Gives up a role and goes home: the guards' data is outdated, and the page may be closed now. */
export function useGiveUp(): (giveUp: () => Promise<unknown>) => Promise<void> {
  const part = useParting()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return (giveUp) =>
    part(async () => {
      await giveUp()
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      await navigate({ to: '/stores' })
    })
}
