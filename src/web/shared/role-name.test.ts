import { expect, test } from 'vitest'
import { roleIn } from './role-name.ts'

test('owners are called owners in every store, and everybody else what they are there', () => {
  expect(roleIn({ role: 'manager' }, { role: 'owner' })).toBe('owner')
  expect(roleIn({ role: 'manager' }, { role: 'member' })).toBe('manager')
  expect(roleIn({ role: 'scanner' }, undefined)).toBe('scanner')
})
