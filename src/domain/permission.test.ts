import { expect, test } from 'vitest'
import type { AuditStatus } from './audit.ts'
import { Fault } from './fault.ts'
import {
  canInOrganization,
  canInStore,
  decideAuditPart,
  decideMembership,
  decideStoreRole,
  type Membership,
  type OrganizationPermission,
  refuseSuspended,
  requireManagerOf,
  requireManagerSomewhere,
  requireWholeAudit,
  type StorePermission,
  seesAudit,
  seesMember,
} from './permission.ts'

/** Everything not listed here is refused; the compiler requires a row for each permission. */
const ORGANIZATION_MATRIX: Record<OrganizationPermission, { owner: boolean; member: boolean }> = {
  'organizations:read': { owner: true, member: true },
  'organizations:update': { owner: true, member: false },
  'organizations:delete': { owner: true, member: false },
  'members:read': { owner: true, member: true },
  'members:update': { owner: true, member: false },
  'members:leave': { owner: true, member: true },
  'invitations:manage': { owner: true, member: true },
  'stores:create': { owner: true, member: false },
  'items:read': { owner: true, member: true },
  'items:update': { owner: true, member: true },
  'audits:list': { owner: true, member: true },
  'audits:create': { owner: true, member: true },
  'billing:read': { owner: true, member: true },
  'journal:read': { owner: true, member: true },
  'billing:manage': { owner: true, member: false },
  'api:manage': { owner: true, member: false },
}

const STORE_MATRIX: Record<StorePermission, { manager: boolean; scanner: boolean }> = {
  'stores:read': { manager: true, scanner: true },
  'stores:update': { manager: true, scanner: false },
  'team:read': { manager: true, scanner: true },
  'team:contact': { manager: true, scanner: false },
  'team:update': { manager: true, scanner: false },
  'rooms:read': { manager: true, scanner: true },
  'rooms:create': { manager: true, scanner: false },
  'rooms:update': { manager: true, scanner: false },
  'audits:read': { manager: true, scanner: true },
  'audits:manage': { manager: true, scanner: false },
  'audits:count': { manager: true, scanner: true },
}

test.each(entries(ORGANIZATION_MATRIX))('%s in an organization: %j', (permission, expected) => {
  const owner = canInOrganization('owner', permission)
  const member = canInOrganization('member', permission)
  expect({ owner, member }).toEqual(expected)
})

test.each(entries(STORE_MATRIX))('%s in a store: %j', (permission, expected) => {
  const manager = canInStore('manager', permission)
  const scanner = canInStore('scanner', permission)
  expect({ manager, scanner }).toEqual(expected)
})

const member: Membership = {
  organizationId: 'fennel',
  role: 'member',
  stores: [
    { storeId: 'harbor', role: 'scanner' },
    { storeId: 'mill', role: 'manager' },
  ],
  suspendedReason: null,
}
const owner: Membership = {
  organizationId: 'other',
  role: 'owner',
  stores: [],
  suspendedReason: null,
}

test('a membership is looked up in the organization that is meant', () => {
  expect(decideMembership([member, owner], 'fennel')).toBe(member)
  expect(decideMembership([member, owner], 'other')).toBe(owner)
})

test('a stranger gets "not found" instead of "forbidden"', () => {
  expect(() => decideMembership([member], 'other')).toThrow(new Fault('not_found'))
  expect(() => decideStoreRole(member, 'elsewhere')).toThrow(new Fault('not_found'))
})

test('somebody may scan in one store and manage another', () => {
  expect(decideStoreRole(member, 'harbor')).toBe('scanner')
  expect(decideStoreRole(member, 'mill')).toBe('manager')
})

test('an owner manages every store, and is no scanner where the team list says so', () => {
  const stores = [{ storeId: 'harbor', role: 'scanner' as const }]
  expect(decideStoreRole({ ...owner, stores }, 'harbor')).toBe('manager')
  expect(decideStoreRole(owner, 'anywhere')).toBe('manager')
})

test('members of a suspended organization are told why, and others go on', () => {
  const suspendedReason = 'The invoice of May is open.'
  expect(() => refuseSuspended({ ...owner, suspendedReason })).toThrow(
    expect.objectContaining({
      code: 'suspended',
      message: 'This organization is suspended: The invoice of May is open.',
      details: { suspendedReason },
    }),
  )
  expect(() => refuseSuspended(owner)).not.toThrow()
})

test('of an audit one acts in the stores where the role allows it', () => {
  const stores = ['harbor', 'mill', 'elsewhere']
  expect(decideAuditPart(member, stores, 'audits:read')).toEqual({
    storeIds: ['harbor', 'mill'],
    managedStoreIds: ['mill'],
    whole: false,
  })
  expect(decideAuditPart(member, stores, 'audits:manage').storeIds).toEqual(['mill'])
  expect(() => decideAuditPart(member, ['harbor'], 'audits:manage')).toThrow(new Fault('forbidden'))
  expect(() => decideAuditPart(member, ['elsewhere'], 'audits:read')).toThrow(
    new Fault('not_found'),
  )
})

test('the whole of an audit is for managers of all its stores', () => {
  const part = (stores: readonly string[]) => decideAuditPart(member, stores, 'audits:manage')
  expect(() => requireWholeAudit(part(['mill']))).not.toThrow()
  expect(() => requireWholeAudit(part(['mill', 'harbor']))).toThrow('every store')
  expect(decideAuditPart(owner, ['a', 'b'], 'audits:manage').whole).toBe(true)
})

test('what is for managers names a store, or any of them', () => {
  const scanner = { ...member, stores: [{ storeId: 'harbor', role: 'scanner' }] } as const
  const refused = new Fault('forbidden')
  expect(() => requireManagerOf(member, 'mill')).not.toThrow()
  expect(() => requireManagerOf(member, 'harbor')).toThrow(refused)
  expect(() => requireManagerOf(member, 'elsewhere')).toThrow(new Fault('not_found'))
  expect(() => requireManagerSomewhere(member)).not.toThrow()
  expect(() => requireManagerSomewhere(owner)).not.toThrow()
  expect(() => requireManagerSomewhere(scanner)).toThrow(refused)
})

test('plans and reviews are for managers, what is counted or was for the team', () => {
  const sees = (status: AuditStatus, storeId: string) =>
    seesAudit(member, { status, storeIds: [storeId] })
  expect(sees('draft', 'mill')).toBe(true)
  for (const status of ['draft', 'submitted'] as const) expect(sees(status, 'harbor')).toBe(false)
  for (const status of ['active', 'completed'] as const) expect(sees(status, 'harbor')).toBe(true)
})

test('managers see the people of their stores, owners everybody', () => {
  expect(seesMember(member, [{ storeId: 'mill' }])).toBe(true)
  expect(seesMember(member, [{ storeId: 'harbor' }])).toBe(false)
  expect(seesMember(owner, [])).toBe(true)
})

function entries<Key extends string, Value>(table: Record<Key, Value>): [Key, Value][] {
  return Object.entries(table) as [Key, Value][]
}
