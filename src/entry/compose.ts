// Composes the product from its parts. This is the only place that knows all of them.

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import * as z from 'zod'
import type { AuthService } from '#server/auth/auth-service.ts'
import { createAuth } from '#server/auth/create-auth.ts'
import { RECOVER_ACCOUNT } from '#server/auth/enqueue-recovery.ts'
import { leaveOrganizations } from '#server/auth/leave-organizations.ts'
import { createPlatformAdmins } from '#server/auth/platform-admins.ts'
import { createRateLimits } from '#server/auth/rate-limits.ts'
import { type BillingEngine, createBilling } from '#server/billing/create-billing.ts'
import { readPlanFile } from '#server/billing/plan-file.ts'
import { createSandboxProvider } from '#server/billing/sandbox-provider.ts'
import {
  createStripeBilling,
  type StripeBilling,
} from '#server/billing/stripe/create-stripe-billing.ts'
import type { Config } from '#server/config/config.ts'
import { storedSecret } from '#server/config/stored-secret.ts'
import { createDayPasses, type DayPasses } from '#server/day-passes/create-day-passes.ts'
import { createTroubleLog, type SayTrouble } from '#server/db/trouble-log.ts'
import type { DemoService } from '#server/demo/demo-service.ts'
import { withVisitors } from '#server/demo/visitor-auth.ts'
import { NO_ASSISTANT } from '#server/functions/ai/assistant.ts'
import { createFunctions } from '#server/functions/registry.ts'
import type { SealService } from '#server/functions/results/seal-service.ts'
import { type ApiGate, createGate } from '#server/http/api-gate.ts'
import { storedCertificate } from '#server/http/certificate.ts'
import { watchConnections } from '#server/http/database-metrics.ts'
import { developmentPages } from '#server/http/development-pages.ts'
import { watchEngine } from '#server/http/engine-metrics.ts'
import { createHost, type Host } from '#server/http/host.ts'
import { createHttpMetrics } from '#server/http/metrics.ts'
import { watchOutboxes } from '#server/http/outbox-metrics.ts'
import { builtPages } from '#server/http/pages.ts'
import { importTasks } from '#server/import-worker/import-tasks.ts'
import { createInsightThread } from '#server/insight-worker/insight-maker.ts'
import { CHECK_LONG_IMPORT } from '#server/jobs/import-jobs.ts'
import { enqueueRewritten, MATERIALIZE_RESULTS } from '#server/jobs/materialize-results-job.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import {
  CLEAN_UP_WEBHOOKS,
  CLEAN_UP_WEBHOOKS_CRON,
  cleanUpWebhooksTask,
} from '#server/jobs/tasks/clean-up-webhooks.ts'
import {
  CLOSE_SEAL_DAYS,
  CLOSE_SEAL_DAYS_CRON,
  closeSealDaysTask,
  enqueueClosing,
} from '#server/jobs/tasks/close-seal-days.ts'
import {
  DROP_EXPIRED_FILES,
  DROP_EXPIRED_FILES_CRON,
  dropExpiredFilesTask,
} from '#server/jobs/tasks/drop-expired-files.ts'
import {
  END_DAY_PASSES,
  END_DAY_PASSES_CRON,
  endDayPassesTask,
} from '#server/jobs/tasks/end-day-passes.ts'
import { materializeResultsTask } from '#server/jobs/tasks/materialize-results.ts'
import { recoverAccountTask } from '#server/jobs/tasks/recover-account.ts'
import { sendMailTask } from '#server/jobs/tasks/send-mail.ts'
import { TELL_OWNERS, TELL_OWNERS_CRON, tellOwnersTask } from '#server/jobs/tasks/tell-owners.ts'
import {
  TOUCH_OLD_LOGINS,
  TOUCH_OLD_LOGINS_CRON,
  touchOldLoginsTask,
} from '#server/jobs/tasks/touch-old-logins.ts'
import { createOpenAiAssistant } from '#server/language-model/openai-assistant.ts'
import { createInvitationLimits } from '#server/mail/invitation-limits.ts'
import { createMailDelivery } from '#server/mail/mail-delivery.ts'
import { createMailer, createMailQueue, SEND_MAIL } from '#server/mail/mail-queue.ts'
import { createReadersLanguage } from '#server/mail/readers-language.ts'
import { newId } from '#server/new-id.ts'
import { ownFonts, systemFontFolders } from '#server/pdf/machine-fonts.ts'
import { createPdfPrinter, type PdfPrinter } from '#server/pdf/pdf-printer.ts'
import { createActionDatabase } from '#server/realtime/action-database.ts'
import { Engine } from '#server/realtime/engine.ts'
import { inProcessHints, postgresHints } from '#server/realtime/hints.ts'
import { createScim, type Scim } from '#server/scim/create-scim.ts'
import { createSeals } from '#server/seals/create-seals.ts'
import {
  type KeySource,
  keyFromEnvironment,
  keyInFolder,
  keyOfSecret,
} from '#server/seals/stored-key.ts'
import { createSignOn, type SignOn } from '#server/single-sign-on/create-sign-on.ts'
import { createTxtReader } from '#server/single-sign-on/txt-records.ts'
import { startWebhooks } from '#server/webhooks/start-webhooks.ts'
import { createWebhookKeeper } from '#server/webhooks/webhook-keeper.ts'
import { composeDemo, composeSamples } from './compose-demo.ts'
import type { Layout } from './layout.ts'
import { type OpenData, openData } from './open-data.ts'

