import { expect, test } from 'vitest'
import type { TeamMember } from '#contract/stores.ts'
import { inReach } from './people-rail.tsx'
import { assignmentWith } from './testing/assignment-with.ts'

function team(count: number): readonly TeamMember[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `u${index}`,
    name: `Person ${index}`,
    email: `u${index}@example.test`,
    image: null,
    role: 'scanner',
    owner: false,
  }))
}

const HELD = [{ assignment: assignmentWith({ userId: 'u40' }) }]
const firstOf = (people: readonly TeamMember[]) => people.slice(0, 2).map(({ id }) => id)

test('of more people than are shown at once, those who hold shelves come first', () => {
  expect(firstOf(inReach(team(1_000), HELD))).toEqual(['u40', 'u0'])
})

test('people who are all shown stay where they are', () => {
  expect(firstOf(inReach(team(50), HELD))).toEqual(['u0', 'u1'])
})
