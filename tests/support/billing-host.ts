// A host with billing on real sockets, and the published client of its wire.

import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import type { Catalog } from '#domain/billing/catalog.ts'
import { type Person, World } from '#seeds/world.ts'
import { createAuth } from '#server/auth/create-auth.ts'
import { createHost } from '#server/http/host.ts'
import { createHttpMetrics } from '#server/http/metrics.ts'
import type { TestDatabase } from './database.ts'
import { startLiveNode } from './live-node.ts'

const PUBLIC_URL = 'http://shelfcount.example'

export async function startBillingHost(database: TestDatabase, catalog?: Catalog) {
  const auth = createAuth({
    pool: database.auth,
    publicUrl: PUBLIC_URL,
    secret: 'the secret of the tests has enough letters',
    mails: { send: async () => {} },
    beforeDeleteUser: async () => {},
    log: pino({ level: 'silent' }),
  })
  const node = await startLiveNode({ database, ...(catalog && { catalog }) })
  const host = await createHost({
    auth,
    database,
    functions: node.engine,
    log: pino({ level: 'silent' }),
    metrics: createHttpMetrics(),
    publicUrl: PUBLIC_URL,
    operator: { name: 'Test', contact: null },
    strictTransport: false,
    trustedProxies: 0,
    metricsToken: null,
    version: '1.0.0',
    clientBuild: null,
    mailbox: false,
    createPages: async () => null,
    certificate: null,
    acceptSocket: (socket) => socket.close(),
  })
  const { port } = await host.listen(0, '127.0.0.1')
  return {
    url: `http://127.0.0.1:${port}`,
    world: new World({ database }),
    tokenOf: ({ identity }: Person) => auth.issueToken(identity),
    async stop() {
      await host.close()
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