export interface ComposeOptions {
  readonly config: Config
  readonly layout: Layout
  readonly https: boolean
  readonly log: Logger
  /** Set if no pages are needed. */
  readonly withoutPages?: boolean
}

export interface Product {
  readonly host: Host
  readonly auth: AuthService
  readonly billing: BillingEngine
  readonly engine: Engine
  readonly seals: SealService
  readonly data: OpenData
  /** Sends clients to other nodes, finishes running work, and closes everything. */
  stop(): Promise<void>
}

export async function composeProduct(options: ComposeOptions): Promise<Product> {
  const { config, layout, log } = options
  const say = createTroubleLog((line) => log.warn(line))
  const data = await openData({
    config,
    sqlFolder: layout.sqlFolder,
    log: (line, error) => (error === undefined ? log.info(line) : say(line, error)),
    waits: true,
  })
  try {
    return await composeOn(data, say, options)
  } catch (error) {
    await data.close()
    throw error
  }
}

async function composeOn(
  data: OpenData,
  say: SayTrouble,
  options: ComposeOptions,
): Promise<Product> {
  const { config, log } = options
  const { database } = data
  const money = await composeBillingParts(data, config)
  const { billing, stripe } = money
  const dayPasses = createDayPasses({
    pool: database.app,
    entitlements: billing.entitlements,
    now: () => new Date(),
    newId,
  })
  const signOn = await composeSignOn(data, config, billing)
  const auth = await composeAuth(data, config, log, { dayPasses, signOn })
  await createPlatformAdmins(database.auth, config.platformAdmins).apply()
  const functions = createFunctions()
  const seals = await composeSeals(data, config, log)
  const insights = createInsightThread(options.layout.insightMaker, data.connection)
  const gate = createGate(database)
  const engine = new Engine({
    database,
    functions,
    services: {
      entitlements: billing.entitlements,
      billing,
      accounts: auth,
      mailer: createMailer({
        publicUrl: config.publicUrl.origin,
        secret: await secretOf(config),
        limits: createInvitationLimits(createRateLimits(database.auth)),
        languageOf: createReadersLanguage(database.auth),
      }),
      database: createActionDatabase(database, functions),
      assistant: config.ai ? createOpenAiAssistant(config.ai) : NO_ASSISTANT,
      insights,
      seals,
      samples: composeSamples(database, seals),
      webhooks: createWebhookKeeper({
        secret: await secretOf(config),
        allowsPrivate: config.webhooksToPrivate,
      }),
      signOn,
      now: () => new Date(),
      newId,
    },
    hints: await composeHints(data, config),
    verifyToken: auth.verifyToken,
    keys: gate.sockets,
    report: (callId, error) => log.error({ err: error, callId }, 'a function failed'),
    log: say,
  })
  const scim = createScim({
    pool: database.app,
    entitlements: billing.entitlements,
    operators: config.platformAdmins.map((email) => email.toLowerCase()),
    now: () => new Date(),
    newId,
  })
  const demo = await composeDemo(config, { database, engine, seals, say })
  const jobs = await composeJobs(data, { auth, money, seals, say }, options)
  const fontPlaces = [path.join(config.dataFolder, 'fonts'), ...ownFonts(), ...systemFontFolders()]
  const printer = createPdfPrinter(options.layout.pdfPrinter, { fontPlaces })
  const letGo = async () => {
    await demo?.stop()
    await printer.stop()
    await insights.stop()
    await jobs.stop()
  }
  try {
    const host = await composeHost(options, {
      data,
      auth,
      engine,
      gate,
      printer,
      stripe,
      seals,
      demo,
      scim,
    })
    const stop = async () => {
      host.beginDrain()
      await engine.drain()
      await host.close()
      await letGo()
      await data.close()
    }
    return { host, auth, billing, engine, seals, data, stop }
  } catch (error) {
    // Running workers would keep their connections, and the database would never close.
    await letGo()
    throw error
  }
}

