import { useQuery } from '@tanstack/react-query'
import { api } from '../client/api.ts'
import { useLiveQuery, useRealtime } from '../client/react.tsx'

/** The installation's model, if this organization uses it; null: it does not, or there is none. */
export function useModel(orgId: string): string | null {
  const installed = useInstalledModel()
  const settings = useLiveQuery(api.ai.getSettings, { orgId })
  return settings?.enabled ? (installed ?? null) : null
}

/** Undefined: not known yet. Null: the installation has none. */
export function useInstalledModel(): string | null | undefined {
  const realtime = useRealtime()
  const { data } = useQuery({
    queryKey: ['installed-model'],
    queryFn: () => realtime.action(api.ai.getModel, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.model
}
