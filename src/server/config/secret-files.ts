// Secrets that are files, as containers and their orchestrators hand them out: AUTH_SECRET_FILE names the file that
// holds what AUTH_SECRET would be.

import { readFileSync } from 'node:fs'

/** Every variable that is a secret or may hold one. */
export const SECRETS = [
  'AUTH_SECRET',
  'SEAL_KEY',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_ADMIN_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'AI_API_KEY',
  'METRICS_TOKEN',
] as const

type Variables = Readonly<Record<string, string | undefined>>

interface WithSecrets {
  readonly variables: Variables
  readonly problems: readonly string[]
}

export function readSecretFiles(
  variables: Variables,
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
): WithSecrets {
  const found: Record<string, string> = {}
  const problems: string[] = []
  for (const name of SECRETS) {
    const file = variables[`${name}_FILE`]?.trim()
    if (!file) continue
    if (variables[name]?.trim()) {
      problems.push(`${name} and ${name}_FILE are both set: one of them has to go`)
      continue
    }
    const text = readText(file, read)
    if (text) found[name] = text
    else problems.push(`${name}_FILE names ${file}, which cannot be read or is empty`)
  }
  return { variables: { ...variables, ...found }, problems }
}

function readText(file: string, read: (file: string) => string): string {
  try {
    return read(file).trim()
  } catch {
    return ''
  }
}
