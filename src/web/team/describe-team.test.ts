import { expect, test } from 'vitest'
import { describeTeam } from './describe-team.ts'

const team = (...roles: readonly ('manager' | 'scanner')[]) => roles.map((role) => ({ role }))

test('a team is described by how many there are, and how many of them manage', () => {
  expect(describeTeam(team('manager', 'scanner', 'scanner'))).toBe('3 people, 1 of them a manager')
  expect(describeTeam(team('manager', 'manager', 'scanner'))).toBe('3 people, 2 of them managers')
})

test('a team of managers needs no second number', () => {
  expect(describeTeam(team('manager'))).toBe('1 person')
})
