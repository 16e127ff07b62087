// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { VarianceLine } from '#contract/audit-results.ts'
import { LineRow } from './line-row.tsx'

afterEach(cleanup)

const LINE: VarianceLine = {
  id: 'store/item',
  storeId: 'store',
  itemId: 'item',
  sku: 'R-1',
  name: 'Rice',
  category: null,
  unit: 'each',
  currency: 'USD',
  unitCost: 1,
  expected: 10,
  inBaseline: true,
  counted: 8,
  variance: -2,
  percent: -20,
  value: -2,
  beyond: true,
  review: 'open',
  settled: null,
  version: 0,
  decision: null,
  places: [],
}

function show(storeName: string | undefined): void {
  render(
    <MantineProvider env="test">
      <LineRow
        auditId="audit"
        line={LINE}
        storeName={storeName}
        canDecide={false}
        needsReason={false}
        isSelected={false}
        isOpen={false}
        onSelect={() => {}}
        onToggle={() => {}}
      />
    </MantineProvider>,
  )
}

test('in a list of several stores a line says whose it is, and in that of one it does not', () => {
  show('Harbour')
  expect(screen.getByText('R-1 · Harbour')).toBeTruthy()
  cleanup()
  show(undefined)
  expect(screen.getByText('R-1')).toBeTruthy()
})
