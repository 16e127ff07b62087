import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { getGlobalStartContext } from '@tanstack/react-start'
import type { RequestContext } from '#contract/backend.ts'
import { type PageLanguage, SOURCE_LANGUAGE } from '#messages/languages.ts'
import { createQueryClient } from './client/query-bridge.ts'
import { RealtimeClient } from './client/realtime-client.ts'
import { carryMessages, loadMessagesOfPages } from './kit/carry-messages.ts'
import { NotFound } from './kit/not-found.tsx'
import { pageLanguage } from './kit/page-language.ts'
import { noticeLimit } from './kit/reached-limit.ts'
import { parseSearch, stringifySearch } from './kit/search.ts'
import { routeTree } from './route-tree.gen.ts'
import { isHostReachable } from './session/require-connection.ts'
import { RouteError } from './shell/route-error.tsx'

loadMessagesOfPages(routeTree, { isHostReachable })

/** One router, and with it one cache, per request on the server and per page load in the browser. */
export function getRouter() {
  const request = getGlobalStartContext()
  const language = languageOf(request)
  // Opens no socket until a page of the app needs it.
  const realtime = new RealtimeClient({ expectAuth: true })
  const queryClient = createQueryClient({
    realtime,
    backend: request?.backend,
    navigate: (path) => router.history.push(path),
    onRefusal: noticeLimit,
  })
  const router = createRouter({
    routeTree,
    context: { queryClient, realtime, language },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFound,
    ...(request && { ssr: { nonce: request.nonce } }),
  })
  carryMessages(router, { language, isHostReachable })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

/** The page that opens without a network is rendered for no particular person. */
function languageOf(request: RequestContext | undefined): PageLanguage {
  if (typeof document !== 'undefined') return pageLanguage()
  return request?.language ?? SOURCE_LANGUAGE
}
