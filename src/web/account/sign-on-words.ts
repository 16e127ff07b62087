import type { SignOnRefusal } from '#domain/sign-on.ts'
import type { Messages } from '../kit/use-messages.ts'

const WORDS = {
  off: 'signOn.off',
  over: 'signOn.over',
  provider: 'signOn.provider',
  unreachable: 'signOn.unreachable',
  no_email: 'signOn.address',
  email_unverified: 'signOn.address',
  foreign_domain: 'signOn.address',
  operator: 'signOn.operator',
  removed: 'signOn.removed',
  not_invited: 'signOn.not_invited',
  no_seat: 'signOn.no_seat',
  suspended: 'signOn.suspended',
} as const satisfies Record<SignOnRefusal, string>

/** Why nobody was let in, by the word in the address that a provider's answer led to. */
export function saySignOnRefusal(reason: string, t: Messages<'account'>): string {
  const known = Object.entries(WORDS).find(([name]) => name === reason)
  return t(known?.[1] ?? 'signOn.provider')
}
