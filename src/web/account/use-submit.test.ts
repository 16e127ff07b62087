import { expect, test } from 'vitest'
import { emailRule, knownPasswordRule } from './account-rules.ts'
import { brokenRules } from './use-submit.ts'

const rules = { email: emailRule, password: knownPasswordRule }

test('every broken rule is said at once, each beside its field', () => {
  expect(brokenRules(rules, { email: 'nobody' })).toEqual({
    email: 'Enter a valid e-mail address.',
    password: 'Password is required',
  })
})

test('a form that keeps its rules has no problems', () => {
  expect(brokenRules(rules, { email: 'dana@shop.test', password: 'x' })).toEqual({})
})
