import type { TeamMember } from '#contract/stores.ts'
import { countOf } from '#domain/count-words.ts'

/** "5 people, 2 of them managers". */
export function describeTeam(team: readonly Pick<TeamMember, 'role'>[]): string {
  const managers = team.filter(({ role }) => role === 'manager').length
  const people = countOf(team.length, 'person', 'people')
  if (managers === team.length) return people
  return `${people}, ${managers} of them ${managers === 1 ? 'a manager' : 'managers'}`
}
