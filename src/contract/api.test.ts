import { expect, test } from 'vitest'
import { ALL_CONTRACTS, api } from './api.ts'

test('every function is listed once, under the name of its place in the door', () => {
  const places = Object.entries(api).flatMap(([module, functions]) =>
    Object.keys(functions).map((name) => `${module}:${name}`),
  )
  expect(ALL_CONTRACTS.map(({ name }) => name)).toEqual(places)
  expect(places).toContain('rooms:getWithDetails')
})

test.each(ALL_CONTRACTS)('$name refuses arguments that it does not know', ({ args }) => {
  const refusal = args.safeParse({ surprise: true })
  expect(refusal.success).toBe(false)
  expect(refusal.error?.issues.map((issue) => issue.code)).toContain('unrecognized_keys')
})

test('a new password has the length that the product asks for', () => {
  const { args } = api.auth.changePassword
  const change = (newPassword: string) => args.safeParse({ currentPassword: 'x', newPassword })
  expect(change('1234567').success).toBe(false)
  expect(change('12345678').success).toBe(true)
  expect(change('x'.repeat(129)).success).toBe(false)
})

test('a room comes with at most a thousand shelves', () => {
  const storeId = '01920000-0000-7000-8000-000000000000'
  const withShelves = (length: number) =>
    api.rooms.create.args.safeParse({
      storeId,
      name: 'Cellar',
      shelves: Array.from({ length }, (_, index) => ({ code: `A-${index}` })),
    })
  expect(withShelves(1_000).success).toBe(true)
  expect(withShelves(1_001).success).toBe(false)
})

test('what a database refuses does not get through the door', () => {
  const orgId = '01920000-0000-7000-8000-000000000000'
  const { data: found } = api.audits.getVariances.args.safeParse({
    auditId: orgId,
    search: 'te\0a',
    category: '\0',
  })
  expect(found).toMatchObject({ search: 'tea', category: '' })
  const { data: items } = api.items.search.args.safeParse({ orgId, text: 'te\0a' })
  expect(items).toMatchObject({ text: 'tea' })
  const { data: journal } = api.journal.list.args.safeParse({ orgId, filter: { action: 'a\0' } })
  expect(journal).toMatchObject({ filter: { action: 'a' } })
  const fix = { storeId: orgId, importId: orgId, column: 'name', value: 'Tea' }
  expect(api.imports.fix.args.safeParse({ ...fix, row: 2 ** 31 }).success).toBe(false)
  expect(api.imports.fix.args.safeParse({ ...fix, row: 2 }).success).toBe(true)
  const yearTenThousand = Date.UTC(10_000, 0)
  const filter = { fromMs: yearTenThousand }
  expect(api.journal.list.args.safeParse({ orgId, filter }).success).toBe(false)
  expect(api.reports.list.args.safeParse({ orgId, filter }).success).toBe(false)
  const { data: reports } = api.reports.list.args.safeParse({ orgId, filter: { search: 'te\0a' } })
  expect(reports).toMatchObject({ filter: { search: 'tea' } })
  const audit = { orgId, storeIds: [orgId], name: 'Spring', dueAt: yearTenThousand }
  expect(api.audits.create.args.safeParse(audit).success).toBe(false)
  const count = { id: orgId, auditAssignmentId: orgId, deviceId: 'phone', deviceSeq: 1, entered: 1 }
  const at = (deviceTimeMs: number) =>
    api.scanEvents.recordCount.args.safeParse({ ...count, deviceTimeMs })
  expect(at(yearTenThousand).success).toBe(false)
  expect(at(yearTenThousand - 1).success).toBe(true)
})
