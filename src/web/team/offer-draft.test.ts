import { expect, test } from 'vitest'
import { decideOffer } from '#domain/invitation.ts'
import { canInvite, inviterOf, type OfferDraft, offerOf } from './offer-draft.ts'

const draft: OfferDraft = {
  by: 'email',
  email: ' Priya@World.test ',
  role: 'scanner',
  storeIds: ['harbor', 'mill'],
}

test('the role holds in every store that was chosen', () => {
  expect(offerOf(draft)).toEqual({
    email: 'priya@world.test',
    role: 'member',
    stores: [
      { storeId: 'harbor', role: 'scanner' },
      { storeId: 'mill', role: 'scanner' },
    ],
  })
})

test('a link is for nobody in particular, whatever was typed before', () => {
  expect(offerOf({ ...draft, by: 'link' }).email).toBeNull()
})

test('an owner is always invited by e-mail, and into no single store', () => {
  const offer = offerOf({ ...draft, by: 'link', role: 'owner' })
  expect(offer).toEqual({ email: 'priya@world.test', role: 'owner', stores: [] })
})

test('without an address the fault names the field', () => {
  expect(() => offerOf({ ...draft, email: '' })).toThrow('Enter a valid e-mail address.')
})

test('a manager offers only stores that are managed', () => {
  const organization = {
    id: 'org',
    name: 'Fennel & Oak',
    role: 'member',
    createdAt: 0,
    active: true,
    suspendedReason: null,
  } as const
  const store = { organizationId: 'org', name: 'Harbor Street', currency: 'USD' }
  const inviter = inviterOf(organization, [
    { ...store, id: 'harbor', role: 'manager' },
    { ...store, id: 'mill', role: 'scanner' },
  ])
  expect(() => decideOffer(inviter, offerOf(draft))).toThrow('Your role does not allow this.')
  expect(decideOffer(inviter, offerOf({ ...draft, storeIds: ['harbor'] })).stores).toHaveLength(1)
})

test('owners invite even without a store, members only where they manage', () => {
  expect(canInvite({ role: 'owner' }, [])).toBe(true)
  expect(canInvite({ role: 'member' }, [{ role: 'scanner' }])).toBe(false)
  expect(canInvite({ role: 'member' }, [{ role: 'scanner' }, { role: 'manager' }])).toBe(true)
})
