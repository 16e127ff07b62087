import type { BillingClient } from './billing-client.ts'
import { createHttpClient } from './http-client.ts'

const clients = new Map<string, BillingClient>()

/** One client per organization of the page; without one the host decides by the session. */
export function browserClient(orgId?: string): BillingClient {
  const known = clients.get(orgId ?? '')
  if (known) return known
  const headers = orgId === undefined ? {} : { 'x-organization-id': orgId }
  const client = createHttpClient({ headers, includeCredentials: true })
  clients.set(orgId ?? '', client)
  return client
}
