import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'
import { environment } from './environment.ts'
import { SECRETS } from './secret-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'shelfcount-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(text: string, name = 'secret'): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

function config(variables: Record<string, string>) {
  return parseConfig({ variables, projectFolder: '/project' })
}

const SECRET = 'a-secret-of-more-than-thirty-two-letters'

test('a secret is read from its file, without the line end that editors leave', () => {
  expect(config({ AUTH_SECRET_FILE: fileWith(`${SECRET}\n`) }).authSecret).toBe(SECRET)
  const stripe = config({
    STRIPE_SECRET_KEY_FILE: fileWith('sk_test_1\n', 'key'),
    STRIPE_WEBHOOK_SECRET_FILE: fileWith('whsec_1\n', 'webhook'),
  }).stripe
  expect(stripe).toMatchObject({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' })
  const url = 'postgres://user:password@db/shelfcount'
  expect(config({ DATABASE_URL_FILE: fileWith(url) }).database).toMatchObject({ url })
})

test('what is in a file is checked like what is set, and never repeated', () => {
  const problems = problemsOf({ AUTH_SECRET_FILE: fileWith('too short') })
  expect(problems).toEqual(['AUTH_SECRET needs at least 32 characters'])
})

test('a file that is not there, an empty one, and a secret given twice are problems by name', () => {
  const missing = join(folder, 'missing')
  expect(problemsOf({ AUTH_SECRET_FILE: missing, METRICS_TOKEN_FILE: fileWith(' \n') })).toEqual([
    `AUTH_SECRET_FILE names ${missing}, which cannot be read or is empty`,
    `METRICS_TOKEN_FILE names ${join(folder, 'secret')}, which cannot be read or is empty`,
  ])
  expect(problemsOf({ AUTH_SECRET: SECRET, AUTH_SECRET_FILE: fileWith(SECRET) })).toEqual([
    'AUTH_SECRET and AUTH_SECRET_FILE are both set: one of them has to go',
  ])
})

test('every variable whose name says that it is a secret can be a file', () => {
  const named = Object.keys(environment.shape).filter((name) => /SECRET|KEY|TOKEN/.test(name))
  expect(named.filter((name) => !SECRETS.some((secret) => secret === name))).toEqual([])
})

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    config(variables)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}
