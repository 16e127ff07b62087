// The auth service on a test database, called as the host would call it.

import { pino } from 'pino'
import * as z from 'zod'
import { type AuthOptions, createAuth } from '#server/auth/create-auth.ts'
import type { Database } from '#server/db/database.ts'
import type { Mail } from '#server/mail/mail.ts'
import { newId } from '#server/new-id.ts'

export const AUTH_ORIGIN = 'http://localhost:3000'
export const PASSWORD = 'correct horse battery'

export interface AuthCall {
  readonly body?: object
  readonly cookie?: string
  readonly bearer?: string
  readonly address?: string
  readonly origin?: string
}

const sessionBody = z.object({
  session: z.object({ id: z.string(), token: z.string() }),
  user: z.object({ id: z.string(), email: z.string() }),
})

export function startAuthNode(database: Database, overrides: Partial<AuthOptions> = {}) {
  const lines: string[] = []
  const mails: Mail[] = []
  const auth = createAuth({
    pool: database.auth,
    publicUrl: AUTH_ORIGIN,
    secret: 'the secret of the tests has enough letters',
    mails: { send: async (mail) => void mails.push(mail) },
    log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
    beforeDeleteUser: async () => {},
    ...overrides,
  })

  function call(method: string, path: string, options: AuthCall = {}): Promise<Response> {
    const headers = new Headers({ origin: options.origin ?? AUTH_ORIGIN, host: 'localhost:3000' })
    if (options.cookie) headers.set('cookie', options.cookie)
    if (options.bearer) headers.set('authorization', `Bearer ${options.bearer}`)
    if (options.body) headers.set('content-type', 'application/json')
    const body = options.body ? JSON.stringify(options.body) : null
    const request = new Request(`${AUTH_ORIGIN}/api/auth${path}`, { method, headers, body })
    return auth.handler(request, options.address ?? freshAddress())
  }

  async function signUp(email = `${newId()}@example.test`) {
    const body = { name: 'Sam Example', email, password: PASSWORD }
    const response = await call('POST', '/sign-up/email', { body })
    if (response.status !== 200) throw new Error(`sign-up: ${await response.text()}`)
    return { email, cookie: cookieOf(response), response }
  }

  const signIn = (email: string, password = PASSWORD, address?: string) =>
    call('POST', '/sign-in/email', { body: { email, password }, ...(address && { address }) })

  async function session(cookie: string) {
    const response = await call('GET', '/get-session', { cookie })
    return sessionBody.nullable().parse(await response.json())
  }

  return { auth, lines, mails, call, signUp, signIn, session }
}

let addresses = 0
/** Most tests are not about rate limits: each call comes from elsewhere. */
function freshAddress(): string {
  addresses += 1
  return `10.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`
}

export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

/** The link of a mail. */
export function linkIn(mail: Mail | undefined): URL {
  return new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'missing:')
}
