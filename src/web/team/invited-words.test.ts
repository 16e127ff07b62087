import { expect, test } from 'vitest'
import { handOverNote, invitedTitle, sentAgain } from './invited-words.ts'

const ANA = { email: 'ana@example.test' }
const BO = { email: 'bo@example.test' }
const ANYBODY = { email: null }

test('with a mail server invitations are sent', () => {
  expect(invitedTitle([ANA], true)).toBe('Invitation sent to ana@example.test')
  expect(invitedTitle([ANA, BO], true)).toBe('2 invitations sent')
  expect(handOverNote([ANA, BO], true)).toBeUndefined()
  expect(sentAgain(ANA.email, true)).toMatch(/^Sent again to ana/)
})

test('without one nothing is said to be sent, and the links are to be handed over', () => {
  expect(invitedTitle([ANA], false)).toBe('Invitation made for ana@example.test')
  expect(invitedTitle([ANA, BO], false)).toBe('2 invitations made')
  expect(handOverNote([ANA], false)).toMatch(/^Nothing was mailed.*Hand over the link/)
  expect(handOverNote([ANA, BO], false)).toMatch(/^Nothing was mailed.*their own link/)
  expect(sentAgain(ANA.email, false)).toMatch(/^There is a new link for ana/)
})

test('before it is known nothing is claimed about mail', () => {
  expect(invitedTitle([ANA], undefined)).toBe('Invitation made for ana@example.test')
  expect(handOverNote([ANA], undefined)).toBeUndefined()
})

test('a link for whoever has it was never to be mailed', () => {
  expect(invitedTitle([ANYBODY], false)).toBe('The link is ready')
  expect(handOverNote([ANYBODY], false)).toBeUndefined()
  expect(sentAgain(null, true)).toMatch(/^There is a new link\./)
})
