import type { QueryClient } from '@tanstack/react-query'
import { api } from '../client/api.ts'
import { liveQuery } from '../client/query-bridge.ts'

/** The names of the organization's stores that the viewer may enter; a file may have rows for each. */
export async function namesOfStores(
  queryClient: QueryClient,
  orgId: string,
  exceptId?: string,
): Promise<readonly string[]> {
  const question = liveQuery(api.stores.getByOrganization, { orgId })
  const stores = await queryClient.fetchQuery(question).catch(() => [])
  return stores.filter(({ id }) => id !== exceptId).map(({ name }) => name)
}
