import { describe, expect, test } from 'vitest'
import type { MemberDetails } from '#contract/members.ts'
import type { TeamMember } from '#contract/stores.ts'
import { membersWith, teamsWith, teamWith } from './seats.ts'

const person = (id: string) => ({ id, name: id, email: `${id}@world.test`, image: null })
const member = (id: string, stores: MemberDetails['stores'] = []): MemberDetails => ({
  ...person(id),
  role: 'member',
  joinedAt: 0,
  stores,
  lacks: [],
})
const sam: TeamMember = { ...person('sam'), role: 'scanner', owner: false }
const olivia: TeamMember = { ...person('olivia'), role: 'manager', owner: true }

describe('the team of a store', () => {
  test('shows a changed role in place', () => {
    const seat = { storeId: 's', userId: 'sam', role: 'manager' } as const
    expect(teamWith([sam, olivia], seat, undefined)).toEqual([{ ...sam, role: 'manager' }, olivia])
  })

  test('shows somebody new at the end, with nothing of the membership', () => {
    const seat = { storeId: 's', userId: 'priya', role: 'scanner' } as const
    const added = { ...person('priya'), role: 'scanner', owner: false }
    expect(teamWith([sam], seat, member('priya'))).toEqual([sam, added])
  })

  test('stays as it is while nobody knows who is added', () => {
    const seat = { storeId: 's', userId: 'priya', role: 'scanner' } as const
    expect(teamWith([sam], seat, undefined)).toEqual([sam])
  })

  test('loses who is removed, but never an owner', () => {
    expect(teamWith([sam, olivia], { storeId: 's', userId: 'sam' }, undefined)).toEqual([olivia])
    expect(teamWith([olivia], { storeId: 's', userId: 'olivia' }, undefined)).toEqual([olivia])
  })
})

test('of several teams only the one of the store changes', () => {
  const team = (id: string) => ({ id, name: id, role: 'manager' as const, members: [sam] })
  const [here, there] = teamsWith([team('s'), team('t')], { storeId: 's', userId: 'sam' }, sam)
  expect(here?.members).toEqual([])
  expect(there?.members).toEqual([sam])
})

describe('the stores of a member', () => {
  const before = member('sam', [{ storeId: 's', role: 'scanner' }])

  test('have one seat per store', () => {
    const seat = { storeId: 's', userId: 'sam', role: 'manager' } as const
    expect(membersWith([before], seat)[0]?.stores).toEqual([{ storeId: 's', role: 'manager' }])
  })

  test('lose a seat that is given up; others keep theirs', () => {
    const other = member('priya', before.stores)
    const after = membersWith([before, other], { storeId: 's', userId: 'sam' })
    expect(after.map(({ stores }) => stores.length)).toEqual([0, 1])
  })
})