export async function composeAuth(
  { database }: OpenData,
  config: Config,
  log: Logger,
  waysIn: { readonly dayPasses?: DayPasses; readonly signOn?: SignOn } = {},
): Promise<AuthService> {
  const secret = await secretOf(config)
  return createAuth({
    ...waysIn,
    pool: database.auth,
    publicUrl: config.publicUrl.origin,
    secret,
    mails: createMailQueue(database.auth, secret),
    log,
    beforeDeleteUser: (userId) => leaveOrganizations(database.app, userId),
    platformAdmins: config.platformAdmins,
  })
}

async function composeSignOn(
  { database }: OpenData,
  config: Config,
  { entitlements }: BillingEngine,
): Promise<SignOn> {
  return createSignOn({
    pool: database.app,
    entitlements,
    publicUrl: config.publicUrl.origin,
    secret: await secretOf(config),
    guard: { allowsPrivate: config.signOnToPrivate },
    readTxt: createTxtReader(config.dnsServers),
    operators: config.platformAdmins.map((email) => email.toLowerCase()),
    now: () => new Date(),
    newId,
  })
}

export async function composeBilling(data: OpenData, config: Config): Promise<BillingEngine> {
  return (await composeBillingParts(data, config)).billing
}

export interface BillingParts {
  readonly billing: BillingEngine
  /** Null for the sandbox, which takes no money. */
  readonly stripe: StripeBilling | null
  /** How long an unpaid plan stays active. */
  readonly graceDays: number
}

/** Unreadable plans stop the start, so that nobody is sold the wrong ones. */
export async function composeBillingParts(
  { database }: OpenData,
  config: Config,
): Promise<BillingParts> {
  const { plansFile, publicUrl } = config
  const plans = await readPlanFile(plansFile)
  const pool = database.app
  const facts = { pool, publicUrl: publicUrl.origin, catalog: plans }
  const stripe =
    config.stripe && createStripeBilling({ ...facts, plansFile, config: config.stripe })
  const billing = createBilling({
    ...facts,
    catalog: stripe?.catalog ?? plans,
    provider: stripe?.provider ?? createSandboxProvider(publicUrl.origin),
    now: () => new Date(),
    newId,
  })
  stripe?.bind(billing)
  return { billing, stripe, graceDays: plans.graceDays }
}

export function composeSeals(
  { database }: OpenData,
  config: Config,
  log: Logger,
): Promise<SealService> {
  return createSeals({
    pool: database.owner,
    source: sealKeyOf(config),
    now: () => new Date(),
    warn: (line) => log.warn(line),
  })
}

export function sealKeyOf({ sealKey, authSecret, dataFolder }: Config): KeySource {
  if (sealKey !== null) return keyFromEnvironment(sealKey)
  // All nodes share the secret, but each has its own folder.
  return authSecret === null ? keyInFolder(dataFolder) : keyFromEnvironment(keyOfSecret(authSecret))
}

async function secretOf(config: Config): Promise<string> {
  return config.authSecret ?? (await storedSecret(config.dataFolder))
}

