// A node of the product in this process: the real engine behind a real socket on loopback.

import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import pg from 'pg'
import { WebSocketServer } from 'ws'
import { LIMITS } from '#contract/frames.ts'
import type { Catalog } from '#domain/billing/catalog.ts'
import { WORLD_SECRET } from '#seeds/world.ts'
import { createBilling } from '#server/billing/create-billing.ts'
import { readPlanFile } from '#server/billing/plan-file.ts'
import { createSandboxProvider } from '#server/billing/sandbox-provider.ts'
import type { Database } from '#server/db/database.ts'
import { type Assistant, NO_ASSISTANT } from '#server/functions/ai/assistant.ts'
import type { AnyImplementation } from '#server/functions/implement.ts'
import { type InsightMaker, NO_INSIGHTS } from '#server/functions/insights/insight-service.ts'
import { createFunctions, productFunctions } from '#server/functions/registry.ts'
import type { SealService } from '#server/functions/results/seal-service.ts'
import type { Entitlements, InvitationMail, Samples } from '#server/functions/services.ts'
import type { Identity } from '#server/functions/viewer.ts'
import { newId } from '#server/new-id.ts'
import { createActionDatabase } from '#server/realtime/action-database.ts'
import { Engine } from '#server/realtime/engine.ts'
import { type Hints, inProcessHints, postgresHints } from '#server/realtime/hints.ts'
import type { SocketKeys } from '#server/realtime/socket-keys.ts'
import { fixedSeals } from '#server/seals/fixed-seals.ts'
import {
  createSignOn,
  type SignOn,
  type SignOnOptions,
} from '#server/single-sign-on/create-sign-on.ts'
import { createWebhookKeeper } from '#server/webhooks/webhook-keeper.ts'
import { allowEverything } from './allow-everything.ts'
import type { TestDatabase } from './database.ts'

export interface LiveNode {
  readonly engine: Engine
  readonly url: string
  readonly reports: unknown[]
  readonly mails: InvitationMail[]
  /** Cuts every socket without a word, as a lost network does. */
  cutSockets(): void
  stop(): Promise<void>
}

export interface LiveNodeOptions {
  readonly database: Database
  readonly extraFunctions?: readonly AnyImplementation[]
  readonly hints?: Hints
  readonly port?: number
  readonly assistant?: Assistant
  readonly insights?: InsightMaker
  readonly entitlements?: Entitlements
  readonly seals?: SealService
  readonly keys?: SocketKeys
  readonly samples?: Samples
  readonly signOn?: SignOn
  /** What is sold; the plans of the product unless said. */
  readonly catalog?: Catalog
  /** What one tick may spend on reading answers; that of the product unless said. */
  readonly tickBudgetMs?: number
  /** And on who may see what. */
  readonly doorBudgetMs?: number
}

/** Tests sign no tokens: `token(identity)` is what the engine's port accepts here. */
export function token({ userId, sessionId }: Identity, expiresAt = Date.now() + 3_600_000): string {
  const payload = { sub: userId, sid: sessionId, iat: 1, exp: Math.floor(expiresAt / 1_000) }
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part(payload)}.unsigned`
}

function readToken(text: string) {
  const [, payload = '', signature] = text.split('.')
  if (signature !== 'unsigned') return null
  const { sub, sid, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const expiresAt = exp * 1_000
  return expiresAt > Date.now() ? { userId: sub, sessionId: sid, expiresAt } : null
}

export async function startLiveNode(options: LiveNodeOptions): Promise<LiveNode> {
  const reports: unknown[] = []
  const mails: InvitationMail[] = []
  const functions = createFunctions([...productFunctions, ...(options.extraFunctions ?? [])])
  const engine = new Engine({
    database: options.database,
    functions,
    services: {
      // Tests of everything else make as many stores as they need.
      entitlements: options.entitlements ?? allowEverything,
      billing: await testBilling(options.database, options.catalog),
      accounts: {
        changePassword: async () => {},
        deleteUser: async () => {},
        revokeSession: async () => {},
        renamePasskey: async () => {},
        removePasskey: async () => {},
      },
      mailer: { sendInvitation: async (_db, mail) => void mails.push(mail) },
      database: createActionDatabase(options.database, functions),
      assistant: options.assistant ?? NO_ASSISTANT,
      insights: options.insights ?? NO_INSIGHTS,
      seals: options.seals ?? fixedSeals(),
      samples: options.samples ?? { make: async () => newId() },
      webhooks: createWebhookKeeper({ secret: WORLD_SECRET, allowsPrivate: true }),
      signOn: options.signOn ?? testSignOn(options.database),
      now: () => new Date(),
      newId,
    },
    hints: options.hints ?? inProcessHints(),
    verifyToken: async (text) => readToken(text),
    ...(options.keys && { keys: options.keys }),
    report: (_requestId, error) => void reports.push(error),
    log: (line) => process.env.DEBUG && console.log(line),
    ...(options.tickBudgetMs === undefined ? {} : { tickBudgetMs: options.tickBudgetMs }),
    ...(options.doorBudgetMs === undefined ? {} : { doorBudgetMs: options.doorBudgetMs }),
  })
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LIMITS.frameBytes })
  const server = createServer()
  const open = new Set<Socket>()
  server.on('upgrade', (request, socket, head) => {
    open.add(socket as Socket)
    sockets.handleUpgrade(request, socket, head, (ws) => engine.acceptSocket(ws))
  })
  await listen(server, options.port ?? 0)
  return {
    engine,
    reports,
    mails,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutSockets: () => {
      for (const socket of open) socket.destroy()
      open.clear()
    },
    stop: async () => {
      await engine.drain()
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** In this network, and with names that nobody has to register. */
export function testSignOn(database: Database, options: Partial<SignOnOptions> = {}): SignOn {
  return createSignOn({
    pool: database.app,
    entitlements: allowEverything,
    publicUrl: PUBLIC_URL,
    secret: WORLD_SECRET,
    guard: { allowsPrivate: true },
    readTxt: async () => [],
    operators: [],
    now: () => new Date(),
    newId,
    ...options,
  })
}

const PLANS_FILE = new URL('../../plans.json', import.meta.url).pathname
const PUBLIC_URL = 'http://localhost:3000'

/** The plans of the product, or others, in the sandbox. */
export async function testBilling(database: Database, catalog?: Catalog) {
  return createBilling({
    pool: database.app,
    catalog: catalog ?? (await readPlanFile(PLANS_FILE)),
    provider: createSandboxProvider(PUBLIC_URL),
    publicUrl: PUBLIC_URL,
    now: () => new Date(),
    newId,
  })
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
}

/** Hints between nodes that share a database. */
export function hintsOver({ connection }: TestDatabase): Promise<Hints> {
  return postgresHints(async () => {
    const client = new pg.Client(connection)
    await client.connect()
    return client
  })
}
