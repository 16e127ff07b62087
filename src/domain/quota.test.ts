import { expect, test } from 'vitest'
import { QUOTAS, refuseMoreBytes, refuseMoreOrganizations, refuseMoreSamples } from './quota.ts'

const confirmFirst = expect.objectContaining({
  code: 'forbidden',
  message: expect.stringContaining('Confirm your address first'),
  details: { needs: 'confirmed_address', field: 'address' },
})

test('a first organization needs nothing, a second one a confirmed address', () => {
  expect(() => refuseMoreOrganizations(0, false)).not.toThrow()
  expect(() => refuseMoreOrganizations(1, false)).toThrow(confirmFirst)
  expect(() => refuseMoreOrganizations(1, true)).not.toThrow()
})

test('the number of organizations that one person can own is limited', () => {
  const most = QUOTAS.organizations.confirmed
  expect(() => refuseMoreOrganizations(most - 1, true)).not.toThrow()
  expect(() => refuseMoreOrganizations(most, true)).toThrow('at most 25 organizations')
})

test('one person has a few samples at once', () => {
  expect(() => refuseMoreSamples(QUOTAS.samples - 1)).not.toThrow()
  expect(() => refuseMoreSamples(QUOTAS.samples)).toThrow('Delete one of them first')
})

test('files have room up to the last byte, for a person and for an organization', () => {
  const none = { organizationBytes: 0, personBytes: 0, isConfirmed: false, hasPaidPlan: true }
  const { unconfirmed, confirmed } = QUOTAS.bytesADay
  expect(() => refuseMoreBytes(none, unconfirmed)).not.toThrow()
  expect(() => refuseMoreBytes({ ...none, personBytes: 1 }, unconfirmed)).toThrow(confirmFirst)
  const known = { ...none, isConfirmed: true }
  expect(() => refuseMoreBytes(known, confirmed)).not.toThrow()
  expect(() => refuseMoreBytes({ ...known, personBytes: 1 }, confirmed)).toThrow(
    expect.objectContaining({ code: 'rate_limited' }),
  )
  const { free, paid } = QUOTAS.organizationBytes
  const full = { ...known, organizationBytes: paid }
  expect(() => refuseMoreBytes(full, 1)).toThrow('keeps at most 20 GB of files')
  const unpaid = { ...known, hasPaidPlan: false }
  expect(() => refuseMoreBytes({ ...unpaid, organizationBytes: free - 1 }, 1)).not.toThrow()
  expect(() => refuseMoreBytes({ ...unpaid, organizationBytes: free }, 1)).toThrow(
    'Without a paid plan an organization keeps at most 5 GB of files.',
  )
})
