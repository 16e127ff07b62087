import { describe, expect, test } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'

const SECRET = 'a-secret-of-more-than-thirty-two-letters'

function config(variables: Record<string, string>, options = {}) {
  return parseConfig({ variables, projectFolder: '/project', ...options })
}

function problems(variables: Record<string, string>): readonly string[] {
  try {
    config(variables)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('configuration', () => {
  test('an empty environment is an embedded database on port 3000', () => {
    expect(config({})).toMatchObject({
      mode: 'development',
      database: { kind: 'embedded' },
      dataFolder: '/project/.shelfcount/data',
      port: 3000,
      publicUrl: { origin: 'http://localhost:3000', source: 'guessed' },
      authSecret: null,
      trustedProxies: 0,
      stripe: null,
      mail: null,
    })
  })

  test('everything wrong is said at once, by name', () => {
    const found = problems({
      DATABASE_URL: 'mysql://somewhere',
      PORT: 'many',
      PUBLIC_URL: 'https://example.test/app',
      AUTH_SECRET: 'short',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: 'maybe',
    })
    for (const name of ['DATABASE_URL', 'PORT', 'PUBLIC_URL', 'AUTH_SECRET', 'LOG_LEVEL']) {
      expect(found.some((line) => line.startsWith(name))).toBe(true)
    }
    expect(found).toHaveLength(6)
  })

  test('production with a database server needs a secret; elsewhere one is kept', () => {
    const server = { DATABASE_URL: 'postgres://db/shelfcount', NODE_ENV: 'production' }
    expect(problems(server)).toEqual([
      'AUTH_SECRET is required in production together with DATABASE_URL',
    ])
    expect(problems({ ...server, AUTH_SECRET: SECRET })).toEqual([])
    expect(problems({ NODE_ENV: 'production' })).toEqual([])
    expect(problems({ ...server, NODE_ENV: 'development' })).toEqual([])
  })

  test('a pooler is an address besides that of the database, and connections are counted', () => {
    const url = 'postgres://pooler/shelfcount'
    const directUrl = 'postgres://db/shelfcount'
    expect(config({ DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl }).database).toEqual({
      kind: 'server',
      url,
      directUrl,
      preparedStatements: null,
    })
    expect(config({ DATABASE_CONNECTIONS: '24' }).databaseConnections).toBe(24)
    expect(problems({ DATABASE_DIRECT_URL: directUrl })).toEqual([
      'DATABASE_DIRECT_URL is of no use without DATABASE_URL',
    ])
    expect(problems({ DATABASE_CONNECTIONS: '19' })[0]).toContain('between 20 and 500')
  })

  test('pages call billing over HTTP unless told otherwise', () => {
    expect(config({})).toMatchObject({ billingMode: 'http', billingPrefix: '/api/billing' })
    expect(config({ BILLING_PREFIX: '/api/shop' })).toMatchObject({ billingPrefix: '/api/shop' })
    const mode = 'auth-library'
    expect(config({ BILLING_MODE: mode })).toMatchObject({ billingMode: mode })
    expect(problems({ BILLING_MODE: 'serverless', BILLING_PREFIX: '/api/shop' })).toEqual([
      'BILLING_PREFIX is of no use with BILLING_MODE=serverless',
    ])
    expect(problems({ BILLING_MODE: 'carrier-pigeon' })).toHaveLength(1)
  })

  test('an empty value is a variable that is not set', () => {
    expect(config({ DATABASE_URL: '', PORT: ' ' }).database).toEqual({ kind: 'embedded' })
  })

  test('money is taken with a key and the secret of the webhook, or not at all', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(config({}).stripe).toBeNull()
    expect(config(keys).stripe).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      monthlyPriceId: null,
      yearlyPriceId: null,
      apiBase: null,
    })
    expect(config({ ...keys, STRIPE_PRICE_YEARLY: 'price_y' }).stripe?.yearlyPriceId).toBe(
      'price_y',
    )
    expect(problems({ STRIPE_SECRET_KEY: 'sk' })).toEqual([
      'STRIPE_WEBHOOK_SECRET missing: STRIPE_SECRET_KEY is of no use without',
    ])
    expect(problems({ STRIPE_PRICE_MONTHLY: 'price_m' })).toEqual([
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET missing: STRIPE_PRICE_MONTHLY is of no use without',
    ])
    expect(problems({ ...keys, STRIPE_API_BASE: 'nowhere' })[0]).toContain(
      'STRIPE_API_BASE must be',
    )
  })

  test('a language model is an address and a name; only the key may be left out', () => {
    const local = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'small' }
    expect(config({}).ai).toBeNull()
    expect(config(local).ai).toEqual({
      baseUrl: 'http://localhost:11434/v1',
      model: 'small',
      apiKey: null,
    })
    expect(config({ ...local, AI_API_KEY: 'key' }).ai?.apiKey).toBe('key')
    expect(problems({ AI_MODEL: 'small' })[0]).toContain('AI_BASE_URL is missing')
    expect(problems({ AI_BASE_URL: 'http://localhost/v1' })[0]).toContain('AI_MODEL is missing')
    expect(problems({ AI_API_KEY: 'key' })[0]).toContain('AI_API_KEY is of no use')
    expect(problems({ ...local, AI_BASE_URL: 'localhost' })[0]).toContain('AI_BASE_URL must be')
  })

  test('the command line wins over the environment', () => {
    const { port, publicUrl } = config({ PORT: '4000' }, { port: 5000, https: true })
    expect(port).toBe(5000)
    expect(publicUrl.origin).toBe('https://localhost:5000')
  })

  test('a configured public address keeps only its origin', () => {
    expect(config({ PUBLIC_URL: 'https://count.example.test/' }).publicUrl).toEqual({
      origin: 'https://count.example.test',
      source: 'configured',
    })
  })

  test('operators are a list of addresses', () => {
    const { platformAdmins } = config({ PLATFORM_ADMINS: 'a@example.test, b@example.test,' })
    expect(platformAdmins).toEqual(['a@example.test', 'b@example.test'])
    expect(config({}).platformAdmins).toEqual([])
    expect(problems({ PLATFORM_ADMINS: 'a@example.test, everybody' })).toHaveLength(1)
  })

  test('proxies are trusted by number', () => {
    expect(config({ TRUST_PROXY: 'true' }).trustedProxies).toBe(1)
    expect(config({ TRUST_PROXY: '2' }).trustedProxies).toBe(2)
  })
})
