import { expect, test } from 'vitest'
import { Fault } from '#domain/fault.ts'
import { lastOwnerRefusal } from './use-delete-account.ts'

test('the only owner of an organization is told what to do first, and where', () => {
  const message = 'You are the only owner of Fennel & Oak. Make another member an owner first.'
  const details = {
    guard: 'last_owner',
    organizationId: 'fennel',
    organizationName: 'Fennel & Oak',
  }
  const fault = new Fault('illegal_transition', message, details)
  expect(lastOwnerRefusal(fault)).toEqual({
    organizationId: 'fennel',
    organizationName: 'Fennel & Oak',
  })
})

test('a failure of deleting an account that is not about its organizations gives no advice about them', () => {
  expect(lastOwnerRefusal(new Fault('illegal_transition'))).toBeUndefined()
  expect(lastOwnerRefusal(new Error('accident'))).toBeUndefined()
})
