import { expect, test } from 'vitest'
import { messagesIn } from '../kit/use-messages.ts'
import {
  chosenPasswordRule,
  emailRule,
  knownPasswordRule,
  nameRule,
  type Rule,
} from './account-rules.ts'

function problem(rule: Rule, value: string): string | undefined {
  return rule(value)?.(messagesIn('en', 'account'))
}

test('an email is required and looks like one', () => {
  expect(problem(emailRule, ' ')).toBe('Email is required')
  expect(problem(emailRule, 'dana@')).toBe('Enter a valid email address.')
  expect(problem(emailRule, 'dana@shop')).toBe('Enter a valid email address.')
  expect(problem(emailRule, ' Dana@Shop.test ')).toBeUndefined()
  expect(problem(emailRule, 'péter@shop.test')).toBe(
    'Use letters without accents, as in name@example.com.',
  )
})

test('a name is required, and invisible characters are none', () => {
  expect(problem(nameRule, '')).toBe('Name is required')
  expect(problem(nameRule, ' \u200b ')).toBe('Name is required')
  expect(problem(nameRule, 'a'.repeat(121))).toBe('A name has at most 120 characters.')
  expect(problem(nameRule, 'Dana')).toBeUndefined()
})

test('a chosen password has 8 to 128 characters', () => {
  expect(problem(chosenPasswordRule, '')).toBe('Password is required')
  expect(problem(chosenPasswordRule, '1234567')).toBe('Password must be at least 8 characters long')
  expect(problem(chosenPasswordRule, 'x'.repeat(129))).toBe(
    'Password must be at most 128 characters long',
  )
  expect(problem(chosenPasswordRule, '12345678')).toBeUndefined()
})

test('four pictures are four characters, however they are encoded', () => {
  expect(problem(chosenPasswordRule, '🧺🧺🧺🧺')).toBe(
    'Password must be at least 8 characters long',
  )
})

test('a password that is only typed again is not measured', () => {
  expect(problem(knownPasswordRule, 'short')).toBeUndefined()
  expect(problem(knownPasswordRule, '')).toBe('Password is required')
})
