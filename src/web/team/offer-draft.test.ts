import { expect, test } from 'vitest'
import { decideOffer } from '#domain/invitation.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { canInvite, inviterOf, type OfferDraft, offersOf, some } from './offer-draft.ts'

const t = messagesIn('en', 'team')

const draft: OfferDraft = {
  by: 'email',
  emails: ' Priya@World.test ',
  role: 'scanner',
  storeIds: ['harbor', 'mill'],
}

test('the role holds in every store that was chosen', () => {
  expect(offersOf(draft, t)).toEqual([
    {
      email: 'priya@world.test',
      role: 'member',
      stores: [
        { storeId: 'harbor', role: 'scanner' },
        { storeId: 'mill', role: 'scanner' },
      ],
    },
  ])
})

test('a link is for nobody in particular, whatever was typed before', () => {
  expect(offersOf({ ...draft, by: 'link' }, t)).toMatchObject([{ email: null }])
})

test('an owner is always invited by e-mail, and into no single store', () => {
  const offers = offersOf({ ...draft, by: 'link', role: 'owner' }, t)
  expect(offers).toEqual([{ email: 'priya@world.test', role: 'owner', stores: [] }])
})

test('without an address the fault names the field', () => {
  expect(() => offersOf({ ...draft, emails: '' }, t)).toThrow('Enter a valid email address.')
  expect(() => offersOf({ ...draft, emails: 'bo@world' }, t)).toThrow(
    'Enter a valid email address.',
  )
})

test('of a list each is offered the same, and none while one of them is no address', () => {
  const offers = offersOf({ ...draft, emails: 'bo@world.test\nana@world.test\nBo@world.test' }, t)
  expect(offers.map(({ email }) => email)).toEqual(['bo@world.test', 'ana@world.test'])
  const emails = 'bo@world.test\nana@world, carla'
  expect(() => offersOf({ ...draft, emails }, t)).toThrow('Not an email address: ana@world, carla.')
})

test('of a long list the first few are named', () => {
  expect(some(['a', 'b', 'c', 'd', 'e'], t)).toBe('a, b, c, d, e')
  expect(some(['a', 'b', 'c', 'd', 'e', 'f', 'g'], t)).toBe('a, b, c, d, e and 2 more')
})

test('a manager offers only stores that are managed', () => {
  const organization = {
    id: 'org',
    name: 'Fennel & Oak',
    role: 'member',
    createdAt: 0,
    active: true,
    suspendedReason: null,
    unmet: null,
    isSample: false,
  } as const
  const store = {
    organizationId: 'org',
    name: 'Harbor Street',
    currency: 'USD',
    hasBaseline: false,
  }
  const inviter = inviterOf(organization, [
    { ...store, id: 'harbor', role: 'manager' },
    { ...store, id: 'mill', role: 'scanner' },
  ])
  const decide = (change: Partial<OfferDraft>) =>
    offersOf({ ...draft, ...change }, t).map((offer) => decideOffer(inviter, offer))
  expect(() => decide({})).toThrow('Your role does not allow this.')
  expect(decide({ storeIds: ['harbor'] })).toHaveLength(1)
})

test('owners invite even without a store, members only where they manage', () => {
  expect(canInvite({ role: 'owner' }, [])).toBe(true)
  expect(canInvite({ role: 'member' }, [{ role: 'scanner' }])).toBe(false)
  expect(canInvite({ role: 'member' }, [{ role: 'scanner' }, { role: 'manager' }])).toBe(true)
})
