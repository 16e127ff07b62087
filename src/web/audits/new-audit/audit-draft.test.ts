import { expect, test } from 'vitest'
import { DEFAULT_PROTOCOL } from '#domain/protocol.ts'
import { MILL } from '#web/client/testing/mill.ts'
import { baselineOf, firstDraft, newAuditOf } from './audit-draft.ts'

const DRAFT = { ...firstDraft('store'), name: '  Spring   count ' }

test('what is not touched counts as the product counts by default', () => {
  const { protocol, ...audit } = newAuditOf(DRAFT, 'store', 'org')
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
  expect(newAuditOf({ ...DRAFT, tolerance }, 'store', 'org').protocol?.tolerance).toEqual({
    units: null,
    percent: 2.5,
    value: 10,
    valuePercent: 0,
  })
})

test('a due day lasts until it is over', () => {
  const dueAt = newAuditOf({ ...DRAFT, dueDay: '2026-11-20' }, 'store', 'org').dueAt
  expect(new Date(dueAt ?? 0).toString()).toContain('Nov 20 2026 23:59:59')
})

test('what is missing is said beside its field', () => {
  expect(() => newAuditOf({ ...DRAFT, name: ' ' }, 'store', 'org')).toThrow(
    expect.objectContaining({ details: { field: 'name', reason: 'empty' } }),
  )
  expect(() => newAuditOf({ ...DRAFT, storeIds: [] }, 'store', 'org')).toThrow(
    expect.objectContaining({ details: { field: 'storeIds' } }),
  )
  const tolerance = { ...DRAFT.tolerance, units: -1 }
  expect(() => newAuditOf({ ...DRAFT, tolerance }, 'store', 'org')).toThrow(
    expect.objectContaining({ details: { field: 'protocol.tolerance.units' } }),
  )
})

test('counting without a baseline is a choice of its own', () => {
  expect(newAuditOf(DRAFT, 'without', 'org').withoutBaseline).toBe(true)
  expect(newAuditOf(DRAFT, 'import', 'org').withoutBaseline).toBe(false)
})

test('what a store brought is used where every store brought something, and nowhere else', () => {
  const filled = { ...MILL, hasBaseline: true }
  expect(baselineOf(DRAFT, [filled], undefined)).toBe('store')
  expect(baselineOf(DRAFT, [filled, MILL], undefined)).toBe('without')
  expect(baselineOf(DRAFT, [], undefined)).toBe('without')
  expect(baselineOf({ baseline: 'store' }, [filled], undefined)).toBe('store')
  expect(baselineOf({ baseline: 'store' }, [MILL], undefined)).toBe('without')
})

test('a store that brings nothing is counted as the last time, unless somebody chooses', () => {
  expect(baselineOf(DRAFT, [MILL], { withoutBaseline: true })).toBe('without')
  expect(baselineOf(DRAFT, [MILL], { withoutBaseline: false })).toBe('import')
  expect(baselineOf({ baseline: 'import' }, [MILL], { withoutBaseline: true })).toBe('import')
})

test('a store is counted as it was before, and nobody is shown a blind count', () => {
  const tolerance = { units: null, percent: 2, value: 10, valuePercent: null }
  const protocol = {
    ...DEFAULT_PROTOCOL,
    reasonCodes: false,
    showResults: true,
    showCosts: true,
    tolerance,
  }
  const again = { ...firstDraft('store', protocol), name: 'Spring' }
  expect(newAuditOf(again, 'store', 'org').protocol).toEqual({
    ...protocol,
    showResults: false,
    showCosts: false,
  })
  expect(newAuditOf({ ...again, blind: false }, 'store', 'org').protocol?.showResults).toBe(true)
})
