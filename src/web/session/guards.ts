// Who may see which page. Used in `beforeLoad`, on the server and in the browser alike.

import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { createIsomorphicFn, createServerFn } from '@tanstack/react-start'
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import type { SessionSnapshot, SessionUser } from '#contract/backend.ts'
import type { StoreRefusal, StoreSummary } from '#contract/stores.ts'
import { decideLanding, type Landing } from '#domain/landing.ts'
import { api } from '../client/api.ts'
import { MANAGERS_ONLY } from '../kit/not-found.tsx'
import { accessQuery, currentUserQuery, findStore } from './access.ts'
import { heard, patienceMs } from './host-patience.ts'
import { withoutOneTimeToken } from './one-time-token.ts'
import type {} from './request-context.ts'
import { returnCookie } from './return-path.ts'
import type { RouterContext } from './router-context.ts'
import type { InvitationOrigin } from './search.ts'
import { loadSession } from './session.ts'
import { speakFor } from './speak-for.ts'

// Why the guard of a store lets somebody not in, asked of the host.
const fetchRefusal = createServerFn({ method: 'GET' })
  .validator((storeId: string) => storeId)
  .handler(async ({ context: { backend }, data: storeId }): Promise<StoreRefusal | null> => {
    setResponseHeader('cache-control', 'no-store')
    return backend.query(api.stores.getRefusal, { storeId })
  })

/** Null: there is nothing to tell, or nobody who could. */
async function loadStoreRefusal(storeId: string): Promise<StoreRefusal | null> {
  try {
    const signal = AbortSignal.timeout(patienceMs())
    return await heard(fetchRefusal({ data: storeId, signal }))
  } catch {
    return null
  }
}

interface Asked {
  readonly context: RouterContext
  readonly search: { readonly ott?: string | undefined }
  readonly location: { readonly href: string }
}

interface Visit {
  readonly context: { readonly queryClient: QueryClient }
  readonly search?: {
    readonly invitation?: string | undefined
    readonly ott?: string | undefined
  }
  /** Which page an invitation was opened on. */
  readonly from?: InvitationOrigin
}

export interface SignedIn {
  readonly user: SessionUser
}

/** Visitors who are not signed in are sent to sign in; the page they wanted is remembered. */
export async function requireSignedIn({ context, search, location }: Asked): Promise<SignedIn> {
  const { user }: SessionSnapshot = await loadSession(context.queryClient)
  if (user) {
    speakFor(context, user.id)
    return { user }
  }
  const cookie = returnCookie(withoutOneTimeToken(location.href))
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  if (typeof document !== 'undefined') document.cookie = cookie
  throw redirect({ to: '/sign-in', search: { ott: search.ott }, headers: { 'set-cookie': cookie } })
}

/** Pages for visitors send people who are signed in to where they belong. */
export async function sendSignedInAway({ context, search, from }: Visit): Promise<void> {
  const { user } = await loadSession(context.queryClient)
  // Who looks around in the demo may still sign up.
  if (!user || user.isVisitor) return
  const landing = await findLanding(context.queryClient, search?.invitation)
  // Whoever follows the link of somebody else is asked there, as on any other page.
  throw redirectTo(landing, { from, ott: search?.ott })
}

export async function isSignedIn(queryClient: QueryClient): Promise<boolean> {
  const { user } = await loadSession(queryClient)
  return user !== null && !user.isVisitor
}

/** Answers the store; those it was closed to are told why, and a stranger Not Found: never a hint that it exists. */
export async function requireStore(
  queryClient: QueryClient,
  storeId: string,
): Promise<{ readonly store: StoreSummary }> {
  const store = await findStore(queryClient, { storeId })
  if (store) return { store }
  const refusal = await loadStoreRefusal(storeId)
  if (!refusal) throw notFound()
  markForbidden()
  throw notFound({ data: refusal })
}

/** A scanner is told that the page is for managers. */
export async function requireManager(
  queryClient: QueryClient,
  { id: storeId }: StoreSummary,
): Promise<{ readonly store: StoreSummary }> {
  const accept = ({ role }: StoreSummary) => role === 'manager'
  const store = await findStore(queryClient, { storeId, accept })
  if (store && accept(store)) return { store }
  markForbidden()
  throw notFound({ data: MANAGERS_ONLY, routeId: '/_authorized/_app/stores/$storeId' })
}

/** The host answers "forbidden", although the router knows only pages that are not there. */
const markForbidden = createIsomorphicFn()
  .client(() => {})
  .server(() => setResponseStatus(403))

async function findLanding(
  queryClient: QueryClient,
  invitation: string | undefined,
): Promise<Landing> {
  if (invitation) return decideLanding({ invitation, storeIds: undefined, organizationCount: 0 })
  const storeIds = await findStoreIds(queryClient)
  if (storeIds?.length !== 0) {
    return decideLanding({ invitation, storeIds, organizationCount: 0 })
  }
  const { organizations } = await queryClient.fetchQuery(accessQuery)
  return decideLanding({ invitation, storeIds, organizationCount: organizations.length })
}

/** A failure is logged only, and no store is known then. */
async function findStoreIds(queryClient: QueryClient): Promise<readonly string[] | undefined> {
  try {
    const user = await queryClient.fetchQuery(currentUserQuery)
    return user?.storeIds ?? []
  } catch (error) {
    console.error('The current user could not be read', error)
    return undefined
  }
}

interface Carried {
  readonly from: InvitationOrigin | undefined
  readonly ott: string | undefined
}

function redirectTo(landing: Landing, { from, ott }: Carried) {
  switch (landing.place) {
    case 'invitation':
      return redirect({ to: '/invite/accept', search: { token: landing.token, from, ott } })
    case 'store':
      return redirect({
        to: '/stores/$storeId',
        params: { storeId: landing.storeId },
        search: { ott },
      })
    case 'stores':
      return redirect({ to: '/stores', search: { ott } })
    case 'setup':
      return redirect({ to: '/setup/organization', search: { ott } })
  }
}
