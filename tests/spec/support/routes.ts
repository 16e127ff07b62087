// The routes of the product, matched as the router matches them.

import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { createQueryClient } from '#web/client/query-bridge.ts'
import { RealtimeClient } from '#web/client/realtime-client.ts'
import { parseSearch, stringifySearch } from '#web/kit/search.ts'
import { routeTree } from '#web/route-tree.gen.ts'

export interface MatchedRoute {
  /** As the specification spells it. */
  readonly route: string
  /** Behind signing in. */
  readonly isAuthorized: boolean
  readonly isManagerOnly: boolean
  /** What is left of the search parameters for the page. */
  readonly search: Readonly<Record<string, unknown>>
}

const router = createRouter({
  routeTree,
  context: {
    queryClient: createQueryClient({}),
    realtime: new RealtimeClient(),
    language: 'en',
  },
  history: createMemoryHistory(),
  parseSearch,
  stringifySearch,
})

export function routeAt(route: string, search = ''): MatchedRoute {
  const path = route.replaceAll(/[{}]/g, '')
  const matches = router.matchRoutes(path, parseSearch(search))
  const page = matches.at(-1)
  const ids = matches.map(({ routeId }): string => routeId)
  return {
    route: specified(page?.routeId ?? ''),
    isAuthorized: ids.includes('/_authorized'),
    isManagerOnly: ids.some((id) => id.endsWith('/_manager')),
    search: definedOnly(page?._strictSearch),
  }
}

/** `/_authorized/_app/stores/$storeId/` is `/stores/{storeId}`. */
function specified(routeId: string): string {
  const path = routeId.replaceAll(/\/_\w+/g, '').replace(/\/$/, '')
  return path.replaceAll(/\$(\w+)/g, '{$1}') || '/'
}

function definedOnly(search: unknown): Readonly<Record<string, unknown>> {
  const entries = Object.entries(search ?? {}).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries)
}
