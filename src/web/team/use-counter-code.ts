import { useState } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { useAttempt } from '../kit/use-attempt.ts'

/** An invitation for one person. It is not stored, so each display creates a new one. */
export function useCounterCode({ id: storeId, organizationId: orgId }: StoreSummary) {
  const create = useBackendMutation(api.invitations.create)
  const { attempt, isBusy, refusal } = useAttempt()
  const [token, setToken] = useState<string>()
  const make = () =>
    void attempt(async () => {
      const stores = [{ storeId, role: 'scanner' as const }]
      const made = await create({ orgId, role: 'member', stores, email: null })
      setToken(made.token)
    })
  return { token, isBusy, refusal, make, hide: () => setToken(undefined) }
}
