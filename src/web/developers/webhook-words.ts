// How refusals of addresses are called.

import { parseFault } from '#domain/fault.ts'
import type { Messages } from '../kit/use-messages.ts'

type Say = Messages<'webhooks'>

const URL_RULES = {
  address: 'url.address',
  https: 'url.https',
  password: 'url.password',
  private: 'url.private',
} as const

/** What is wrong with the address; undefined if it is something else. */
export function urlRefusal(t: Say, thrown: unknown): string | undefined {
  const { field, rule } = parseFault(thrown)?.details ?? {}
  if (field !== 'url') return undefined
  const known = typeof rule === 'string' && Object.hasOwn(URL_RULES, rule)
  return t(known ? URL_RULES[rule as keyof typeof URL_RULES] : 'url.address')
}
