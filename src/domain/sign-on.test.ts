import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  decideJoining,
  decideNewDomain,
  decideReturnPath,
  decideSignOn,
  decideTrial,
  domainOf,
  isProved,
  type KnownAccount,
  proofText,
  refuseAccountBySignOn,
  refuseTurnOn,
  type SignOnClaims,
} from './sign-on.ts'

const DOMAIN = 'acme.test'
const claims: SignOnClaims = {
  subject: 's1',
  email: ' Pat@Acme.test ',
  isEmailVerified: true,
  name: ' Pat   Doe ',
}
const account: KnownAccount = {
  userId: 'u1',
  email: 'pat@acme.test',
  isConfirmed: true,
  isOperator: false,
  isMember: true,
}
const facts = {
  claims,
  domains: [DOMAIN],
  linked: undefined,
  byAddress: undefined,
  letsJoin: true,
  isReservedAddress: false,
}

const reasonOf = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    return (error as { details?: { reason?: string } }).details?.reason
  }
  return undefined
}

describe('who comes by a provider', () => {
  test('is made with a plain name and address', () => {
    expect(decideSignOn(facts)).toEqual({ kind: 'create', email: 'pat@acme.test', name: 'Pat Doe' })
    const nameless = decideSignOn({ ...facts, claims: { ...claims, name: ' ' } })
    expect(nameless).toMatchObject({ name: 'pat' })
  })

  test('returns by the subject, whatever address the provider names now', () => {
    const moved = { ...claims, email: 'x@elsewhere.test', isEmailVerified: false }
    const decided = decideSignOn({ ...facts, claims: moved, linked: account })
    expect(decided).toEqual({ kind: 'return', userId: 'u1' })
  })

  test.each([
    [{ isMember: true }, { takesOver: false, joins: false }],
    [{ isMember: false }, { takesOver: false, joins: true }],
    [{ isConfirmed: false }, { takesOver: true, joins: false }],
  ])('is linked to an account that is %j', (known, decided) => {
    const byAddress = { ...account, ...known }
    expect(decideSignOn({ ...facts, byAddress })).toEqual({
      kind: 'link',
      userId: 'u1',
      ...decided,
    })
  })

  test.each<
    [string, Partial<typeof facts> | { linked: KnownAccount } | { byAddress: KnownAccount }]
  >([
    ['no_email', { claims: { ...claims, email: null } }],
    ['no_email', { claims: { ...claims, email: 'pat' } }],
    ['no_email', { claims: { ...claims, email: 'a@evil.test@acme.test' } }],
    ['email_unverified', { claims: { ...claims, isEmailVerified: false } }],
    ['foreign_domain', { domains: [] }],
    ['foreign_domain', { domains: ['sub.acme.test', 'cme.test', 'test'] }],
    ['foreign_domain', { linked: { ...account, email: 'pat@elsewhere.test' } }],
    ['operator', { isReservedAddress: true }],
    ['operator', { byAddress: { ...account, isOperator: true } }],
    ['operator', { linked: { ...account, isOperator: true } }],
    ['removed', { linked: { ...account, isMember: false } }],
    ['not_invited', { letsJoin: false }],
  ])('is refused: %s, %j', (reason, wrong) => {
    expect(reasonOf(() => decideSignOn({ ...facts, ...wrong }))).toBe(reason)
  })

  test('is no stranger who may not join', () => {
    const byAddress = { ...account, isMember: false }
    expect(reasonOf(() => decideSignOn({ ...facts, letsJoin: false, byAddress }))).toBe(
      'not_invited',
    )
  })

  test('never gets the account of an address outside of the proved domains', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.array(fc.domain()), (local, host, domains) => {
        const email = `${local}@${host}`
        const byAddress = { ...account, email }
        const run = () =>
          decideSignOn({ ...facts, claims: { ...claims, email }, domains, byAddress })
        if (domains.includes(domainOf(email.trim()) ?? '')) return
        expect(run).toThrow()
      }),
    )
  })

  test('is tried by the same rules', () => {
    expect(reasonOf(() => decideTrial(claims, [DOMAIN]))).toBeUndefined()
    expect(reasonOf(() => decideTrial(claims, ['other.test']))).toBe('foreign_domain')
  })
})

describe('a domain', () => {
  test('is proved by its own text alone, in however many pieces', () => {
    const text = proofText('t0ken')
    expect(isProved([['x'], [text.slice(0, 5), text.slice(5)]], 't0ken')).toBe(true)
    expect(isProved([[`${text}x`], [`x${text}`], []], 't0ken')).toBe(false)
  })

  test('is written plainly, once, and not without end', () => {
    expect(decideNewDomain(' @Acme.Test ', [])).toBe(DOMAIN)
    expect(reasonOf(() => decideNewDomain('acme', []))).toBe('no_domain')
    expect(reasonOf(() => decideNewDomain('acme.test', [DOMAIN]))).toBe('domain_there')
    const many = Array.from({ length: 20 }, (_, at) => `d${at}.test`)
    expect(reasonOf(() => decideNewDomain('acme.test', many))).toBe('too_many')
  })
})

test.each([
  ['/stores?x=1#a', '/stores?x=1#a'],
  ['//evil.test', null],
  ['/\\evil.test', null],
  ['https://evil.test', null],
  ['/a b', null],
  [undefined, null],
])('%j leads back to %j', (path, decided) => {
  expect(decideReturnPath(path)).toBe(decided)
})

test('a provider is turned on once it works for an own domain', () => {
  expect(reasonOf(() => refuseTurnOn({ isTested: true, provedDomains: 0 }))).toBe(
    'no_proved_domain',
  )
  expect(reasonOf(() => refuseTurnOn({ isTested: false, provedDomains: 1 }))).toBe('untested')
  expect(reasonOf(() => refuseTurnOn({ isTested: true, provedDomains: 1 }))).toBeUndefined()
})

test('people who join work somewhere, in each store once', () => {
  expect(() => decideJoining(true, [])).toThrow('at least one store')
  expect(decideJoining(false, [])).toEqual([])
  const [one, other] = [
    { storeId: 'a', role: 'scanner' },
    { storeId: 'a', role: 'manager' },
  ] as const
  expect(decideJoining(true, [one, other])).toEqual([other])
})

test('what concerns an account is closed unless it is named', () => {
  expect(() => refuseAccountBySignOn('users:current')).not.toThrow()
  expect(reasonOf(() => refuseAccountBySignOn('auth:somethingOfTomorrow'))).toBe('own_login')
})
