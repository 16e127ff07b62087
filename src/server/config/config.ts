// The configuration of a process, read once. All of its errors are reported together.

import path from 'node:path'
import type { z } from 'zod'
import type { BillingMode } from '#contract/backend.ts'
import { BILLING_PATH, type Environment, environment } from './environment.ts'
import { readSecretFiles } from './secret-files.ts'

export interface Config {
  readonly mode: 'production' | 'development' | 'test'
  readonly database: { readonly kind: 'embedded' } | ServerConfig
  /** The same database with a user who sees every row, for backups. */
  readonly databaseAdminUrl: string | null
  /** How many connections to the database this node opens at most; null for the usual number. */
  readonly databaseConnections: number | null
  /** How long a start waits for a database that cannot be reached yet. */
  readonly databaseWaitSeconds: number
  /** How long a stopping node announces that it stops before it closes its port. */
  readonly drainSeconds: number
  /** Holds the embedded database and everything else that this installation stores. */
  readonly dataFolder: string
  /** Null for every address of this machine. */
  readonly host: string | null
  readonly port: number
  readonly publicUrl: PublicUrl
  /** Null if it is created once and stored in the data folder. */
  readonly authSecret: string | null
  /** Signs seals; 64 hexadecimal digits. If null, it is derived from the secret above, or stored like that one. */
  readonly sealKey: string | null
  /** How many proxies in front append to X-Forwarded-For. */
  readonly trustedProxies: number
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null
  /** Addresses whose confirmed owners operate this installation. */
  readonly platformAdmins: readonly string[]
  /** The plans on offer. */
  readonly plansFile: string
  readonly billingPrefix: string
  /** How the pages make billing calls. */
  readonly billingMode: BillingMode
  readonly stripe: StripeConfig | null
  readonly ai: AiConfig | null
  /** Whether webhooks may go into private networks, and without encryption. */
  readonly webhooksToPrivate: boolean
  /** Whether identity providers may be in private networks, and without encryption. */
  readonly signOnToPrivate: boolean
  /** Name servers that are asked for proofs of domains; none: those of the machine. */
  readonly dnsServers: readonly string[]
  /** True if anyone may use the demo at /demo without an account. */
  readonly showsDemo: boolean
  readonly operator: { readonly name: string; readonly contact: string | null }
  readonly logLevel: Environment['LOG_LEVEL']
  readonly metricsToken: string | null
}

interface ServerConfig {
  readonly kind: 'server'
  readonly url: string
  /** The database itself, where the other is a pooler. */
  readonly directUrl: string | null
  /** Null: on without a pooler, off with one. */
  readonly preparedStatements: boolean | null
}

interface PublicUrl {
  readonly origin: string
  /** A guessed URL only works on this machine, and pages with links for phones have to say so. */
  readonly source: 'configured' | 'guessed'
}

export interface StripeConfig {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Prices of the first plan with monthly and with yearly billing. Null: created by the product. */
  readonly monthlyPriceId: string | null
  readonly yearlyPriceId: string | null
  /** An address other than Stripe's own, for a stand-in. */
  readonly apiBase: string | null
}

/** A server that speaks the chat protocol of OpenAI, run by the operator or by a provider. */
export interface AiConfig {
  readonly baseUrl: string
  readonly model: string
  /** Null for servers that need none, like local ones. */
  readonly apiKey: string | null
}

export interface ConfigInput {
  readonly variables: Readonly<Record<string, string | undefined>>
  /** The base of a relative data folder. */
  readonly projectFolder: string
  /** Command line options override the environment. */
  readonly port?: number | undefined
  readonly https?: boolean | undefined
}

/** Problems of the configuration, one readable line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The configuration has problems:\n${problems.map((one) => `  - ${one}`).join('\n')}`)
    this.problems = problems
  }
}

/** Load balancers check every few seconds. */
const DRAIN_SECONDS = 5

export function parseConfig(input: ConfigInput): Config {
  const { variables, problems: unread } = readSecretFiles(input.variables)
  const parsed = environment.safeParse(withoutEmpty(variables))
  const found = parsed.success ? problemsAcross(parsed.data) : issuesOf(parsed.error)
  const problems = [...unread, ...found]
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems)
  return configFrom(parsed.data, input)
}

function configFrom(variables: Environment, input: ConfigInput): Config {
  const port = input.port ?? variables.PORT
  return {
    mode: variables.NODE_ENV,
    database: databaseOf(variables),
    databaseAdminUrl: variables.DATABASE_ADMIN_URL ?? null,
    databaseConnections: variables.DATABASE_CONNECTIONS ?? null,
    databaseWaitSeconds: variables.DATABASE_WAIT_SECONDS,
    // With the embedded database there is a single node, so no other node could take over.
    drainSeconds: variables.DRAIN_SECONDS ?? (variables.DATABASE_URL ? DRAIN_SECONDS : 0),
    dataFolder: path.resolve(input.projectFolder, variables.SHELFCOUNT_DATA ?? '.shelfcount/data'),
    host: variables.HOST ?? null,
    port,
    publicUrl: publicUrlOf(variables, port, input.https ? 'https' : 'http'),
    authSecret: variables.AUTH_SECRET ?? null,
    sealKey: variables.SEAL_KEY ?? null,
    trustedProxies: variables.TRUST_PROXY,
    mail: mailOf(variables),
    platformAdmins: variables.PLATFORM_ADMINS,
    plansFile: path.resolve(input.projectFolder, variables.PLANS_FILE ?? 'plans.json'),
    billingPrefix: variables.BILLING_PREFIX,
    billingMode: variables.BILLING_MODE,
    stripe: stripeOf(variables),
    ai: aiOf(variables),
    webhooksToPrivate: variables.WEBHOOKS_TO_PRIVATE === 'on',
    signOnToPrivate: variables.SIGN_ON_TO_PRIVATE === 'on',
    dnsServers: variables.DNS_SERVERS,
    showsDemo: variables.DEMO === 'on',
    operator: {
      name: variables.OPERATOR_NAME ?? 'Shelfcount',
      contact: variables.OPERATOR_CONTACT ?? null,
    },
    logLevel: variables.LOG_LEVEL,
    metricsToken: variables.METRICS_TOKEN ?? null,
  }
}

