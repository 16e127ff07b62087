import { expect, test } from 'vitest'
import { partOf, partOfHash, partsFor } from './organization-parts.ts'

test('money and models are for owners, and people for those who invite', () => {
  const open = { suspendedReason: null, unmet: null, invites: true }
  expect(partsFor({ ...open, role: 'owner' })).toContain('plan')
  expect(partsFor({ ...open, role: 'member' })).toEqual(['general', 'people', 'stores'])
  expect(partsFor({ ...open, role: 'member', invites: false })).toEqual(['general', 'stores'])
  const closed = { ...open, suspendedReason: 'Unpaid' }
  expect(partsFor({ ...closed, role: 'owner' })).toEqual(['general'])
  expect(partsFor({ ...open, unmet: 'two_step', role: 'owner' })).toEqual(['general'])
})

test('an address opens its part, and what comes back from billing the plan', () => {
  expect(partOf({})).toBe('general')
  expect(partOf({ part: 'people' })).toBe('people')
  expect(partOf({ part: 'no such part' })).toBe('general')
  expect(partOf({ org: 'o-1' })).toBe('plan')
  expect(partOf({ org: 'o-1', part: 'general' })).toBe('general')
})

test('links of mails that were sent before lead to the plan', () => {
  expect(partOfHash('plan')).toBe('plan')
  expect(partOfHash('invoices')).toBe('plan')
  expect(partOfHash('')).toBeUndefined()
})
