import { expect, test } from 'vitest'
import { startAuthNode } from '#tests/support/auth-node.ts'
import { testDatabase } from '#tests/support/database.ts'

const { call } = startAuthNode(await testDatabase())

test.each([
  ['/sign-in/email', { password: 'a good password' }, 'Email is missing.'],
  ['/sign-in/email', { email: 5, password: 'a good password' }, /^Email is not /],
  ['/sign-up/email', { email: 'ana@shop.test', password: 'a good password' }, 'Name is required'],
  ['/reset-password', {}, 'New password is missing.'],
  ['/one-time-token/verify', {}, 'Token is missing.'],
])('%s refuses %j in words', async (path, body, message) => {
  const response = await call('POST', path, { body })
  expect(response.status).toBe(400)
  const answer = await response.json()
  expect(answer.message).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  )
  expect(JSON.stringify(answer)).not.toMatch(/expected \w+,|received|\[body/)
})
