import { expect, test } from 'vitest'
import { chosenPasswordRule, emailRule, knownPasswordRule, nameRule } from './account-rules.ts'

test('an email is required and looks like one', () => {
  expect(emailRule(' ')).toBe('Email is required')
  expect(emailRule('dana@')).toBe('Enter a valid e-mail address.')
  expect(emailRule('dana@shop')).toBe('Enter a valid e-mail address.')
  expect(emailRule(' Dana@Shop.test ')).toBeNull()
  expect(emailRule('péter@shop.test')).toBe(
    'An e-mail address has only plain letters here, as in name@example.com.',
  )
})

test('a name is required, and invisible characters are none', () => {
  expect(nameRule('')).toBe('A name is required.')
  expect(nameRule(' \u200b ')).toBe('A name is required.')
  expect(nameRule('a'.repeat(121))).toBe('A name has at most 120 characters.')
  expect(nameRule('Dana')).toBeNull()
})

test('a chosen password has 8 to 128 characters', () => {
  expect(chosenPasswordRule('')).toBe('Password is required')
  expect(chosenPasswordRule('1234567')).toBe('Password must be at least 8 characters long')
  expect(chosenPasswordRule('x'.repeat(129))).toBe('Password must be at most 128 characters long')
  expect(chosenPasswordRule('12345678')).toBeNull()
})

test('four pictures are four characters, however they are encoded', () => {
  expect(chosenPasswordRule('🧺🧺🧺🧺')).toBe('Password must be at least 8 characters long')
})

test('a password that is only typed again is not measured', () => {
  expect(knownPasswordRule('short')).toBeNull()
  expect(knownPasswordRule('')).toBe('Password is required')
})
