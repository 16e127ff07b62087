import { expect, test } from 'vitest'
import { openMail, sealMail } from './sealed-mail.ts'

const SECRET = 'the secret of the tests has enough letters'
const letter = { to: 'a@example.test', subject: 'S', text: 'the link', html: '<p>the link</p>' }

test('a sealed mail shows nothing and opens with the same secret only', () => {
  const sealed = sealMail(SECRET, letter)
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('the link')
  expect(openMail(SECRET, sealed)).toEqual(letter)
  expect(() => openMail(`${SECRET}!`, sealed)).toThrow()
})

test('the same mail is never sealed alike, and a changed one does not open', () => {
  const sealed = sealMail(SECRET, letter)
  expect(sealMail(SECRET, letter)).not.toBe(sealed)
  const bytes = Buffer.from(sealed, 'base64')
  bytes[40] = (bytes[40] ?? 0) ^ 1
  expect(() => openMail(SECRET, bytes.toString('base64'))).toThrow()
})
