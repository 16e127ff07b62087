// The routes of the host, in the order in which they are matched.

import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { BillingMode, Operator } from '#contract/backend.ts'
import { Fault } from '#domain/fault.ts'
import type { AuthService } from '../auth/auth-service.ts'
import { createRateLimits } from '../auth/rate-limits.ts'
import { isTrustedOrigin } from '../auth/trusted-origins.ts'
import type { SealService } from '../functions/results/seal-service.ts'
import { listStoredMails } from '../mail/local-outbox.ts'
import type { PdfPrinter } from '../pdf/pdf-printer.ts'
import type { Scim } from '../scim/create-scim.ts'
import { type ApiGate, createGate } from './api-gate.ts'
import { apiRoutes, isFileOfLines } from './api-routes.ts'
import { avatarRoutes } from './avatar-routes.ts'
import { billingRoutes, flattenRefusals } from './billing-routes.ts'
import { compression } from './compression.ts'
import { type DemoRouteOptions, demoRoutes } from './demo-routes.ts'
import { DocumentQueue } from './document-queue.ts'
import { answerError, refusal, tooLarge } from './errors.ts'
import { fileRoutes } from './file-routes.ts'
import { createFileStorage } from './file-storage.ts'
import type { FunctionHost } from './function-host.ts'
import { functionRoutes } from './function-routes.ts'
import type { HostContext, HostEnv, HostMiddleware } from './host-env.ts'
import { journalRoutes } from './journal-routes.ts'
import { labelRoutes } from './label-routes.ts'
import { mcpRoutes } from './mcp-routes.ts'
import type { HttpMetrics } from './metrics.ts'
import { myDataRoutes } from './my-data-routes.ts'
import { operationsRoutes } from './operations-routes.ts'
import { type Pages, renderPages } from './pages.ts'
import { answerProblem, isApiPath } from './problem.ts'
import type { ReadinessPools } from './readiness.ts'
import { reportRoutes } from './report-routes.ts'
import { reportTableRoutes } from './report-table-routes.ts'
import { requestFacts } from './request-facts.ts'
import { answerRpcFault, MCP_PATH } from './rpc-refusal.ts'
import { scimRoutes } from './scim-routes.ts'
import { sealRoutes } from './seal-routes.ts'
import { securityHeaders } from './security-headers.ts'
import { serveStaticFiles } from './static-files.ts'
import { stockFileRoutes } from './stock-file-routes.ts'
import { type ProviderEventReceiver, webhookRoutes } from './webhook-routes.ts'

// Keeps other sites from acting with our visitors' cookies.
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A request with a cookie that changes something must come from one of our own pages. */
function requireSameOrigin(publicUrl: string): HostMiddleware {
  return async (c, next) => {
    if (SAFE_METHODS.has(c.req.method) || !c.req.header('cookie')) return next()
    const origin = c.req.header('origin')
    const site = c.req.header('sec-fetch-site')
    const ours = origin
      ? isTrustedOrigin(origin, publicUrl, c.req.header('host'))
      : site === 'same-origin' || site === 'none'
    if (ours) return next()
    const message = 'This request came from another site.'
    const fault = new Fault('forbidden', message)
    if (c.req.path === MCP_PATH) return answerRpcFault(c, fault)
    if (isApiPath(c.req.path)) return answerProblem(c, publicUrl, fault)
    return refusal(c, 403, 'forbidden', message)
  }
}

export interface AppOptions {
  readonly auth: AuthService
  readonly functions: FunctionHost
  /** What directories of organizations call; omitted where there are none. */
  readonly scim?: Scim
  /** Where keys come in; one of its own, unless sockets share it. */
  readonly gate?: ApiGate
  readonly database: ReadinessPools
  readonly metrics: HttpMetrics
  readonly log: Logger
  readonly publicUrl: string
  readonly operator: Operator
  /** True if mails are sent, false if they stay in the local outbox. */
  readonly sendsMail: boolean
  /** True if the site is reached by https only, so that browsers may be told to insist on it. */
  readonly strictTransport: boolean
  readonly trustedProxies: number
  readonly metricsToken: string | null
  readonly version: string
  /** Folder of the client build; null in development. */
  readonly clientBuild: string | null
  readonly pages: Pages | null
  /** Shows developers the mails that were not sent. */
  readonly mailbox: boolean
  readonly isDraining: () => boolean
  /** Prints labels; omitted if there are none. */
  readonly printer?: PdfPrinter
  /** Receives events of the payment provider; omitted if there is none. */
  readonly receiveProviderEvent?: ProviderEventReceiver
  /** Publishes what is needed to check seals; omitted if nothing is sealed here. */
  readonly seals?: SealService
  /** Omitted if this installation has no demo. */
  readonly demo?: Pick<DemoRouteOptions, 'demo' | 'limits'>
  /** The path of the billing calls, in addition to /api/auth/billing. */
  readonly billingPrefix?: string
  /** How pages make the billing calls; over HTTP if omitted. */
  readonly billingMode?: BillingMode
}

