import { expect, test } from 'vitest'
import { describeMailLinks } from './describe-mail-links.ts'
import { recoveryMail, resetPasswordMail } from './letters.ts'
import { mailWords } from './mail-words.ts'

const createdAt = Date.UTC(2026, 10, 18, 9, 30)
const url = 'https://count.test'
const english = await mailWords('en')
const reset = resetPasswordMail(english, url, { to: 'sam@example.test', token: 'secret-1' })
const recovery = recoveryMail(english, url, { to: 'Kim@example.test', token: 'secret-2' })
const kept = [recovery, reset].map((mail, at) => ({ ...mail, id: 2 - at, createdAt }))

test('each mail is named with its link, the newest first', () => {
  expect(describeMailLinks(kept, undefined)).toEqual([
    '2026-11-18T09:30:00.000Z  Kim@example.test  Get back into Shelfcount',
    '  https://count.test/recovery/secret-2',
    '2026-11-18T09:30:00.000Z  sam@example.test  Choose a new password for Shelfcount',
    '  https://count.test/reset-password?token=secret-1',
  ])
})

test('an address chooses its own, however it is spelled', () => {
  expect(describeMailLinks(kept, ' kim@example.test')).toHaveLength(2)
  expect(describeMailLinks(kept, 'nobody@example.test')).toEqual([
    'No mail was kept for nobody@example.test.',
  ])
})
