// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ShownCause } from './line-causes.ts'
import { LineRow, type LineRowProps } from './line-row.tsx'
import { RICE_LINE } from './testing/rice-line.ts'

afterEach(cleanup)

vi.mock('../client/react.tsx', () => ({ useBackendMutation: () => async () => ({}) }))

const SWAP = {
  words: { title: 'Swapped with “Sage”', detail: '+2 there' },
  kind: 'sibling',
  sureness: 3,
  shown: { finding: { kind: 'sibling' } },
  said: { title: 'Two variants mixed up?', sentence: '' },
  lines: [
    { storeId: 'store', itemId: 'item' },
    { storeId: 'store', itemId: 'sage' },
  ],
} as unknown as ShownCause

function show(storeName: string | undefined, more: Partial<LineRowProps> = {}): void {
  render(
    <MantineProvider env="test">
      <LineRow
        auditId="audit"
        line={RICE_LINE}
        storeName={storeName}
        canDecide={false}
        needsReason={false}
        leavesList={false}
        cause={undefined}
        joined={undefined}
        isSelected={false}
        isOpen={false}
        onSelect={() => {}}
        onToggle={() => {}}
        {...more}
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

test('a line says why it may differ, and the first of those that one cause joins has the action for all', () => {
  const lines = [RICE_LINE, { ...RICE_LINE, id: 'store/sage', itemId: 'sage', value: 2 }]
  const joined = { place: 'first', cause: SWAP, lines } as const
  show(undefined, { canDecide: true, cause: SWAP, joined })
  expect(screen.getByText('Swapped with “Sage”')).toBeTruthy()
  expect(screen.getByText('Two variants mixed up?')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Accept both as a swap' })).toBeTruthy()
  cleanup()
  show(undefined, { canDecide: true, cause: SWAP, joined: { ...joined, place: 'last' } })
  expect(screen.queryByRole('button', { name: 'Accept both as a swap' })).toBeNull()
  cleanup()
  show(undefined, { cause: SWAP, joined })
  expect(screen.queryByRole('button', { name: 'Accept both as a swap' }), 'only read').toBeNull()
})
