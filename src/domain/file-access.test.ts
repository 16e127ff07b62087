import { expect, test } from 'vitest'
import { canReadFile, canUploadFile } from './file-access.ts'
import type { Membership } from './permission.ts'

const member = (facts: Partial<Membership>): Membership => ({
  organizationId: 'org',
  role: 'member',
  stores: [],
  suspendedReason: null,
  ...facts,
})
const owner = member({ role: 'owner' })
const manager = member({ stores: [{ storeId: 'north', role: 'manager' }] })
const scanner = member({ stores: [{ storeId: 'north', role: 'scanner' }] })
const photo = { createdBy: 'ann', storeIds: ['north'] }

test('a picture of a count is for whoever took it and the managers of the store', () => {
  const reads = (membership: Membership, userId = 'bob', file = photo) =>
    canReadFile(file, { userId, membership })
  expect(reads(scanner, 'ann')).toBe(true)
  expect(reads(scanner)).toBe(false)
  expect(reads(manager)).toBe(true)
  expect(reads(owner)).toBe(true)
  expect(reads(manager, 'bob', { ...photo, storeIds: ['south'] })).toBe(false)
})

test('a file that was imported is for managers of all stores it was read for', () => {
  const reads = (membership: Membership, ...storeIds: readonly string[]) =>
    canReadFile({ createdBy: 'ann', storeIds }, { userId: 'bob', membership })
  expect(reads(manager, 'north')).toBe(true)
  expect(reads(manager, 'south', 'north')).toBe(false)
  expect(reads(manager, 'south')).toBe(false)
  expect(reads(scanner, 'north')).toBe(false)
  expect(reads(owner, 'south')).toBe(true)
})

test('a file that nothing refers to is for whoever put it there, and for owners', () => {
  const file = { createdBy: 'ann', storeIds: [] }
  expect(canReadFile(file, { userId: 'ann', membership: manager })).toBe(true)
  expect(canReadFile(file, { userId: 'bob', membership: manager })).toBe(false)
  expect(canReadFile(file, { userId: 'bob', membership: owner })).toBe(true)
})

test('scanners upload pictures of their stores and nothing else', () => {
  expect(canUploadFile(scanner, 'north')).toBe(true)
  expect(canUploadFile(scanner, 'south')).toBe(false)
  expect(canUploadFile(scanner, null)).toBe(false)
  expect(canUploadFile(manager, null)).toBe(true)
})

test('a suspended organization neither takes files nor shows them', () => {
  const suspended = { ...owner, suspendedReason: 'Unpaid' }
  expect(canUploadFile(suspended, null)).toBe(false)
  expect(canReadFile(photo, { userId: 'ann', membership: suspended })).toBe(false)
})
