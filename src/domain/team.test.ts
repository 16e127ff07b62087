import { describe, expect, test } from 'vitest'
import {
  decideAccountDeletion,
  refuseRemoval,
  refuseRoleChange,
  refuseUnnamedDeletion,
} from './team.ts'

const LAST = expect.objectContaining({
  code: 'illegal_transition',
  details: expect.objectContaining({ guard: 'last_owner' }),
})

describe('the last owner', () => {
  const alone = { owners: 1, members: 4 }
  const two = { owners: 2, members: 4 }

  test('can neither be demoted nor removed', () => {
    expect(() => refuseRoleChange('owner', 'member', alone)).toThrow(LAST)
    expect(() => refuseRemoval('owner', alone)).toThrow(LAST)
  })

  test('is free as soon as there is another', () => {
    expect(() => refuseRoleChange('owner', 'member', two)).not.toThrow()
    expect(() => refuseRemoval('owner', two)).not.toThrow()
  })

  test('is only the one remaining owner', () => {
    expect(() => refuseRoleChange('owner', 'owner', alone)).not.toThrow()
    expect(() => refuseRoleChange('member', 'owner', alone)).not.toThrow()
    expect(() => refuseRemoval('member', alone)).not.toThrow()
  })
})

describe('deleting an account', () => {
  const own = {
    organizationId: 'own',
    name: 'Corner Shop',
    role: 'owner' as const,
    isSample: false,
  }

  test('is refused while others would be left without an owner, with the name', () => {
    expect(() => decideAccountDeletion([{ ...own, owners: 1, members: 2 }])).toThrow('Corner Shop')
  })

  test('deletes organizations without other members and leaves the others', () => {
    const plan = decideAccountDeletion([
      { ...own, owners: 1, members: 1 },
      { ...own, organizationId: 'shared', owners: 2, members: 2 },
      { ...own, organizationId: 'joined', role: 'member', owners: 1, members: 9 },
    ])
    expect(plan).toEqual({ deleteOrganizationIds: ['own'] })
  })

  test('deletes a sample of the person with its made-up members, and leaves one of another', () => {
    const plan = decideAccountDeletion([
      { ...own, organizationId: 'sample', isSample: true, owners: 1, members: 3 },
      { ...own, organizationId: 'handed on', isSample: true, owners: 2, members: 4 },
      { ...own, organizationId: 'shown', isSample: true, role: 'member', owners: 1, members: 4 },
    ])
    expect(plan).toEqual({ deleteOrganizationIds: ['sample'] })
  })
})

test('deleting an organization requires typing its name', () => {
  expect(() => refuseUnnamedDeletion('Corner Shop', ' Corner Shop ')).not.toThrow()
  expect(() => refuseUnnamedDeletion('Corner Shop', 'corner shop')).toThrow(
    'Type the name of the organization exactly: Corner Shop',
  )
})
