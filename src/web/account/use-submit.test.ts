import { expect, test } from 'vitest'
import { messagesIn } from '../kit/use-messages.ts'
import { emailRule, knownPasswordRule } from './account-rules.ts'
import { brokenRules } from './use-submit.ts'

const t = messagesIn('en', 'account')
const rules = { email: emailRule, password: knownPasswordRule }

test('every broken rule is said at once, each beside its field', () => {
  expect(brokenRules(rules, { email: 'nobody' }, t)).toEqual({
    email: 'Enter a valid email address.',
    password: 'Password is required',
  })
})

test('a form that keeps its rules has no problems', () => {
  expect(brokenRules(rules, { email: 'dana@shop.test', password: 'x' }, t)).toEqual({})
})
