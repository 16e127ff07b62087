// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { StoreSummary } from '#contract/stores.ts'
import { useFinds } from './use-finds.ts'

vi.mock('../client/react.tsx', () => ({
  useLiveQueries: (_query: unknown, asked: readonly unknown[]) => asked.map(() => undefined),
}))

const store: StoreSummary = {
  id: 's',
  organizationId: 'o',
  name: 'Harbor',
  currency: 'USD',
  role: 'manager',
  hasBaseline: false,
}

function namesFor(role: StoreSummary['role']) {
  const asked = { stores: [], store: { ...store, role }, text: '' }
  return renderHook(() => useFinds(asked)).result.current.map(({ name }) => name)
}

test('a manager finds each page once, also those that the navigation leaves out', () => {
  const names = namesFor('manager')
  expect(names).toContain('Manage the store')
  expect(names).toContain('Memberships')
  expect(names).toContain('Import a file')
  expect(names).not.toContain('Import a list')
  expect(new Set(names).size).toBe(names.length)
})

test('whoever only counts is offered no page of managers', () => {
  const names = namesFor('scanner')
  expect(names).toContain('Memberships')
  expect(names).not.toContain('Manage the store')
  expect(names).not.toContain('Import a file')
})
