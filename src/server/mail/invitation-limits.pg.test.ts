import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { createRateLimits } from '../auth/rate-limits.ts'
import { newId } from '../new-id.ts'
import { createInvitationLimits } from './invitation-limits.ts'

const database = await testDatabase()
const limits = createInvitationLimits(createRateLimits(database.auth))

async function countedUntilRefused(invitation: () => { to: string; inviterId: string }) {
  for (let sent = 0; ; sent += 1) {
    try {
      await limits.count(invitation())
    } catch (error) {
      expect(error).toMatchObject({ code: 'rate_limited' })
      return sent
    }
  }
}

test('one mailbox gets ten in an hour, whoever sends them and however it is written', async () => {
  const name = newId()
  const spellings = [`${name}@example.test`, `${name.toUpperCase()}@Example.test `]
  const invitation = () => ({ to: spellings.reverse()[0] ?? '', inviterId: newId() })
  expect(await countedUntilRefused(invitation)).toBe(10)
})

test('one person sends five hundred in an hour, and others go on', async () => {
  const inviterId = newId()
  const invitation = () => ({ to: `${newId()}@example.test`, inviterId })
  expect(await countedUntilRefused(invitation)).toBe(500)
  await limits.count({ ...invitation(), inviterId: newId() })
})
