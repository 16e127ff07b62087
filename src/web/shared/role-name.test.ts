import { expect, test } from 'vitest'
import { roleIn, roleNameIn } from './role-name.ts'

test('owners are called owners in every store, and everybody else what they are there', () => {
  expect(roleIn({ role: 'manager' }, { role: 'owner' })).toBe('owner')
  expect(roleNameIn({ role: 'manager' }, { role: 'owner' })).toBe('Owner')
  expect(roleNameIn({ role: 'manager' }, { role: 'member' })).toBe('Manager')
  expect(roleNameIn({ role: 'scanner' }, undefined)).toBe('Scanner')
})
