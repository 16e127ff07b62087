// The log of the process: JSON lines, readable lines at a terminal in development, and never a token.

import { type Logger, pino } from 'pino'

const SECRETS = [
  'authorization',
  'cookie',
  'token',
  'password',
  'currentPassword',
  'newPassword',
  'secret',
  'set-cookie',
]

const REDACTED = SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])

interface LogOptions {
  readonly level: string
  readonly readable: boolean
}

export function createLog({ level, readable }: LogOptions): Logger {
  const options = { level, redact: { paths: REDACTED, censor: '[hidden]' } }
  if (!readable) return pino(options)
  const pretty = { ignore: 'pid,hostname', translateTime: 'HH:MM:ss', singleLine: true }
  return pino({ ...options, transport: { target: 'pino-pretty', options: pretty } })
}

/** A path as it may be logged: without its query, and without the tokens that some paths carry. */
export function loggedPath(pathname: string): string {
  return pathname.replace(
    /\/(invite|join|recovery|reset-password)\/[^/]+/,
    (found, segment: string) => (found === '/invite/accept' ? found : `/${segment}/[hidden]`),
  )
}
