import { expect, test } from 'vitest'
import { invitedLead } from './invited-lead.ts'

const words = { toAccept: 'Sign in to accept it.', anyway: 'You can sign in all the same.' }
const email = 'priya@world.test'

test('whoever comes without an invitation is told nothing of one', () => {
  expect(invitedLead({ invitation: undefined, invited: undefined, ...words })).toBeUndefined()
})

test('an invitation is what somebody signs in for, also while nothing is known of it', () => {
  const open = { email, refusal: undefined }
  expect(invitedLead({ invitation: 't', invited: open, ...words })).toBe(words.toAccept)
  expect(invitedLead({ invitation: 't', invited: undefined, ...words })).toBe(words.toAccept)
})

test('an invitation that has ended is said to have ended, with what is possible without it', () => {
  const invited = { email, refusal: 'This invitation was withdrawn.' }
  expect(invitedLead({ invitation: 't', invited, ...words })).toBe(
    'This invitation was withdrawn. You can sign in all the same.',
  )
})
