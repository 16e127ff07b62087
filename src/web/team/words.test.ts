import { expect, test } from 'vitest'
import { formatsOf } from '#messages/formats.ts'
import { messagesIn } from '../kit/use-messages.ts'
import {
  assignedWorkWords,
  describeSeats,
  describeTeam,
  handOverNote,
  invitedTitle,
  sentAgain,
} from './words.ts'

const t = messagesIn('en', 'team')
const { list } = formatsOf('en')

test('somebody with empty hands needs no words', () => {
  expect(assignedWorkWords('Priya', { shelves: 0, unsentCounts: 0 }, t)).toBeUndefined()
})

test('shelves that are held and counts that were not sent are said with their numbers', () => {
  expect(assignedWorkWords('Priya', { shelves: 1, unsentCounts: 0 }, t)).toBe(
    'Priya is holding 1 shelf right now.',
  )
  expect(assignedWorkWords('Priya', { shelves: 0, unsentCounts: 1 }, t)).toBe(
    '1 count on their phone hasn’t been sent yet. Wait until it has.',
  )
  expect(assignedWorkWords('Priya', { shelves: 2, unsentCounts: 1_200 }, t)).toBe(
    'Priya is holding 2 shelves right now. 1,200 counts on their phone haven’t been sent yet. Wait until they have.',
  )
})

const harbor = { name: 'Harbor Street', role: 'scanner' } as const
const mill = { name: 'Mill Lane', role: 'scanner' } as const

test('a role that is the same in all stores is named once', () => {
  expect(describeSeats('member', [harbor, mill], t, list)).toBe(
    'Scanner in Harbor Street and Mill Lane',
  )
})

test('different roles stand beside their stores', () => {
  const seats = [{ ...harbor, role: 'manager' as const }, mill]
  expect(describeSeats('member', seats, t, list)).toBe(
    'Harbor Street (manager), Mill Lane (scanner)',
  )
})

test('owners need no seat, and a member may have none', () => {
  expect(describeSeats('owner', [], t, list)).toBe('Owner · all stores')
  expect(describeSeats('member', [], t, list)).toBe('No stores')
})

const team = (...roles: readonly ('manager' | 'scanner')[]) => roles.map((role) => ({ role }))

test('a team is described by how many there are, and how many of them manage', () => {
  expect(describeTeam(team('manager', 'scanner', 'scanner'), t)).toBe('3 people, 1 manager')
  expect(describeTeam(team('manager', 'manager', 'scanner'), t)).toBe('3 people, 2 managers')
})

test('a team of managers needs no second number', () => {
  expect(describeTeam(team('manager'), t)).toBe('1 person')
})

const ANA = { email: 'ana@example.test' }
const BO = { email: 'bo@example.test' }
const ANYBODY = { email: null }

test('with a mail server invitations are sent', () => {
  expect(invitedTitle([ANA], true, t)).toBe('Invitation sent to ana@example.test')
  expect(invitedTitle([ANA, BO], true, t)).toBe('2 invitations sent')
  expect(handOverNote([ANA, BO], true, t)).toBeUndefined()
  expect(sentAgain(ANA.email, true, t)).toMatch(/^Sent again to ana/)
})

test('without one nothing is said to be sent, and the links are to be handed over', () => {
  expect(invitedTitle([ANA], false, t)).toBe('Invitation created for ana@example.test')
  expect(invitedTitle([ANA, BO], false, t)).toBe('2 invitations created')
  expect(handOverNote([ANA], false, t)).toMatch(/^No email was sent.*Share the link/)
  expect(handOverNote([ANA, BO], false, t)).toMatch(/^No email was sent.*own link/)
  expect(sentAgain(ANA.email, false, t)).toMatch(/^New link for ana/)
})

test('before it is known nothing is claimed about mail', () => {
  expect(invitedTitle([ANA], undefined, t)).toBe('Invitation created for ana@example.test')
  expect(handOverNote([ANA], undefined, t)).toBeUndefined()
})

test('a link for whoever has it was never to be mailed', () => {
  expect(invitedTitle([ANYBODY], false, t)).toBe('The link is ready')
  expect(handOverNote([ANYBODY], false, t)).toBeUndefined()
  expect(sentAgain(null, true, t)).toMatch(/^New link created\./)
})
