import { expect, test } from 'vitest'
import { messagesIn } from '../kit/use-messages.ts'
import { passwordChangeRules } from './password-change.ts'

const rules = passwordChangeRules(messagesIn('en', 'account'))
const change = { currentPassword: 'old', newPassword: 'long enough', confirmation: '' }

test('every field is required, each with its own words', () => {
  expect(rules.currentPassword('')).toBe('Current password is required')
  expect(rules.newPassword('')).toBe('New password is required')
  expect(rules.confirmation('', change)).toBe('Please confirm your new password')
})

test('a new password has at least 8 characters', () => {
  expect(rules.newPassword('1234567')).toBe('Password must be at least 8 characters long')
  expect(rules.newPassword('12345678')).toBeNull()
})

test('the confirmation must match', () => {
  expect(rules.confirmation('long enoug', change)).toBe('Passwords do not match')
  expect(rules.confirmation('long enough', change)).toBeNull()
})
