import { expect, test } from 'vitest'
import { Fault } from '#domain/fault.ts'
import { isAllowed } from './is-allowed.ts'

test('a rule that refuses says no, one that passes says yes', () => {
  expect(isAllowed(() => 'done')).toBe(true)
  expect(
    isAllowed(() => {
      throw new Fault('conflict')
    }),
  ).toBe(false)
})

test('a rule that breaks is not taken for a refusal', () => {
  expect(() =>
    isAllowed(() => {
      throw new TypeError('a bug')
    }),
  ).toThrow('a bug')
})
