import { describe, expect, test } from 'vitest'
import type { InvitationPreview } from '#contract/invitations.ts'
import { accountOf, decideArrival, decideInvited } from './arrival.ts'

const who = { organization: 'Fennel & Oak', invitedBy: 'Dana Whitlock' }

const preview = (facts: Partial<InvitationPreview> = {}): InvitationPreview => ({
  organizationName: 'Fennel & Oak',
  email: null,
  role: 'member',
  stores: [{ id: 'harbor', name: 'Harbor Street', role: 'scanner' }],
  state: 'open',
  invitedBy: 'Dana Whitlock',
  wrongAccount: false,
  ...facts,
})
const stranger = null

test('a day pass is no account that could accept', () => {
  const user = { id: 'noor', name: 'Noor', email: 'noor@day-pass', image: null, createdAt: 0 }
  const person = { ...user, language: null }
  expect(accountOf({ ...person, isHelper: true })).toBeNull()
  expect(accountOf(person)).toBe(person)
  expect(accountOf(null)).toBeNull()
})

test('an invitation link that nobody knows is said to be unknown', () => {
  expect(decideArrival(null, [])).toEqual({ kind: 'unknown' })
})

describe('an open invitation', () => {
  test('is open to a stranger, and to somebody who works elsewhere', () => {
    expect(decideArrival(preview(), stranger).kind).toBe('open')
    expect(decideArrival(preview(), [{ id: 'mill', role: 'manager' }]).kind).toBe('open')
  })

  test('for another address names that address', () => {
    const invitation = preview({ email: 'priya@world.test', wrongAccount: true })
    const arrival = decideArrival(invitation, [])
    expect(arrival).toEqual({ kind: 'wrong account', email: 'priya@world.test' })
  })

  test('has nothing to give to somebody who is there in that role, or a higher one', () => {
    const expected = { kind: 'joined', storeId: 'harbor' }
    expect(decideArrival(preview(), [{ id: 'harbor', role: 'scanner' }])).toEqual(expected)
    expect(decideArrival(preview(), [{ id: 'harbor', role: 'manager' }])).toEqual(expected)
  })

  test('lifts a scanner who is invited as a manager', () => {
    const invitation = preview({ stores: [{ id: 'harbor', name: 'Harbor', role: 'manager' }] })
    expect(decideArrival(invitation, [{ id: 'harbor', role: 'scanner' }]).kind).toBe('open')
  })

  test('to become an owner stays open, although no store is named', () => {
    const invitation = preview({ role: 'owner', stores: [], email: 'priya@world.test' })
    expect(decideArrival(invitation, [{ id: 'harbor', role: 'manager' }]).kind).toBe('open')
  })
})

describe('an accepted invitation', () => {
  test('leads its reader on after a reload', () => {
    const invitation = preview({ state: 'accepted' })
    const arrival = decideArrival(invitation, [{ id: 'harbor', role: 'scanner' }])
    expect(arrival).toEqual({ kind: 'joined', storeId: 'harbor' })
  })

  test('by mail was accepted by its reader, also where no store is left', () => {
    const invitation = preview({ state: 'accepted', email: 'priya@world.test' })
    expect(decideArrival(invitation, [])).toEqual({ kind: 'joined', storeId: null })
  })

  test('is used up for everybody else', () => {
    const invitation = preview({ state: 'accepted' })
    expect(decideArrival(invitation, stranger)).toMatchObject({ kind: 'ended', state: 'accepted' })
    expect(decideArrival(invitation, [])).toMatchObject({ kind: 'ended', state: 'accepted' })
    const wrong = preview({ state: 'accepted', email: 'priya@world.test', wrongAccount: true })
    expect(decideArrival(wrong, [{ id: 'harbor', role: 'scanner' }]).kind).toBe('ended')
  })
})

test.each(['expired', 'revoked', 'declined'] as const)(
  'an invitation that is %s is told apart from the others',
  (state) => {
    expect(decideArrival(preview({ state }), [])).toMatchObject({ kind: 'ended', state })
  },
)

describe('whoever signs in or up for an invitation', () => {
  const email = 'priya@world.test'

  test('begins with its address, and nothing is in the way while it is open', () => {
    expect(decideInvited(preview({ email }))).toEqual({ ...who, email, ended: undefined })
    expect(decideInvited(preview())).toEqual({
      ...{ ...who, email: undefined, ended: undefined },
    })
    expect(decideInvited(preview({ email, wrongAccount: true })).ended).toBeUndefined()
  })

  test.each(['expired', 'revoked', 'accepted', 'declined'] as const)(
    'is told when it is %s',
    (state) => {
      expect(decideInvited(preview({ email, state }))).toEqual({ ...who, email, ended: state })
    },
  )

  test('is told when nobody knows it', () => {
    expect(decideInvited(null)).toMatchObject({ email: undefined, ended: 'unknown' })
  })
})
