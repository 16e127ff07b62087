// Who may see which page. Used in `beforeLoad`, on the server and in the browser alike.

import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { createIsomorphicFn, createServerFn } from '@tanstack/react-start'
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import type { SessionSnapshot, SessionUser } from '#contract/backend.ts'
import type { StoreRefusal, StoreSummary } from '#contract/stores.ts'
import { parseFault } from '#domain/fault.ts'
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

// Asks the host why the guard of a store refuses the viewer.
const fetchRefusal = createServerFn({ method: 'GET' })
  .validator((storeId: string) => storeId)
  .handler(async ({ context: { backend }, data: storeId }): Promise<StoreRefusal | null> => {
    setResponseHeader('cache-control', 'no-store')
    return backend.query(api.stores.getRefusal, { storeId })
  })

/** Null: there is no reason to show, or it could not be loaded. */
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
  /** The page on which an invitation was opened. */
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

/** Pages for visitors send signed-in people to their own start page. */
export async function sendSignedInAway({ context, search, from }: Visit): Promise<void> {
  const { user } = await loadSession(context.queryClient)
  // Visitors of the demo may still sign up.
  if (!user || user.isVisitor || user.isHelper) return
  const landing = await findLanding(context.queryClient, search?.invitation)
  // Following another person's sign-in link is confirmed there, as on any other page.
  throw redirectTo(landing, { from, ott: search?.ott })
}

export async function isSignedIn(queryClient: QueryClient): Promise<boolean> {
  const { user } = await loadSession(queryClient)
  return user !== null && !user.isVisitor && !user.isHelper
}

/** Helpers have the scanner and a page about their day pass; everything else needs an account. */
export function sendHelpersAway({ user }: SignedIn): void {
  if (user.isHelper) throw redirect({ to: '/day-pass' })
}

/** Whoever comes back after the end is told what becomes of their counts, and not that a role does not allow this. */
function sendEndedPassAway(error: unknown): never {
  if (parseFault(error)?.details?.reason === 'pass_ended') throw redirect({ to: '/day-pass' })
  throw error
}

/**
 * Returns the store. People who lost access are told why; for strangers it is Not Found, with no hint that
 * the store exists.
 */
export async function requireStore(
  queryClient: QueryClient,
  storeId: string,
): Promise<{ readonly store: StoreSummary }> {
  const store = await findStore(queryClient, { storeId }).catch(sendEndedPassAway)
  if (store) return { store }
  const refusal = await loadStoreRefusal(storeId)
  if (!refusal) throw notFound()
  markForbidden()
  throw notFound({ data: refusal })
}

/** Tells a scanner that the page is for managers. */
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

/** Makes the host answer "forbidden", because the router itself only has Not Found. */
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

/** A failure is only logged, and no store is known then. */
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
