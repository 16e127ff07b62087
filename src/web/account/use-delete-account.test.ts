import { expect, test } from 'vitest'
import { Fault } from '#domain/fault.ts'
import { lastOwnerRefusal } from './use-delete-account.ts'

test('the only owner of an organization is told what to do first', () => {
  const message = 'You are the only owner of Fennel & Oak. Make another member an owner first.'
  const fault = new Fault('illegal_transition', message, { guard: 'last_owner' })
  expect(lastOwnerRefusal(fault)).toBe(message)
})

test('any other failure has no such advice', () => {
  expect(lastOwnerRefusal(new Fault('illegal_transition'))).toBeUndefined()
  expect(lastOwnerRefusal(new Error('accident'))).toBeUndefined()
})
