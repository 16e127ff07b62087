import { expect, test } from 'vitest'
import { messagesIn } from '../kit/use-messages.ts'
import { saySignOnRefusal } from './sign-on-words.ts'

test.each([
  ['removed', 'no longer a member'],
  ['foreign_domain', 'didn’t confirm this email address'],
  ['anything that somebody writes', 'didn’t confirm who you are'],
])('%s', (reason, words) => {
  expect(saySignOnRefusal(reason, messagesIn('en', 'account'))).toContain(words)
})
