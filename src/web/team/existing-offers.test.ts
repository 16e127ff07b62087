import { expect, test } from 'vitest'
import type { InvitationDetails } from '#contract/invitations.ts'
import { existingOffers, isExisting } from './existing-offers.ts'

const ana = {
  id: 'ana',
  name: 'Ana',
  email: 'Ana@World.test',
  image: null,
  role: 'member',
  joinedAt: 0,
  lacks: [],
  stores: [{ storeId: 'harbor', role: 'scanner' }],
} as const

function invitation(change: Partial<InvitationDetails>): InvitationDetails {
  return {
    id: 'i',
    email: 'bo@world.test',
    role: 'member',
    stores: [{ id: 'harbor', name: 'Harbor', role: 'scanner' }],
    state: 'open',
    invitedBy: null,
    sentAt: 0,
    expiresAt: 0,
    ...change,
  }
}

function offerTo(email: string | null, storeId = 'harbor') {
  return { email, role: 'member', stores: [{ storeId, role: 'scanner' }] } as const
}

test('whoever works there or was invited there needs no invitation, but one to another store', () => {
  const existing = existingOffers([ana], [invitation({})])
  expect(isExisting(offerTo('ana@world.test'), existing)).toBe(true)
  expect(isExisting(offerTo('bo@world.test'), existing)).toBe(true)
  expect(isExisting(offerTo('ana@world.test', 'mill'), existing)).toBe(false)
  expect(isExisting(offerTo('carla@world.test'), existing)).toBe(false)
})

test('an invitation that has ended does not keep somebody from being invited', () => {
  const existing = existingOffers([], [invitation({ state: 'revoked' })])
  expect(isExisting(offerTo('bo@world.test'), existing)).toBe(false)
})

test('an open link is made as often as somebody asks', () => {
  const existing = existingOffers([], [invitation({ email: null })])
  expect(isExisting(offerTo(null), existing)).toBe(false)
})
