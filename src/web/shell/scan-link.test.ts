import { expect, test } from 'vitest'
import type { ScannerWork } from '#contract/audit-assignments.ts'
import { scanLink } from './scan-link.ts'

type Mine = ScannerWork['mine'][number]

const audit = {
  id: 'a',
  name: 'Spring',
  status: 'active',
  selfAssignment: true,
  openShelves: 3,
} as const
const shelf = (id: string, status: Mine['status']) => ({ id, status, auditId: 'a' }) as Mine
const target = (work: ScannerWork | undefined) => {
  const { to, params, search } = scanLink('s', work) ?? {}
  return { to, params, search }
}

test('whoever counts a shelf goes back to it, also when others wait', () => {
  const mine = [shelf('given', 'assigned'), shelf('begun', 'in_progress')]
  expect(target({ mine, audits: [audit] })).toMatchObject({ search: { assignment: 'begun' } })
})

test('without a shelf of their own they choose one in the audit that runs', () => {
  expect(target({ mine: [shelf('done', 'submitted')], audits: [audit] })).toEqual({
    to: '/stores/$storeId/audit/$id/scanner',
    params: { storeId: 's', id: 'a' },
    search: { assignment: undefined },
  })
})

test('where nothing can be counted there is no link, and before that is known the overview', () => {
  const stopped = { ...audit, status: 'stopped' } as const
  expect(scanLink('s', { mine: [], audits: [stopped] })).toBeUndefined()
  expect(target(undefined).to).toBe('/stores/$storeId')
})
