import { expect, test } from 'vitest'
import { decideLanding } from './landing.ts'

const newcomer = { invitation: undefined, storeIds: [], organizationCount: 0 }

test('a user with stores lands in the first one', () => {
  const landing = decideLanding({ ...newcomer, storeIds: ['a', 'b'], organizationCount: 1 })
  expect(landing).toEqual({ place: 'store', storeId: 'a' })
})

test('a user without organization is asked to set one up', () => {
  expect(decideLanding(newcomer)).toEqual({ place: 'setup' })
})

test('a member without a store sees the list of stores', () => {
  expect(decideLanding({ ...newcomer, organizationCount: 1 })).toEqual({ place: 'stores' })
})

test('nobody is asked to set up an organization while their stores are unknown', () => {
  expect(decideLanding({ ...newcomer, storeIds: undefined })).toEqual({ place: 'stores' })
})

test('an invitation comes before the first store', () => {
  const landing = decideLanding({ ...newcomer, invitation: '3', storeIds: ['a'] })
  expect(landing).toEqual({ place: 'invitation', token: '3' })
})

test('an empty token in the address is no invitation', () => {
  expect(decideLanding({ ...newcomer, invitation: '' })).toEqual({ place: 'setup' })
})
