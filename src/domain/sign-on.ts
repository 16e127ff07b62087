// Single sign-on: an identity provider of an organization says who somebody is. What it says is believed for addresses
// of domains that the organization has proved, and opens that organization alone.

import { Fault } from './fault.ts'
import type { InvitedStore } from './invitation.ts'
import { tidyText } from './naming.ts'
import { plainDomain, refuseNoDomain } from './requirements.ts'

const DOMAINS_MAX = 20

/** Where owners publish the token, as a TXT record below the domain. */
export function proofName(domain: string): string {
  return `_shelfcount.${domain}`
}

export function proofText(token: string): string {
  return `shelfcount-domain-verification=${token}`
}

/** Resolvers give a record in pieces of up to 255 bytes. */
export function isProved(records: readonly (readonly string[])[], token: string): boolean {
  return records.some((pieces) => pieces.join('').trim() === proofText(token))
}

export function decideNewDomain(asked: string, claimed: readonly string[]): string {
  const domain = plainDomain(asked)
  refuseNoDomain([domain], 'domain')
  if (claimed.includes(domain)) {
    throw new Fault('conflict', 'This domain is in the list already.', {
      field: 'domain',
      reason: 'domain_there',
    })
  }
  if (claimed.length >= DOMAINS_MAX) {
    throw new Fault('conflict', `At most ${DOMAINS_MAX} domains.`, {
      field: 'domain',
      reason: 'too_many',
    })
  }
  return domain
}

/** Each organization has its own, so that no provider can be handed what was meant for another one. */
export function callbackPath(organizationId: string): string {
  return `/api/auth/sign-on/callback/${organizationId}`
}

/** Where providers post answers by SAML; also the name by which they know us. */
export function samlPath(organizationId: string): string {
  return `/api/auth/sign-on/saml/${organizationId}`
}

/** A path inside this site, or null: never another origin, however a browser reads it. */
export function decideReturnPath(path: string | undefined): string | null {
  return path !== undefined && path.length <= 2_000 && /^\/(?![/\\])[^\\\s]*$/.test(path)
    ? path
    : null
}

/** Undefined for what is no address. */
export function domainOf(email: string): string | undefined {
  const at = email.lastIndexOf('@')
  return at > 0 ? email.slice(at + 1).toLowerCase() : undefined
}

/** What a provider says of the person who signs in there. */
export interface SignOnClaims {
  /** Stays the same when the person gets another address. */
  readonly subject: string
  readonly email: string | null
  /** Whether the provider vouches that the address is theirs. */
  readonly isEmailVerified: boolean
  readonly name: string | null
}

export interface KnownAccount {
  readonly userId: string
  readonly email: string
  /** Whether its owner has shown that the address is theirs. */
  readonly isConfirmed: boolean
  /** Operators of the installation, and whoever would become one. */
  readonly isOperator: boolean
  readonly isMember: boolean
}

interface SignOnFacts {
  readonly claims: SignOnClaims
  /** The domains that the organization has proved. */
  readonly domains: readonly string[]
  /** Who came by this subject before. */
  readonly linked: KnownAccount | undefined
  /** Whose address it is. */
  readonly byAddress: KnownAccount | undefined
  /** Whether people who are no members yet may join by it. */
  readonly letsJoin: boolean
  readonly isReservedAddress: boolean
}

export type SignOnEntry =
  | { readonly kind: 'return'; readonly userId: string }
  /** An account that was there before; one that nobody confirmed may be a stranger's and is taken over. */
  | {
      readonly kind: 'link'
      readonly userId: string
      readonly takesOver: boolean
      readonly joins: boolean
    }
  | { readonly kind: 'create'; readonly email: string; readonly name: string }

/** Throws a fault that says why, for whoever tries and for the owner who sets it up. */
export function decideSignOn(facts: SignOnFacts): SignOnEntry {
  const { claims, linked, byAddress, letsJoin, isReservedAddress } = facts
  if (linked) {
    refuseForeignDomain(facts, linked.email)
    refuseOperator(linked.isOperator)
    // Whoever was removed stays out until somebody invites them.
    if (!linked.isMember) refuseSignOn('removed')
    return { kind: 'return', userId: linked.userId }
  }
  const email = decideClaimedEmail(claims)
  refuseForeignDomain(facts, email)
  refuseOperator(isReservedAddress || byAddress?.isOperator === true)
  if (byAddress) {
    if (!byAddress.isMember && !letsJoin) refuseSignOn('not_invited')
    const { userId, isConfirmed, isMember } = byAddress
    return { kind: 'link', userId, takesOver: !isConfirmed, joins: !isMember }
  }
  if (!letsJoin) refuseSignOn('not_invited')
  return { kind: 'create', email, name: nameFor(claims, email) }
}

/** Of an owner who tries: whether somebody with such claims would be let in. */
export function decideTrial(claims: SignOnClaims, domains: readonly string[]): void {
  refuseForeignDomain({ domains }, decideClaimedEmail(claims))
}

