// A person with two-step sign-in, over the auth service of a test.

import * as z from 'zod'
import { cookieOf, linkIn, PASSWORD, type startAuthNode } from './auth-node.ts'
import { secretIn, totp } from './totp.ts'

export type AuthNode = ReturnType<typeof startAuthNode>

const challenged = z.object({ twoFactorRedirect: z.boolean().optional() })
const begun = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) })

export interface TwoFactorPerson {
  readonly email: string
  readonly cookie: string
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** By the link of the mail that greets. */
export async function confirmAddress(node: AuthNode, email: string): Promise<void> {
  const { pathname, search } = linkIn(node.mails.findLast(({ to }) => to === email))
  const { status } = await node.call('GET', `${pathname.replace('/api/auth', '')}${search}`)
  if (status !== 302) throw new Error(`confirming: ${status}`)
}

/** Somebody with a confirmed address. */
export async function newPerson(node: AuthNode) {
  const person = await node.signUp()
  await confirmAddress(node, person.email)
  return person
}

export async function beginTwoFactor(node: AuthNode, cookie: string) {
  const body = { password: PASSWORD }
  const response = await node.call('POST', '/two-factor/enable', { cookie, body })
  const { totpURI, backupCodes } = begun.parse(await response.json())
  return { secret: secretIn(totpURI), recoveryCodes: backupCodes }
}

/** Turned on with the code of now: the next one is still good. */
export async function withTwoFactor(node: AuthNode): Promise<TwoFactorPerson> {
  const { email, cookie } = await newPerson(node)
  const { secret, recoveryCodes } = await beginTwoFactor(node, cookie)
  const body = { code: totp(secret) }
  const response = await node.call('POST', '/two-factor/verify-totp', { cookie, body })
  if (response.status !== 200) throw new Error(`turning on: ${await response.text()}`)
  return { email, cookie: cookieOf(response), secret, recoveryCodes }
}

/** With the right password: what the browser holds before it has given a code. */
export async function halfWay(node: AuthNode, email: string, known = ''): Promise<string> {
  const body = { email, password: PASSWORD }
  const response = await node.call('POST', '/sign-in/email', { body, cookie: known })
  const { twoFactorRedirect } = challenged.parse(await response.clone().json())
  if (!twoFactorRedirect) throw new Error('signed in without a code')
  return cookieOf(response)
}

export function giveCode(node: AuthNode, cookie: string, code: string, more: object = {}) {
  return node.call('POST', '/two-factor/verify-totp', { cookie, body: { code, ...more } })
}

export function giveRecoveryCode(node: AuthNode, cookie: string, code: string) {
  return node.call('POST', '/two-factor/verify-backup-code', { cookie, body: { code } })
}
