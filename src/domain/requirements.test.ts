import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  decideRequirements,
  isOfDomains,
  type LoginFacts,
  type Requirements,
  refuseForeignJoiner,
  refuseUnmet,
  unmetOf,
} from './requirements.ts'

const HOUR_MS = 3_600_000
const nothing: Requirements = {
  twoStep: false,
  sessionHours: null,
  emailDomains: [],
  singleSignOn: false,
}
const byPassword: LoginFacts = {
  signOn: 'nobody',
  hasTwoFactor: false,
  byPasskey: false,
  ageMs: HOUR_MS,
}
const organizationId = 'o'

describe('what a login lacks', () => {
  test.each<[string, Partial<Requirements>, Partial<LoginFacts>, string | undefined]>([
    ['nothing where nothing is asked', {}, {}, undefined],
    ['a second step', { twoStep: true }, {}, 'two_step'],
    ['nothing with codes', { twoStep: true }, { hasTwoFactor: true }, undefined],
    ['nothing with a passkey', { twoStep: true }, { byPasskey: true }, undefined],
    ['nothing while it is young', { sessionHours: 2 }, {}, undefined],
    ['youth', { sessionHours: 1 }, {}, 'new_login'],
    ['both, of which the step comes first', { twoStep: true, sessionHours: 1 }, {}, 'two_step'],
    ['single sign-on', { singleSignOn: true }, { hasTwoFactor: true }, 'single_sign_on'],
    ['nothing by the own provider', { singleSignOn: true }, { signOn: 'own' }, undefined],
    ['no step by the own provider', { twoStep: true }, { signOn: 'own' }, undefined],
    ['youth, also by the own provider', { sessionHours: 1 }, { signOn: 'own' }, 'new_login'],
    ['a login of its own, where nothing is asked', {}, { signOn: 'foreign' }, 'own_login'],
    ['a login of its own, before all else', { twoStep: true }, { signOn: 'foreign' }, 'own_login'],
  ])('%s', (_, asked, login, unmet) => {
    expect(unmetOf({ ...nothing, ...asked }, { ...byPassword, ...login }, 'member')).toBe(unmet)
  })

  test.each<[string, Partial<LoginFacts>, string | undefined]>([
    ['codes', { hasTwoFactor: true }, undefined],
    ['a passkey', { byPasskey: true }, undefined],
    ['a password alone', {}, 'single_sign_on'],
    ['the provider of another organization', { signOn: 'foreign', byPasskey: true }, 'own_login'],
  ])('an owner who comes around single sign-on by %s', (_, login, unmet) => {
    const asked = { ...nothing, singleSignOn: true }
    expect(unmetOf(asked, { ...byPassword, ...login }, 'owner')).toBe(unmet)
  })

  test('refuses with what is needed, and nothing where nothing is lacking', () => {
    expect(() => refuseUnmet({ organizationId })).not.toThrow()
    expect(() => refuseUnmet({ organizationId, unmet: 'two_step' })).toThrow(
      expect.objectContaining({
        code: 'requirement_unmet',
        details: { needs: 'two_step', organizationId },
      }),
    )
  })
})

describe('owners', () => {
  const owner = { email: 'Olga@Example.test', login: byPassword, hasSignOn: true }

  test.each<[Partial<Requirements>, string]>([
    [{ twoStep: true }, 'own_two_step'],
    [{ sessionHours: 1 }, 'own_login'],
    [{ singleSignOn: true }, 'own_sign_on'],
    [{ emailDomains: ['other.test'] }, 'own_address'],
    [{ emailDomains: ['sub.example.test'] }, 'own_address'],
  ])('who do not fulfil %j themselves do not ask for it', (asked, reason) => {
    expect(() => decideRequirements({ ...nothing, ...asked }, owner)).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ reason }) }),
    )
  })

  test.each([0, -1, 1.5, 169, Number.NaN])('do not ask for %d hours', (sessionHours) => {
    expect(() => decideRequirements({ ...nothing, sessionHours }, owner)).toThrow('Choose between')
  })

  test.each([
    'nonsense',
    'two words.test',
    '.test',
    'a..test',
    'ex_ample.test',
    'sam@example.test',
    'example.xn--',
    'example.x2',
  ])('%j is no domain', (domain) => {
    const asked = { ...nothing, emailDomains: [domain] }
    expect(() => decideRequirements(asked, owner)).toThrow('is not a domain')
  })

  test('write domains as they like', () => {
    const emailDomains = [
      ' @Example.test',
      'example.test',
      '',
      'Other.test ',
      'xn--bcher-kva.xn--p1ai',
    ]
    expect(decideRequirements({ ...nothing, emailDomains }, owner).emailDomains).toEqual([
      'example.test',
      'other.test',
      'xn--bcher-kva.xn--p1ai',
    ])
  })

  test('who decided something are never held back by it at once', () => {
    const login = fc.record({
      signOn: fc.constantFrom('nobody', 'own'),
      hasTwoFactor: fc.boolean(),
      byPasskey: fc.boolean(),
      ageMs: fc.nat(200 * HOUR_MS),
    })
    const asked = fc.record({
      twoStep: fc.boolean(),
      sessionHours: fc.option(fc.integer({ min: 1, max: 168 })),
      emailDomains: fc.subarray(['example.test', 'other.test']),
      singleSignOn: fc.boolean(),
    })
    fc.assert(
      fc.property(login, asked, (facts, wanted) => {
        try {
          const decided = decideRequirements(wanted, { ...owner, login: facts })
          expect(unmetOf(decided, facts, 'owner')).toBeUndefined()
          expect(isOfDomains(decided.emailDomains, owner.email)).toBe(true)
        } catch (error) {
          expect(error).toMatchObject({ code: 'conflict' })
        }
      }),
    )
  })
})

describe('whoever joins', () => {
  const domains = ['example.test']
  test.each([
    ['sam@example.test', true, undefined],
    ['SAM@EXAMPLE.TEST', true, undefined],
    ['sam@example.test', false, 'unconfirmed'],
    ['sam@notexample.test', true, 'email_domain'],
    ['sam@sub.example.test', true, 'email_domain'],
    ['sam@example.test@evil.test', true, 'email_domain'],
    ['helper', true, 'email_domain'],
  ])('as %s (confirmed: %s) is told %s', (email, isConfirmed, reason) => {
    const join = () => refuseForeignJoiner(domains, { email, isConfirmed })
    if (reason === undefined) expect(join).not.toThrow()
    else
      expect(join).toThrow(
        expect.objectContaining({ details: expect.objectContaining({ reason }) }),
      )
  })

  test('needs no confirmed address where nobody asks for one', () => {
    expect(() => refuseForeignJoiner([], { email: 'a@b.test', isConfirmed: false })).not.toThrow()
  })
})
