// What the owners of an organization ask of those who work in it, beside a role.

import { Fault } from './fault.ts'

export interface Requirements {
  /** Signing in takes a code besides the password, or a passkey. */
  readonly twoStep: boolean
  /** How old a login may be; null: as old as logins get. */
  readonly sessionHours: number | null
  /** Whose addresses may join; none: everybody's. */
  readonly emailDomains: readonly string[]
  /** Everybody comes by the organization's identity provider, but for owners who take two steps. */
  readonly singleSignOn: boolean
}

/** Of which organization the identity provider was that opened a login. */
type SignedOnBy = 'nobody' | 'own' | 'foreign'

export interface LoginFacts {
  readonly signOn: SignedOnBy
  /** Whether every login of this person has given a code. */
  readonly hasTwoFactor: boolean
  /** Whether this login was opened by a passkey that the person still has. */
  readonly byPasskey: boolean
  /** How long ago the person signed in. */
  readonly ageMs: number
}

/** What a login lacks. */
export type Unmet = 'two_step' | 'new_login' | 'single_sign_on' | 'own_login'

const HOUR_MS = 60 * 60 * 1_000

/** Logins that nobody uses end after a week in any case. */
const SESSION_HOURS_MAX = 7 * 24

const DOMAINS_MAX = 50

/** A name of at least two parts, in the letters that addresses have; names of other scripts are written as xn--…. */
const DOMAIN =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/

/**
 * Undefined for a login that fulfils them. It is the login that counts, not the account: whoever has a passkey and comes
 * by the password alone has taken one step.
 */
export function unmetOf(
  { twoStep, sessionHours, singleSignOn }: Omit<Requirements, 'emailDomains'>,
  login: LoginFacts,
  role: 'owner' | 'member',
): Unmet | undefined {
  const { signOn, ageMs } = login
  // Whoever runs a provider could come as anybody in it, so it opens its own organization alone.
  if (signOn === 'foreign') return 'own_login'
  if (signOn === 'nobody') {
    const hasTwoSteps = takesTwoSteps(login)
    // Owners have a way in when the provider is away or misconfigured, and no weaker one.
    if (singleSignOn && !(role === 'owner' && hasTwoSteps)) return 'single_sign_on'
    if (twoStep && !hasTwoSteps) return 'two_step'
  }
  if (sessionHours !== null && ageMs >= sessionHours * HOUR_MS) return 'new_login'
  return undefined
}

function takesTwoSteps({ hasTwoFactor, byPasskey }: LoginFacts): boolean {
  return hasTwoFactor || byPasskey
}

const REFUSALS = {
  single_sign_on: 'This organization asks for single sign-on.',
  own_login: 'Sign in with your own password or a passkey to open this organization.',
  two_step: 'This organization asks for two-step sign-in or a passkey.',
  new_login: 'This organization asks you to sign in again.',
} as const satisfies Record<Unmet, string>

/** Nothing of an organization is reached until then. */
export function refuseUnmet(membership: {
  readonly organizationId: string
  readonly unmet?: Unmet | undefined
}): void {
  const { organizationId, unmet } = membership
  if (unmet === undefined) return
  throw new Fault('requirement_unmet', REFUSALS[unmet], { needs: unmet, organizationId })
}

interface DecidingOwner {
  readonly email: string
  readonly login: LoginFacts
  /** Whether the organization has an identity provider that people come by. */
  readonly hasSignOn: boolean
}

/** In the form in which they are kept. Owners ask nothing of others that they do not fulfil themselves. */
export function decideRequirements(asked: Requirements, owner: DecidingOwner): Requirements {
  const decided = {
    ...asked,
    sessionHours: decideHours(asked.sessionHours),
    emailDomains: decideDomains(asked.emailDomains),
  }
  if (decided.singleSignOn && !owner.hasSignOn) {
    const message = 'Turn on single sign-on first.'
    throw new Fault('conflict', message, { field: 'singleSignOn', reason: 'no_sign_on' })
  }
  const unmet = unmetOf(decided, owner.login, 'owner')
  if (unmet === 'single_sign_on') {
    const message = 'Sign in with single sign-on, a passkey or two steps yourself first.'
    throw new Fault('conflict', message, { field: 'singleSignOn', reason: 'own_sign_on' })
  }
  if (unmet === 'two_step') {
    const message = 'Sign in with a passkey or turn on two-step sign-in yourself first.'
    throw new Fault('conflict', message, { field: 'twoStep', reason: 'own_two_step' })
  }
  if (unmet === 'new_login') {
    const message = 'You signed in longer ago than that. Sign in again first.'
    throw new Fault('conflict', message, { field: 'sessionHours', reason: 'own_login' })
  }
  if (!isOfDomains(decided.emailDomains, owner.email)) {
    const message = 'Your own address is not in one of these domains.'
    throw new Fault('conflict', message, { field: 'emailDomains', reason: 'own_address' })
  }
  return decided
}

function decideHours(hours: number | null): number | null {
  if (hours === null || (Number.isInteger(hours) && hours >= 1 && hours <= SESSION_HOURS_MAX)) {
    return hours
  }
  const message = `Choose between 1 and ${SESSION_HOURS_MAX} hours.`
  throw new Fault('invalid_argument', message, { field: 'sessionHours' })
}

function decideDomains(asked: readonly string[]): readonly string[] {
  const domains = [...new Set(asked.map(plainDomain).filter((domain) => domain !== ''))].sort()
  refuseNoDomain(domains, 'emailDomains')
  if (domains.length > DOMAINS_MAX) {
    throw new Fault('invalid_argument', `At most ${DOMAINS_MAX} domains.`, {
      field: 'emailDomains',
      reason: 'too_many',
    })
  }
  return domains
}

export function refuseNoDomain(domains: readonly string[], field: string): void {
  const wrong = domains.find((domain) => !DOMAIN.test(domain))
  if (wrong === undefined) return
  const message = `“${wrong}” is not a domain. Write it as in example.com.`
  throw new Fault('invalid_argument', message, { field, reason: 'no_domain', domain: wrong })
}

/** People write what stands behind the name, with or without its sign. */
export function plainDomain(asked: string): string {
  return asked.trim().toLowerCase().replace(/^@/, '')
}

/** Whether an account has what two-step sign-in takes; whether a login has shown it is another question. */
export function hasTwoSteps(account: {
  readonly twoFactorEnabled: boolean
  readonly hasPasskey: boolean
}): boolean {
  return account.twoFactorEnabled || account.hasPasskey
}

/** A domain below one that is named is another one. */
export function isOfDomains(domains: readonly string[], email: string): boolean {
  if (domains.length === 0) return true
  return domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
}

export function refuseForeignAddress(domains: readonly string[], email: string): void {
  if (isOfDomains(domains, email)) return
  const message = `This organization takes addresses of ${domains.join(', ')} only.`
  throw new Fault('forbidden', message, { reason: 'email_domain', field: 'email' })
}

/** Whoever joins has shown that the address is theirs: otherwise anybody could claim one. */
export function refuseForeignJoiner(
  domains: readonly string[],
  { email, isConfirmed }: { readonly email: string; readonly isConfirmed: boolean },
): void {
  refuseForeignAddress(domains, email)
  if (domains.length === 0 || isConfirmed) return
  throw new Fault('forbidden', 'Confirm your email address first.', { reason: 'unconfirmed' })
}
