// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LineRow } from './line-row.tsx'
import { RICE_LINE } from './testing/rice-line.ts'

afterEach(cleanup)

function show(storeName: string | undefined): void {
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