/** An address that a provider took from anybody's word proves nothing. */
function decideClaimedEmail({ email, isEmailVerified }: SignOnClaims): string {
  const plain = email?.trim().toLowerCase() ?? ''
  if (!/^[^\s@]+@[^\s@]+$/.test(plain) || plain.length > 254) refuseSignOn('no_email')
  if (!isEmailVerified) refuseSignOn('email_unverified')
  return plain
}

function refuseForeignDomain({ domains }: Pick<SignOnFacts, 'domains'>, email: string): void {
  const domain = domainOf(email)
  if (domain === undefined || !domains.includes(domain)) refuseSignOn('foreign_domain')
}

function refuseOperator(isOperator: boolean): void {
  if (isOperator) refuseSignOn('operator')
}

const NAME_MAX = 80

function nameFor({ name }: SignOnClaims, email: string): string {
  return shortName(tidyText(name ?? '') || email.slice(0, email.indexOf('@')))
}

/** A name that a provider or a directory gives is cut, not refused. */
export function shortName(name: string): string {
  return [...name].slice(0, NAME_MAX).join('').trim()
}

const REFUSALS = {
  /** The state is unknown, was used, or belongs to another browser. */
  over: 'This sign-in took too long or was begun elsewhere. Start again.',
  /** The provider refused, or its answer does not hold. */
  provider: 'The identity provider did not confirm who you are.',
  unreachable: 'The identity provider did not answer.',
  off: 'Single sign-on is not set up for this address.',
  no_email: 'The identity provider did not say which address is yours.',
  email_unverified: 'The identity provider does not vouch for your address.',
  foreign_domain: 'Your address is not in a domain of this organization.',
  operator: 'This account does not use single sign-on.',
  removed: 'You are no longer a member of this organization. Ask an owner to invite you.',
  not_invited: 'You are not a member of this organization yet. Ask an owner to invite you.',
  no_seat: 'This organization has no room for another member.',
  suspended: 'This organization is suspended.',
} as const

export type SignOnRefusal = keyof typeof REFUSALS

/** What came of an owner's test. */
export interface SignOnTrial {
  readonly atMs: number
  /** Null for one that went well. */
  readonly refusal: SignOnRefusal | null
  /** What exactly did not hold, in the words of whoever checked it. */
  readonly detail: string | null
  readonly email: string | null
}

const SIGN_ON_REFUSALS = Object.keys(REFUSALS) as readonly SignOnRefusal[]

/** `detail` is for owners who test: what exactly the library said. */
export function refuseSignOn(reason: SignOnRefusal, detail?: string): never {
  throw new Fault('forbidden', REFUSALS[reason], { reason, ...(detail && { detail }) })
}

export function signOnRefusalOf(fault: Fault): SignOnRefusal {
  const reason = fault.details?.reason
  return SIGN_ON_REFUSALS.find((one) => one === reason) ?? 'provider'
}

interface ProviderState {
  /** Whether an owner has come through it with these settings. */
  readonly isTested: boolean
  readonly provedDomains: number
}

/** Nobody is sent to a provider that was never seen to work. */
export function refuseTurnOn({ isTested, provedDomains }: ProviderState): void {
  if (provedDomains === 0) {
    throw new Fault('conflict', 'Prove a domain first.', { reason: 'no_proved_domain' })
  }
  if (!isTested) throw new Fault('conflict', 'Test the sign-in first.', { reason: 'untested' })
}

/** What everybody has to use does not go without a word. */
export function refuseEndWhileRequired(isRequired: boolean): void {
  if (!isRequired) return
  const message = 'Members have to use single sign-on. Stop asking for it first.'
  throw new Fault('conflict', message, { reason: 'required' })
}

/** Newcomers work in at least one store, or they would see nothing. */
export function decideJoining(
  letsJoin: boolean,
  stores: readonly InvitedStore[],
): readonly InvitedStore[] {
  const distinct = [...new Map(stores.map((one) => [one.storeId, one])).values()]
  if (letsJoin && distinct.length === 0) {
    throw new Fault('invalid_argument', 'Choose at least one store.', { field: 'stores' })
  }
  return distinct
}

/**
 * What of a person, and not of an organization, a login may do that a provider opened. Whoever runs the provider could
 * be anybody in it, so the account itself stays out of reach: it may belong to other organizations as well.
 */
const OPEN_TO_SIGN_ON = new Set([
  'stores:getRefusal',
  'invitations:accept',
  'invitations:decline',
  'invitations:listMine',
  'invitations:acceptMine',
  'invitations:declineMine',
  'users:current',
  'users:listLogins',
  'auth:revokeLogin',
  'users:listPasskeys',
  'organizations:getByUser',
  'dayPasses:getMine',
  'auditAssignments:getByUser',
])

export function refuseAccountBySignOn(name: string): void {
  if (!OPEN_TO_SIGN_ON.has(name)) refuseOwnLogin()
}

export function refuseOwnLogin(): never {
  const message = 'Sign in with your password or a passkey to do this.'
  throw new Fault('forbidden', message, { reason: 'own_login' })
}
