// What guards need to know about a user: the default store, organizations, stores and roles. Guards only
// choose what to show; every function of the backend checks for itself.

import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { setResponseHeader } from '@tanstack/react-start/server'
import type { StoreSummary } from '#contract/stores.ts'
import type { CurrentUser } from '#contract/users.ts'
import { isOpenTo } from '#domain/permission.ts'
import { api } from '../client/api.ts'
import { type Access, cacheAccess, readCachedAccess } from './cached-session.ts'
import { askWithPatience, heard } from './host-patience.ts'
import type {} from './request-context.ts'
import { retryOnce } from './session.ts'

const CURRENT_USER_CACHE_MS = 120_000

const NO_ACCESS: Access = { organizations: [], stores: [] }

const fetchCurrentUser = createServerFn({ method: 'GET' }).handler(
  ({ context }): Promise<CurrentUser | null> => {
    setResponseHeader('cache-control', 'no-store')
    return context.backend.query(api.users.current, {})
  },
)

const fetchAccess = createServerFn({ method: 'GET' }).handler(
  async ({ context: { backend } }): Promise<Access> => {
    setResponseHeader('cache-control', 'no-store')
    const { user } = await backend.session()
    if (!user) return NO_ACCESS
    const organizations = await backend.query(api.organizations.getByUser, {})
    // A closed organization refuses every query except for the reason.
    const open = organizations.filter(isOpenTo)
    const stores = await Promise.all(
      open.map(({ id }) => backend.query(api.stores.getByOrganization, { orgId: id })),
    )
    return { organizations, stores: stores.flat() }
  },
)

const guardDefaults = {
  staleTime: CURRENT_USER_CACHE_MS,
  networkMode: 'always',
  retry: retryOnce,
} as const

export const currentUserQuery = queryOptions({
  queryKey: ['session', 'current-user'],
  queryFn: () => fetchCurrentUser(),
  ...guardDefaults,
})

export const accessQuery = queryOptions({
  queryKey: ['session', 'access'],
  queryFn: ({ signal }) => heard(fetchAccess({ signal })),
  ...guardDefaults,
})

interface StoreSearch {
  readonly storeId: string
  /** Which store is acceptable; if the cache has no match, the host is asked. */
  readonly accept?: (store: StoreSummary) => boolean
}

/** The store as the viewer may see it. A cached answer never leads to a refusal. */
export async function findStore(
  queryClient: QueryClient,
  { storeId, accept = () => true }: StoreSearch,
): Promise<StoreSummary | undefined> {
  const cached = storeIn(await loadAccess(queryClient), storeId)
  if (cached && accept(cached)) return cached
  return storeIn(await loadAccess(queryClient, { staleTime: 0, isNeeded: true }), storeId)
}

/** Asks the host; falls back to the device's cache if the host cannot be reached. */
function loadAccess(
  queryClient: QueryClient,
  { staleTime = CURRENT_USER_CACHE_MS, isNeeded = false } = {},
): Promise<Access> {
  const { queryKey } = accessQuery
  return askWithPatience({
    ask: () => askForAccess(queryClient, staleTime),
    giveUp: () => void queryClient.cancelQueries({ queryKey, exact: true }),
    known: readCachedAccess,
    isNeeded,
  })
}

async function askForAccess(queryClient: QueryClient, staleTime: number): Promise<Access> {
  try {
    const access = await queryClient.fetchQuery({ ...accessQuery, staleTime })
    cacheAccess(access)
    return access
  } catch (error) {
    const cached = readCachedAccess()
    if (cached) return cached
    throw error
  }
}

function storeIn(access: Access, storeId: string): StoreSummary | undefined {
  return access.stores.find((store) => store.id === storeId)
}
