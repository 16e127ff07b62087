import { describe, expect, test } from 'vitest'
import {
  canManageInvitation,
  coversOffer,
  decideOffer,
  expiryOf,
  type InvitationDates,
  type InvitationOffer,
  invitationState,
  normalizeEmail,
  refuseAcceptance,
} from './invitation.ts'
import type { Membership } from './permission.ts'

const now = new Date('2026-01-10T12:00:00Z')
const owner: Membership = {
  organizationId: 'org',
  role: 'owner',
  stores: [],
  suspendedReason: null,
}
const manager: Membership = {
  ...owner,
  role: 'member',
  stores: [
    { storeId: 'a', role: 'manager' },
    { storeId: 'b', role: 'scanner' },
  ],
}

function offer(change: Partial<InvitationOffer> = {}): InvitationOffer {
  const stores = [{ storeId: 'a', role: 'scanner' as const }]
  return { email: 'Ada@Example.test', role: 'member', stores, ...change }
}

describe('an offer', () => {
  test('keeps the address in one spelling and each store once', () => {
    const stores = [
      { storeId: 'a', role: 'scanner' as const },
      { storeId: 'a', role: 'manager' as const },
    ]
    expect(decideOffer(owner, offer({ stores }))).toEqual({
      email: 'ada@example.test',
      role: 'member',
      stores: [{ storeId: 'a', role: 'manager' }],
    })
  })

  test('of a manager ends at the own stores', () => {
    expect(decideOffer(manager, offer()).stores).toHaveLength(1)
    const elsewhere = offer({ stores: [{ storeId: 'b', role: 'scanner' }] })
    expect(() => decideOffer(manager, elsewhere)).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    )
  })

  test('makes an owner only by an owner, and only by e-mail', () => {
    expect(decideOffer(owner, offer({ role: 'owner' })).stores).toEqual([])
    expect(() => decideOffer(manager, offer({ role: 'owner' }))).toThrow('Only an owner')
    expect(() => decideOffer(owner, offer({ role: 'owner', email: null }))).toThrow('by e-mail')
  })

  test('names a store and a real address', () => {
    expect(() => decideOffer(owner, offer({ stores: [] }))).toThrow('at least one store')
    for (const email of ['', 'ada', 'ada@host', 'a b@c.de', `${'x'.repeat(260)}@c.de`]) {
      expect(() => normalizeEmail(email), email).toThrow('valid e-mail')
    }
  })
})

test('managers look after invitations into their own stores alone', () => {
  expect(canManageInvitation(owner, offer({ role: 'owner' }))).toBe(true)
  expect(canManageInvitation(manager, offer())).toBe(true)
  expect(canManageInvitation(manager, offer({ role: 'owner', stores: [] }))).toBe(false)
  const mixed = offer({
    stores: [
      { storeId: 'a', role: 'scanner' },
      { storeId: 'b', role: 'scanner' },
    ],
  })
  expect(canManageInvitation(manager, mixed)).toBe(false)
})

const open: InvitationDates = {
  expiresAt: expiryOf(now),
  revokedAt: null,
  acceptedAt: null,
  declinedAt: null,
}

test.each([
  ['open', {}],
  ['expired', { expiresAt: now }],
  ['revoked', { revokedAt: now }],
  ['declined', { declinedAt: now }],
  ['accepted', { acceptedAt: now }],
  ['accepted', { acceptedAt: now, expiresAt: new Date(0) }],
] as const)('it is %s', (state, change) => {
  expect(invitationState({ ...open, ...change }, now)).toBe(state)
})

test('an invitation lasts two weeks', () => {
  expect(expiryOf(now).toISOString()).toBe('2026-01-24T12:00:00.000Z')
})

describe('accepting', () => {
  test('is for the address it was sent to, or for whoever holds an open link', () => {
    expect(() => refuseAcceptance('open', 'ada@example.test', 'ADA@example.test')).not.toThrow()
    expect(() => refuseAcceptance('open', null, 'anybody@example.test')).not.toThrow()
    expect(() => refuseAcceptance('open', 'ada@example.test', 'bob@example.test')).toThrow(
      'This invitation is for ada@example.test',
    )
  })

  test.each([
    ['expired', 'has expired'],
    ['revoked', 'was withdrawn'],
    ['accepted', 'already been used'],
    ['declined', 'was declined'],
  ] as const)('says that it is %s', (state, words) => {
    expect(() => refuseAcceptance(state, null, 'a@b.test')).toThrow(words)
  })
})

test('an offer that gives nothing new is held already', () => {
  const held = { role: 'member', stores: [{ storeId: 'a', role: 'scanner' }] } as const
  const gives = (...stores: InvitationOffer['stores']) => offer({ role: 'member', stores })
  expect(coversOffer(held, gives({ storeId: 'a', role: 'scanner' }))).toBe(true)
  expect(coversOffer(held, gives({ storeId: 'a', role: 'manager' }))).toBe(false)
  expect(
    coversOffer(held, gives({ storeId: 'a', role: 'scanner' }, { storeId: 'b', role: 'scanner' })),
  ).toBe(false)
  expect(coversOffer(held, offer({ role: 'owner', stores: [] }))).toBe(false)
  expect(coversOffer({ role: 'owner', stores: [] }, gives({ storeId: 'a', role: 'manager' }))).toBe(
    true,
  )
})
