// Loads what the pages of an invitation need before they render, on the server and in the browser.

import type { QueryClient } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { setResponseHeader } from '@tanstack/react-start/server'
import type { SessionUser } from '#contract/backend.ts'
import type { InvitationPreview } from '#contract/invitations.ts'
import { parseFault } from '#domain/fault.ts'
import { api } from '#web/client/api.ts'
import { accessQuery } from '#web/session/access.ts'
import type { Invited } from '#web/session/invited.ts'
import type {} from '#web/session/request-context.ts'
import { loadSession } from '#web/session/session.ts'
import { accountOf, decideInvited, type ViewerStores } from './arrival.ts'

/** POST, so that the link's secret stays out of addresses and logs. Null if the token is unknown. */
const fetchInvitation = createServerFn({ method: 'POST' })
  .validator((token: string) => token)
  .handler(async ({ context, data: token }): Promise<InvitationPreview | null> => {
    setResponseHeader('cache-control', 'no-store')
    try {
      return await context.backend.query(api.invitations.getByToken, { token })
    } catch (thrown) {
      if (isUnknown(thrown)) return null
      throw thrown
    }
  })

/** Includes a text that is too long to be a token. */
function isUnknown(thrown: unknown): boolean {
  const code = parseFault(thrown)?.code
  return code === 'not_found' || code === 'invalid_argument'
}

/** The form is shown even if the invitation cannot be loaded. */
export async function loadInvited(token: string | undefined): Promise<Invited | undefined> {
  if (token === undefined) return undefined
  return fetchInvitation({ data: token }).then(decideInvited, () => undefined)
}

export interface ArrivalFacts {
  readonly viewer: SessionUser | null
  readonly viewerStores: ViewerStores
  readonly invitation: InvitationPreview | null
}

export async function loadArrival(queryClient: QueryClient, token: string): Promise<ArrivalFacts> {
  const viewer = accountOf((await loadSession(queryClient)).user)
  // Not from the cache, because the page may reload right after joining.
  const access = viewer && (await queryClient.fetchQuery({ ...accessQuery, staleTime: 0 }))
  const invitation = await fetchInvitation({ data: token })
  return { viewer, viewerStores: access?.stores ?? null, invitation }
}
