import { expect, test } from 'vitest'
import {
  assignedWorkWords,
  describeSeats,
  describeTeam,
  handOverNote,
  invitedTitle,
  sentAgain,
} from './words.ts'

test('somebody with empty hands needs no words', () => {
  expect(assignedWorkWords('Priya', { shelves: 0, unsentCounts: 0 })).toBeUndefined()
})

test('shelves that are held and counts that were not sent are said with their numbers', () => {
  expect(assignedWorkWords('Priya', { shelves: 1, unsentCounts: 0 })).toBe(
    'Priya holds 1 shelf now.',
  )
  expect(assignedWorkWords('Priya', { shelves: 0, unsentCounts: 1 })).toBe(
    '1 count on their phone is not sent yet: wait until it has sent.',
  )
  expect(assignedWorkWords('Priya', { shelves: 2, unsentCounts: 1_200 })).toBe(
    'Priya holds 2 shelves now. 1,200 counts on their phone are not sent yet: wait until it has sent.',
  )
})

const harbor = { name: 'Harbor Street', role: 'scanner' } as const
const mill = { name: 'Mill Lane', role: 'scanner' } as const

test('a role that is the same in all stores is named once', () => {
  expect(describeSeats('member', [harbor, mill])).toBe('Scanner in Harbor Street and Mill Lane')
})

test('different roles stand beside their stores', () => {
  const seats = [{ ...harbor, role: 'manager' as const }, mill]
  expect(describeSeats('member', seats)).toBe('Harbor Street (manager), Mill Lane (scanner)')
})

test('owners need no seat, and a member may have none', () => {
  expect(describeSeats('owner', [])).toBe('Owner, in every store')
  expect(describeSeats('member', [])).toBe('In no store')
})

const team = (...roles: readonly ('manager' | 'scanner')[]) => roles.map((role) => ({ role }))

test('a team is described by how many there are, and how many of them manage', () => {
  expect(describeTeam(team('manager', 'scanner', 'scanner'))).toBe('3 people, 1 of them a manager')
  expect(describeTeam(team('manager', 'manager', 'scanner'))).toBe('3 people, 2 of them managers')
})

test('a team of managers needs no second number', () => {
  expect(describeTeam(team('manager'))).toBe('1 person')
})

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
