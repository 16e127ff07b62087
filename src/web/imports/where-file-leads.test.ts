import { expect, test } from 'vitest'
import type { StoreSummary } from '#contract/stores.ts'
import { mayBringFile, whereFileLeads } from './where-file-leads.ts'

function store(id: string, role: StoreSummary['role'] = 'manager'): StoreSummary {
  return { id, organizationId: 'org', name: id, currency: 'USD', role, hasBaseline: false }
}

const north = store('north')
const south = store('south')
const counted = store('counted', 'scanner')

test('on a page of an audit in preparation a file is its expected stock', () => {
  const page = {
    stores: [north, south],
    store: north,
    audit: { id: 'a1', status: 'draft' },
  } as const
  expect(whereFileLeads(page)).toEqual({ kind: 'import', store: north, auditId: 'a1' })
})

test('an audit that has begun is left alone: the file is for the store', () => {
  for (const status of ['active', 'stopped', 'submitted', 'completed', 'cancelled'] as const) {
    const page = { stores: [north], store: north, audit: { id: 'a1', status } }
    expect(whereFileLeads(page)).toEqual({ kind: 'import', store: north, auditId: null })
  }
})

test('on any other page of a store it is for that store', () => {
  const page = { stores: [north, south], store: south, audit: undefined }
  expect(whereFileLeads(page)).toEqual({ kind: 'import', store: south, auditId: null })
})

test('outside of stores it is asked which one, unless there is only one to manage', () => {
  const page = { store: undefined, audit: undefined }
  expect(whereFileLeads({ ...page, stores: [north, counted, south] })).toEqual({
    kind: 'ask',
    stores: [north, south],
  })
  expect(whereFileLeads({ ...page, stores: [counted, south] })).toEqual({
    kind: 'import',
    store: south,
    auditId: null,
  })
})

test('nothing happens for people who manage no store here', () => {
  expect(mayBringFile({ stores: [north, counted], store: counted })).toBe(false)
  expect(mayBringFile({ stores: [counted], store: undefined })).toBe(false)
  expect(mayBringFile({ stores: [], store: undefined })).toBe(false)
  expect(mayBringFile({ stores: [north, counted], store: north })).toBe(true)
  expect(mayBringFile({ stores: [north, counted], store: undefined })).toBe(true)
  const page = { stores: [north, counted], store: counted, audit: undefined }
  expect(whereFileLeads(page)).toBeUndefined()
})
