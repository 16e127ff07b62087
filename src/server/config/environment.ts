// The variables that the product reads, each with its rule. No other code reads the environment.

import { isIP } from 'node:net'
import * as z from 'zod'
import { FEWEST_CONNECTIONS } from '../db/connection-shares.ts'

const text = z.string().trim().min(1).max(2_000)
const secret = z.string().min(32, 'needs at least 32 characters')
const sealKey = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'must have 64 hexadecimal digits, as `openssl rand -hex 32` makes them')

function url(...protocols: readonly string[]) {
  const names = protocols.map((one) => `${one}//`).join(' or ')
  return z.string().refine((value) => protocols.includes(protocolOf(value)), {
    error: `must be a URL that starts with ${names}`,
  })
}

function protocolOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : ''
}

/** Not parsed further: `postgres:///name?host=/folder` names a socket, and is not a valid URL for browsers. */
const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must be a URL that starts with postgres:// or postgresql://')

/** An origin, because the product is served at the root of its host. */
const origin = url('http:', 'https:')
  .refine((value) => !URL.canParse(value) || new URL(value).pathname === '/', {
    error: 'must not have a path',
  })
  .transform((value) => new URL(value).origin)

const proxies = z
  .string()
  .regex(/^(true|false|[0-9])$/, 'must be true, false or the number of proxies in front')
  .transform((value) => (value === 'true' ? 1 : value === 'false' ? 0 : Number(value)))

const emails = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .transform((parts) => parts.filter((one) => one !== ''))
  .refine((parts) => parts.every((one) => z.email().safeParse(one).success), {
    error: 'must be e-mail addresses, separated by commas',
  })

const servers = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .transform((parts) => parts.filter((one) => one !== ''))
  .refine((parts) => parts.every(isServer), {
    error: 'must be addresses such as 192.0.2.53 or 192.0.2.53:5353, separated by commas',
  })

function isServer(text: string): boolean {
  const [, v6, v4] = /^(?:\[([^\]]+)\](?::\d{1,5})?|([\d.]+)(?::\d{1,5})?)$/.exec(text) ?? []
  return isIP(text) !== 0 || isIP(v6 ?? v4 ?? '') !== 0
}

const MOST_CONNECTIONS = 500
const LONGEST_WAIT_SECONDS = 600

const seconds = z
  .string()
  .regex(/^\d{1,3}$/, 'must be a number of seconds')
  .transform(Number)
  .refine((value) => value <= LONGEST_WAIT_SECONDS, `must be at most ${LONGEST_WAIT_SECONDS}`)

/** The default path of the billing calls. */
export const BILLING_PATH = '/api/billing'

export const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_ADMIN_URL: databaseUrl.optional(),
  DATABASE_PREPARED_STATEMENTS: z.enum(['on', 'off']).optional(),
  DATABASE_CONNECTIONS: z
    .string()
    .regex(/^\d{1,3}$/, 'must be a number')
    .transform(Number)
    .refine((count) => count >= FEWEST_CONNECTIONS && count <= MOST_CONNECTIONS, {
      error: `must be between ${FEWEST_CONNECTIONS} and ${MOST_CONNECTIONS}`,
    })
    .optional(),
  DATABASE_WAIT_SECONDS: seconds.default(60),
  DRAIN_SECONDS: seconds.optional(),
  SHELFCOUNT_DATA: text.optional(),
  HOST: text.optional(),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be at most 65535')
    .default(3000),
  PUBLIC_URL: origin.optional(),
  AUTH_SECRET: secret.optional(),
  SEAL_KEY: sealKey.optional(),
  TRUST_PROXY: proxies.default(0),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: text.optional(),
  PLATFORM_ADMINS: emails.default([]),
  PLANS_FILE: text.optional(),
  BILLING_PREFIX: z
    .string()
    .regex(/^\/api(\/[a-z0-9_-]+)+$/, 'must be a path under /api, such as /api/billing')
    .default(BILLING_PATH),
  BILLING_MODE: z.enum(['http', 'auth-library', 'serverless']).default('http'),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_PRICE_MONTHLY: text.optional(),
  STRIPE_PRICE_YEARLY: text.optional(),
  STRIPE_API_BASE: url('http:', 'https:').optional(),
  AI_BASE_URL: url('http:', 'https:').optional(),
  AI_API_KEY: text.optional(),
  AI_MODEL: text.optional(),
  WEBHOOKS_TO_PRIVATE: z.enum(['on', 'off']).default('off'),
  SIGN_ON_TO_PRIVATE: z.enum(['on', 'off']).default('off'),
  DNS_SERVERS: servers.default([]),
  DEMO: z.enum(['on', 'off']).default('on'),
  OPERATOR_NAME: text.optional(),
  OPERATOR_CONTACT: text.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
})

export type Environment = z.infer<typeof environment>
