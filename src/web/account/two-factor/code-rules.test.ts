import { expect, test } from 'vitest'
import { codeRule, digitsOf, recoveryCodeRule } from './code-rules.ts'

test.each(['123456', '123 456', ' 123-456 '])('%j is a code', (code) => {
  expect(codeRule(code)).toBeNull()
  expect(digitsOf(code)).toBe('123456')
})

test.each(['', '12345', '1234567', '12345a'])('%j is no code', (code) => {
  expect(codeRule(code)).not.toBeNull()
})

test('a recovery code is whatever was typed', () => {
  expect(recoveryCodeRule('aBcDe-12345')).toBeNull()
  expect(recoveryCodeRule(' ')).not.toBeNull()
})
