import { expect, test } from 'vitest'
import { DEFAULT_PROTOCOL } from '#domain/protocol.ts'
import { firstDraft, newAuditOf } from './audit-draft.ts'

const DRAFT = { ...firstDraft('store'), name: '  Spring   count ' }

test('what is not touched counts as the product counts by default', () => {
  const { protocol, ...audit } = newAuditOf(DRAFT, 'org')
  expect(audit).toEqual({
    orgId: 'org',
    storeIds: ['store'],
    name: 'Spring count',
    dueAt: null,
    withoutBaseline: false,
  })
  expect(DEFAULT_PROTOCOL).toMatchObject(protocol ?? {})
  expect(protocol?.blind).toBe(true)
})

test('an empty limit does not limit, which is not a limit of zero', () => {
  const tolerance = { units: '', percent: 2.5, value: '10', valuePercent: 0 }
  expect(newAuditOf({ ...DRAFT, tolerance }, 'org').protocol?.tolerance).toEqual({
    units: null,
    percent: 2.5,
    value: 10,
    valuePercent: 0,
  })
})

test('a due day lasts until it is over', () => {
  const dueAt = newAuditOf({ ...DRAFT, dueDay: '2026-11-20' }, 'org').dueAt
  expect(new Date(dueAt ?? 0).toString()).toContain('Nov 20 2026 23:59:59')
})

test('what is missing is said beside its field', () => {
  expect(() => newAuditOf({ ...DRAFT, name: ' ' }, 'org')).toThrow(
    expect.objectContaining({ details: { field: 'name' } }),
  )
  expect(() => newAuditOf({ ...DRAFT, storeIds: [] }, 'org')).toThrow(
    expect.objectContaining({ details: { field: 'storeIds' } }),
  )
  const tolerance = { ...DRAFT.tolerance, units: -1 }
  expect(() => newAuditOf({ ...DRAFT, tolerance }, 'org')).toThrow(
    expect.objectContaining({ details: { field: 'protocol.tolerance.units' } }),
  )
})

test('counting without a baseline is a choice of its own', () => {
  expect(newAuditOf({ ...DRAFT, baseline: 'without' }, 'org').withoutBaseline).toBe(true)
  expect(newAuditOf({ ...DRAFT, baseline: 'import' }, 'org').withoutBaseline).toBe(false)
})

test('a store is counted as it was before, and nobody is shown a blind count', () => {
  const tolerance = { units: null, percent: 2, value: 10, valuePercent: null }
  const protocol = { ...DEFAULT_PROTOCOL, reasonCodes: false, showResults: true, tolerance }
  const again = { ...firstDraft('store', protocol), name: 'Spring' }
  expect(newAuditOf(again, 'org').protocol).toEqual({ ...protocol, showResults: false })
  expect(newAuditOf({ ...again, blind: false }, 'org').protocol?.showResults).toBe(true)
})