const BILLING_PREFIX = '/api/billing'
const BODY_BYTES = 1024 * 1024

export async function createApp(options: AppOptions): Promise<Hono<HostEnv>> {
  const { auth, functions, database, metrics, log, publicUrl, pages } = options
  const app = new Hono<HostEnv>()
  app.onError(answerError)
  app.use(requestFacts({ log, metrics, trustedProxies: options.trustedProxies }))
  app.use(securityHeaders({ strictTransport: options.strictTransport }))
  app.use(compression)
  app.use(letGoOfUnsentBodies)
  const { billingPrefix = BILLING_PREFIX, billingMode = 'http' } = options
  const billingPrefixes = [billingPrefix, '/api/auth/billing']
  for (const prefix of billingPrefixes) app.use(`${prefix}/*`, flattenRefusals)
  app.use(requireSameOrigin(publicUrl))
  app.use(limitBody(publicUrl))
  app.route('/', operationsRoutes({ ...options, ...database }))
  if (options.receiveProviderEvent) app.route('/', webhookRoutes(options.receiveProviderEvent))
  for (const prefix of billingPrefixes) {
    app.route('/', billingRoutes({ auth, functions, prefix }))
  }
  app.all('/api/auth/*', (c) => auth.handler(c.req.raw, c.get('clientAddress')))
  if (options.scim) {
    const limits = createRateLimits(database.auth)
    app.route('/', scimRoutes({ scim: options.scim, limits, publicUrl }))
  }
  app.route('/', functionRoutes({ auth, functions }))
  const gate = options.gate ?? createGate(database)
  const storage = createFileStorage(database.app)
  app.route('/', apiRoutes({ functions, publicUrl, gate, storage }))
  app.route('/', mcpRoutes({ functions, publicUrl, gate, version: options.version }))
  app.route('/', journalRoutes({ auth, functions }))
  app.route('/', myDataRoutes({ auth, functions }))
  const { printer } = options
  const paper = printer && { printer, queue: new DocumentQueue() }
  if (paper) app.route('/', labelRoutes({ auth, functions, paper }))
  app.route('/', reportRoutes({ auth, functions, storage, paper }))
  app.route('/', reportTableRoutes({ auth, functions }))
  app.route('/', stockFileRoutes({ auth, functions, storage }))
  app.route('/', fileRoutes({ auth, storage }))
  app.route('/', avatarRoutes(auth))
  if (options.mailbox) app.route('/', mailboxRoutes(database.owner))
  const { seals } = options
  if (seals) app.route('/', sealRoutes({ seals, pool: database.owner }))
  const { demo } = options
  const isSecure = publicUrl.startsWith('https:')
  if (demo) app.route('/', demoRoutes({ auth, ...demo, isSecure }))
  app.all('/api/*', (c) => refusal(c, 404, 'not_found', 'Not found.'))
  if (options.clientBuild) app.use(await serveStaticFiles(options.clientBuild))
  const { operator, sendsMail } = options
  const billing = { mode: billingMode, prefix: billingPrefix }
  const installation = { publicUrl, operator, sendsMail, billing, hasDemo: demo !== undefined }
  if (pages) app.all('*', renderPages({ pages, auth, functions, ...installation }))
  app.notFound((c) => refusal(c, 404, 'not_found', 'Not found.'))
  return app
}

/** The body of an answer to HEAD is never read, so its resources, such as a snapshot, are released at once. */
const letGoOfUnsentBodies: HostMiddleware = async (c, next) => {
  await next()
  if (c.req.method === 'HEAD') await c.res.body?.cancel()
}

const TOO_LARGE = 'The request is too large.'

/** Files have a limit of their own. */
function limitBody(publicUrl: string): HostMiddleware {
  const usualLimit: HostMiddleware = bodyLimit({
    maxSize: BODY_BYTES,
    onError: (c: HostContext) => {
      // The rest of the body is not read, so the connection cannot serve another request.
      c.header('connection', 'close')
      const fault = new Fault('invalid_argument', TOO_LARGE)
      if (c.req.path === MCP_PATH) return answerRpcFault(c, fault, 413)
      if (isApiPath(c.req.path)) return answerProblem(c, publicUrl, fault, 413)
      return tooLarge(c, TOO_LARGE)
    },
  })
  return (c, next) =>
    c.req.path === '/api/files' || isFileOfLines(c) ? next() : usualLimit(c, next)
}

// Shows developers the mails in the local outbox. Never served in production, because mails open accounts.
function mailboxRoutes(owner: Pool): Hono<HostEnv> {
  return new Hono<HostEnv>().get('/api/dev/mails', async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await listStoredMails(owner))
  })
}