async function composeJobs(
  data: OpenData,
  {
    auth,
    money,
    seals,
    say: log,
  }: Pick<Product, 'auth' | 'seals'> & {
    readonly money: BillingParts
    readonly say: SayTrouble
  },
  options: ComposeOptions,
) {
  const { stripe, graceDays } = money
  const { database, connection } = data
  const { config, layout } = options
  const delivery = createMailDelivery({
    server: config.mail,
    pool: database.owner,
    log: options.log,
  })
  const secret = await secretOf(config)
  const tasks = {
    [SEND_MAIL]: sendMailTask(delivery, secret),
    [RECOVER_ACCOUNT]: recoverAccountTask(auth),
    [MATERIALIZE_RESULTS]: materializeResultsTask(database.app),
    [DROP_EXPIRED_FILES]: dropExpiredFilesTask(database.owner),
    [TELL_OWNERS]: tellOwnersTask({
      pool: database.owner,
      publicUrl: config.publicUrl.origin,
      secret,
      graceDays,
    }),
    [END_DAY_PASSES]: endDayPassesTask(database),
    [TOUCH_OLD_LOGINS]: touchOldLoginsTask(database.owner),
    [CLOSE_SEAL_DAYS]: closeSealDaysTask({ pool: database.owner, seals, warn: log }),
    [CLEAN_UP_WEBHOOKS]: cleanUpWebhooksTask({ pool: database.owner }),
  }
  const crontab = [
    DROP_EXPIRED_FILES_CRON,
    TELL_OWNERS_CRON,
    CLOSE_SEAL_DAYS_CRON,
    END_DAY_PASSES_CRON,
    TOUCH_OLD_LOGINS_CRON,
    CLEAN_UP_WEBHOOKS_CRON,
  ].join('\n')
  const imports = importTasks({ connection, reader: layout.importReader, log })
  const { [CHECK_LONG_IMPORT]: long, ...short } = imports
  // Imports take minutes, so they have workers of their own, and no mail has to wait for them.
  const all = await Promise.all([
    startJobs({ database, tasks, log, crontab }),
    startJobs({ database, tasks: short, log }),
    // A slow file only delays other slow files.
    startJobs({ database, tasks: { [CHECK_LONG_IMPORT]: long }, concurrency: 1, log }),
    // Jobs that wait for Stripe do not delay others.
    ...(stripe ? [startJobs({ database, tasks: stripe.tasks, log })] : []),
  ])
  await enqueueRewritten(database.owner)
  await enqueueClosing(database.owner)
  // A receiver may take its time, so webhooks have a queue of their own: see decision 46.
  const webhooks = startWebhooks({
    pool: database.deliveries,
    log,
    allowsPrivate: config.webhooksToPrivate,
    publicUrl: config.publicUrl.origin,
    secret,
  })
  return {
    stop: async () => {
      await Promise.all([...all, webhooks].map((jobs) => jobs.stop()))
    },
  }
}

async function composeHints(data: OpenData, config: Config) {
  return config.database.kind === 'embedded' ? inProcessHints() : postgresHints(data.connect)
}

interface Parts {
  readonly data: OpenData
  readonly auth: AuthService
  readonly engine: Engine
  readonly gate: ApiGate
  readonly printer: PdfPrinter
  readonly stripe: StripeBilling | null
  readonly seals: SealService
  readonly demo: DemoService | undefined
  readonly scim: Scim
}

async function composeHost(
  { config, layout, https, log, withoutPages }: ComposeOptions,
  { data, auth, engine, gate, printer, stripe, seals, demo, scim }: Parts,
): Promise<Host> {
  const { origin, source } = config.publicUrl
  const isBuilt = config.mode === 'production'
  const metrics = createHttpMetrics()
  watchEngine(metrics.registry, () => engine)
  watchConnections(metrics.registry, data.database)
  watchOutboxes(metrics.registry, data.database.owner)
  return createHost({
    auth: demo ? withVisitors(auth, data.database.owner) : auth,
    ...(demo && { demo: { demo, limits: createRateLimits(data.database.auth) } }),
    functions: engine,
    database: data.database,
    metrics,
    log,
    publicUrl: origin,
    operator: config.operator,
    sendsMail: config.mail !== null,
    strictTransport: source === 'configured' && origin.startsWith('https:'),
    trustedProxies: config.trustedProxies,
    metricsToken: config.metricsToken,
    billingPrefix: config.billingPrefix,
    billingMode: config.billingMode,
    ...(stripe && {
      receiveProviderEvent: (body, signature) => stripe.webhooks.receive(body, signature),
    }),
    version: await readVersion(layout),
    clientBuild: isBuilt && !withoutPages ? layout.clientBuild : null,
    mailbox: !isBuilt,
    createPages: async (server) => {
      if (withoutPages) return null
      return isBuilt
        ? builtPages(layout.serverBuild)
        : developmentPages(layout.projectFolder, server)
    },
    certificate: https ? await storedCertificate(config.dataFolder) : null,
    printer,
    seals,
    scim,
    gate,
    acceptSocket: (socket, { clientAddress }) => engine.acceptSocket(socket, clientAddress),
  })
}

async function readVersion({ projectFolder }: Layout): Promise<string> {
  const text = await readFile(path.join(projectFolder, 'package.json'), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}
