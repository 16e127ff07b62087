import { expect, test } from 'vitest'
import { normalizeEmail } from '#domain/invitation.ts'
import { startAuthNode } from '#tests/support/auth-node.ts'
import { testDatabase } from '#tests/support/database.ts'
import { DEMO_PEOPLE, SAMPLE_COUNTERS } from './demo-people.ts'

const { call, mails } = startAuthNode(await testDatabase())
const MADE_UP = [...Object.values(DEMO_PEOPLE), ...SAMPLE_COUNTERS]

/** An account with such an address would keep the demo, or all samples, from being created. */
test.each(MADE_UP)('nobody can take the address of a made-up person: $id', async ({ email }) => {
  const body = { name: 'Mallory', email, password: 'a long enough password' }
  expect((await call('POST', '/sign-up/email', { body })).status).toBe(400)
})

/** Anything waiting for the demo visitor is shown to all visitors. */
test.each(MADE_UP)('nor invite one: $id', ({ email }) => {
  expect(() => normalizeEmail(email)).toThrow('Enter a valid e-mail address.')
})

test.each(MADE_UP)('nor have a link mailed to one: $id', async ({ email }) => {
  for (const door of ['/request-password-reset', '/recovery/request', '/send-verification-email']) {
    expect((await call('POST', door, { body: { email } })).status, door).toBe(400)
  }
  expect(mails).toEqual([])
})
