import { expect, test } from 'vitest'
import { messagesIn } from '../kit/use-messages.ts'
import { invitedLead } from './invited-lead.ts'

const t = messagesIn('en', 'account')
const email = 'priya@world.test'
const coming = { page: 'signIn', invitation: 't' } as const

test('whoever comes without an invitation is told nothing of one', () => {
  const lead = invitedLead(t, { ...coming, invitation: undefined, invited: undefined })
  expect(lead).toBeUndefined()
})

test('an invitation is what somebody signs in for, also while nothing is known of it', () => {
  const toAccept = 'Sign in to accept the invitation.'
  expect(invitedLead(t, { ...coming, invited: { email, ended: undefined } })).toBe(toAccept)
  expect(invitedLead(t, { ...coming, invited: undefined })).toBe(toAccept)
})

test.each([
  ['expired', 'This invitation has expired. Ask for a new one.'],
  ['revoked', 'This invitation was withdrawn.'],
  ['accepted', 'This invitation has already been used.'],
  ['declined', 'This invitation was declined.'],
  ['unknown', 'This link does not belong to any invitation.'],
] as const)('an invitation that is %s is said to be, with what is possible', (ended, words) => {
  const invited = { email, ended }
  expect(invitedLead(t, { ...coming, invited })).toBe(`${words} You can still sign in.`)
  expect(invitedLead(t, { ...coming, page: 'signUp', invited })).toBe(
    `${words} You can create an account without it.`,
  )
})
