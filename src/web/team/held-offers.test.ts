import { expect, test } from 'vitest'
import type { InvitationDetails } from '#contract/invitations.ts'
import { heldOffers, isHeld } from './held-offers.ts'

const ana = {
  id: 'ana',
  name: 'Ana',
  email: 'Ana@World.test',
  image: null,
  role: 'member',
  joinedAt: 0,
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
  const held = heldOffers([ana], [invitation({})])
  expect(isHeld(offerTo('ana@world.test'), held)).toBe(true)
  expect(isHeld(offerTo('bo@world.test'), held)).toBe(true)
  expect(isHeld(offerTo('ana@world.test', 'mill'), held)).toBe(false)
  expect(isHeld(offerTo('carla@world.test'), held)).toBe(false)
})

test('an invitation that has ended holds nothing', () => {
  const held = heldOffers([], [invitation({ state: 'revoked' })])
  expect(isHeld(offerTo('bo@world.test'), held)).toBe(false)
})

test('an open link is made as often as somebody asks', () => {
  const held = heldOffers([], [invitation({ email: null })])
  expect(isHeld(offerTo(null), held)).toBe(false)
})