function databaseOf(variables: Environment): Config['database'] {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_PREPARED_STATEMENTS: prepared } = variables
  if (!DATABASE_URL) return { kind: 'embedded' }
  return {
    kind: 'server',
    url: DATABASE_URL,
    directUrl: DATABASE_DIRECT_URL ?? null,
    preparedStatements: prepared === undefined ? null : prepared === 'on',
  }
}

function publicUrlOf(variables: Environment, port: number, scheme: 'http' | 'https'): PublicUrl {
  if (variables.PUBLIC_URL) return { origin: variables.PUBLIC_URL, source: 'configured' }
  return { origin: `${scheme}://localhost:${port}`, source: 'guessed' }
}

function mailOf({ SMTP_URL, MAIL_FROM, OPERATOR_CONTACT }: Environment): Config['mail'] {
  if (!SMTP_URL) return null
  return { smtpUrl: SMTP_URL, from: MAIL_FROM ?? OPERATOR_CONTACT ?? 'shelfcount@localhost' }
}

function stripeOf(variables: Environment): StripeConfig | null {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = variables
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return null
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    monthlyPriceId: variables.STRIPE_PRICE_MONTHLY ?? null,
    yearlyPriceId: variables.STRIPE_PRICE_YEARLY ?? null,
    apiBase: variables.STRIPE_API_BASE ?? null,
  }
}

function aiOf({ AI_API_KEY, AI_MODEL, AI_BASE_URL }: Environment): AiConfig | null {
  if (!AI_BASE_URL || !AI_MODEL) return null
  return { baseUrl: AI_BASE_URL, model: AI_MODEL, apiKey: AI_API_KEY ?? null }
}

const STRIPE_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
const STRIPE_EXTRAS = ['STRIPE_PRICE_MONTHLY', 'STRIPE_PRICE_YEARLY', 'STRIPE_API_BASE'] as const

/** Rules that concern several variables. */
function problemsAcross(variables: Environment): string[] {
  const problems: string[] = []
  if (variables.NODE_ENV === 'production' && variables.DATABASE_URL && !variables.AUTH_SECRET) {
    problems.push('AUTH_SECRET is required in production together with DATABASE_URL')
  }
  if (variables.DATABASE_DIRECT_URL && !variables.DATABASE_URL) {
    problems.push('DATABASE_DIRECT_URL is of no use without DATABASE_URL')
  }
  problems.push(...stripeProblems(variables), ...billingProblems(variables))
  return [...problems, ...problemsOfAi(variables)]
}

function billingProblems({ BILLING_MODE, BILLING_PREFIX }: Environment): string[] {
  if (BILLING_MODE === 'http' || BILLING_PREFIX === BILLING_PATH) return []
  return [`BILLING_PREFIX is of no use with BILLING_MODE=${BILLING_MODE}`]
}

function problemsOfAi({ AI_BASE_URL, AI_MODEL, AI_API_KEY }: Environment): string[] {
  if (!AI_BASE_URL && !AI_MODEL) {
    return AI_API_KEY ? ['AI_API_KEY is of no use without AI_BASE_URL and AI_MODEL'] : []
  }
  if (!AI_MODEL) return ['AI_MODEL is missing: which model the server at AI_BASE_URL should use']
  if (!AI_BASE_URL) {
    return ['AI_BASE_URL is missing: where AI_MODEL is served, such as http://localhost:11434/v1']
  }
  return []
}

function stripeProblems(variables: Environment): string[] {
  const missing = STRIPE_KEYS.filter((name) => !variables[name])
  if (missing.length === 0) return []
  const extras = STRIPE_EXTRAS.filter((name) => variables[name])
  if (missing.length === STRIPE_KEYS.length && extras.length === 0) return []
  const [given = ''] = [...STRIPE_KEYS, ...STRIPE_EXTRAS].filter((name) => variables[name])
  return [`${missing.join(' and ')} missing: ${given} is of no use without`]
}

function issuesOf(error: z.ZodError): string[] {
  return error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
}

/** `NAME=` in a file means that the variable is not set. */
function withoutEmpty(variables: ConfigInput['variables']): Record<string, string> {
  const set = Object.entries(variables).filter((entry): entry is [string, string] =>
    Boolean(entry[1]?.trim()),
  )
  return Object.fromEntries(set)
}
