// The billing client of a page, in the mode that the installation is set up for.

import type { BillingAccess } from '#contract/backend.ts'
import type { RunAction } from './action-client.ts'
import type { BillingClient, CallName, CustomerData } from './billing-client.ts'
import { browserClientId } from './browser-client-id.ts'
import { createHttpClient } from './http-client.ts'

export interface PageCaller {
  readonly access: BillingAccess
  /** Undefined: the host decides by the session. */
  readonly orgId: string | undefined
  /** Sent with everything that is posted; empty for a person who is not known yet. */
  readonly customerData: CustomerData
  readonly runAction: RunAction
}

export function browserClient(caller: PageCaller): BillingClient {
  const { access, orgId, customerData } = caller
  const id = browserClientId(access, orgId)
  if (access.mode === 'serverless') return actionClientLater(caller, id)
  const client = createHttpClient({
    // On the same origin as the page.
    ...(access.mode === 'auth-library' ? { authUrl: '' } : { pathPrefix: access.prefix }),
    headers: orgId === undefined ? {} : { 'x-organization-id': orgId },
    includeCredentials: true,
    customerData,
  })
  return { ...client, id }
}

/** Its code is loaded only in this mode. */
function actionClientLater({ orgId, runAction }: PageCaller, id: string): BillingClient {
  const run: RunAction = (name, args) => runAction(name, { ...args, orgId })
  const load = async () => {
    const { createActionClient } = await import('./action-client.ts')
    return createActionClient(run)
  }
  let loading: Promise<BillingClient> | undefined
  const client = () => {
    loading ??= load()
    return loading
  }
  return {
    id,
    call: async <Name extends CallName>(name: Name, args?: object) =>
      (await client()).call(name, args),
    post: async (path, body) => (await client()).post(path, body),
  }
}
