// A host with billing on real sockets, and the published client of its wire.

import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Catalog } from '#domain/billing/catalog.ts'
import { World } from '#seeds/world.ts'
import type { TestDatabase } from './database.ts'
import { startLiveNode } from './live-node.ts'
import { startTestHost } from './test-host.ts'

export async function startBillingHost(database: TestDatabase, catalog?: Catalog) {
  const node = await startLiveNode({ database, ...(catalog && { catalog }) })
  const { url, tokenOf, close } = await startTestHost(database, { functions: node.engine })
  return {
    url,
    world: new World({ database }),
    tokenOf,
    async stop() {
      await close()
      await node.stop()
    },
  }
}

export interface PublishedAnswer {
  readonly data: unknown
  readonly error: { readonly message: string; readonly code: string } | null
  readonly statusCode?: number
}

type Call<Args extends readonly unknown[]> = (...args: Args) => Promise<PublishedAnswer>

/** As much of it as tests use. */
export interface PublishedClient {
  readonly prefix: string
  readonly createCustomer: Call<[object]>
  readonly attach: Call<[object]>
  readonly checkout: Call<[object]>
  readonly cancel: Call<[object]>
  readonly check: Call<[object]>
  readonly track: Call<[object]>
  readonly openBillingPortal: Call<[object?]>
  readonly setupPayment: Call<[object?]>
  readonly query: Call<[object]>
  readonly entities: {
    readonly create: Call<[object]>
    readonly get: Call<[string, object?]>
    readonly delete: Call<[string]>
  }
  readonly referrals: { readonly createCode: Call<[object]>; readonly redeemCode: Call<[object]> }
  readonly products: { readonly list: Call<[]> }
  readonly detectCors: () => Promise<{ readonly valid: boolean }>
}

export interface PublishedClientOptions {
  readonly backendUrl: string
  readonly pathPrefix?: string
  readonly betterAuthUrl?: string
  readonly getBearerToken?: () => Promise<string | null>
  readonly includeCredentials?: boolean
  readonly customerData?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** The client's own class, from the installed package: it is not among what the package exports. */
export async function publishedClient(options: PublishedClientOptions): Promise<PublishedClient> {
  const entry = createRequire(import.meta.url).resolve('autumn-js')
  const file = new URL('../libraries/react/client/ReactAutumnClient.mjs', pathToFileURL(entry))
  const { AutumnClient } = await import(file.href)
  return new AutumnClient(options)
}
