import { expect, test } from 'vitest'
import type { OrganizationSummary } from '#contract/organizations.ts'
import { chooseOrganization } from './find-setup-organization.ts'

function organization(id: string, facts: Partial<OrganizationSummary> = {}): OrganizationSummary {
  return {
    id,
    name: id,
    role: 'owner',
    createdAt: 0,
    active: false,
    suspendedReason: null,
    unmet: null,
    isSample: false,
    ...facts,
  }
}

const STORE = { currency: 'USD', role: 'manager', hasBaseline: false } as const
const STORES = [
  { ...STORE, id: 's1', organizationId: 'a', name: 'Harbor' },
  { ...STORE, id: 's2', organizationId: 'b', name: 'Mill' },
] as const

test('a store is added where it is asked for, with the stores that are there', () => {
  const access = { organizations: [organization('a'), organization('b')], stores: STORES }
  const place = chooseOrganization(access, 'b')
  expect(place?.organization.id).toBe('b')
  expect(place?.stores.map(({ name }) => name)).toEqual(['Mill'])
})

test('without a wish it is the organization that the viewer works in', () => {
  const organizations = [organization('a'), organization('b', { active: true })]
  expect(chooseOrganization({ organizations, stores: [] }, undefined)?.organization.id).toBe('b')
})

test('members and suspended organizations cannot add stores', () => {
  const organizations = [
    organization('a', { role: 'member' }),
    organization('b', { suspendedReason: 'unpaid' }),
  ]
  expect(chooseOrganization({ organizations, stores: [] }, undefined)).toBeUndefined()
  expect(chooseOrganization({ organizations, stores: [] }, 'a')).toBeUndefined()
})
