import { expect, test } from 'vitest'
import { messagesIn } from '../kit/use-messages.ts'
import { invitedLead } from './invited-lead.ts'

const t = messagesIn('en', 'account')
const email = 'priya@world.test'
const open = { email, organization: 'Fennel & Oak', invitedBy: 'Dana', ended: undefined } as const
const coming = { page: 'signIn', invitation: 't' } as const

test('whoever comes without an invitation is told nothing of one', () => {
  const lead = invitedLead(t, { ...coming, invitation: undefined, invited: undefined })
  expect(lead).toBeUndefined()
})

test('whoever comes with an invitation is told who invites to what', () => {
  expect(invitedLead(t, { ...coming, page: 'signUp', invited: open })).toBe(
    'Dana invited you to Fennel & Oak. Create an account to accept.',
  )
  const byNobody = { ...open, invitedBy: undefined }
  expect(invitedLead(t, { ...coming, invited: byNobody })).toBe(
    'You’re invited to Fennel & Oak. Sign in to accept.',
  )
})

test('an invitation is what somebody signs in for, also while nothing is known of it', () => {
  const toAccept = 'Sign in to accept the invitation.'
  expect(invitedLead(t, { ...coming, invited: undefined })).toBe(toAccept)
})

test.each([
  ['expired', 'This invitation has expired. Ask for a new one.'],
  ['revoked', 'This invitation was withdrawn.'],
  ['accepted', 'This invitation has already been used.'],
  ['declined', 'This invitation was declined.'],
  ['unknown', 'This link does not belong to any invitation.'],
] as const)('an invitation that is %s is said to be, with what is possible', (ended, words) => {
  const invited = { ...open, ended }
  expect(invitedLead(t, { ...coming, invited })).toBe(`${words} You can still sign in.`)
  expect(invitedLead(t, { ...coming, page: 'signUp', invited })).toBe(
    `${words} You can create an account without it.`,
  )
})
