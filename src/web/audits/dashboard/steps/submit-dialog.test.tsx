// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { auditOf, dashboardOf } from '../testing/dashboard.ts'
import type { StepProps } from './audit-steps.ts'
import { SubmitDialog } from './submit-dialog.tsx'

vi.mock('#web/client/react.tsx', () => ({
  useLiveQuery: () => undefined,
  useBackendMutation: () => vi.fn(),
}))

afterEach(cleanup)

test('a point that is still open is one tap away; one that is met leads nowhere', () => {
  const onPoint = vi.fn<StepProps['onPoint']>()
  const onClose = vi.fn<StepProps['onClose']>()
  render(
    <MantineProvider env="test">
      <SubmitDialog
        storeId="store"
        audit={auditOf()}
        dashboard={dashboardOf([])}
        checklist={{
          points: [
            { id: 'coverage', open: 2 },
            { id: 'unknown_codes', open: 0 },
          ],
          met: false,
        }}
        shelves={2}
        onPoint={onPoint}
        onClose={onClose}
      />
    </MantineProvider>,
  )
  expect(screen.queryByRole('button', { name: 'Show: Unknown codes' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show: Coverage' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(onPoint).toHaveBeenCalledExactlyOnceWith('coverage')
})

test('counts that do not agree by themselves are said to be in no result before counting is closed', () => {
  const show = (disputed: object) =>
    render(
      <MantineProvider env="test">
        <SubmitDialog
          storeId="store"
          audit={auditOf()}
          dashboard={dashboardOf([])}
          checklist={{ points: [{ id: 'coverage', open: 2, ...disputed }], met: false }}
          shelves={2}
          onPoint={vi.fn()}
          onClose={vi.fn()}
        />
      </MantineProvider>,
    )
  show({ lone: 1 })
  expect(screen.getByText(/Show them to accept one count/)).toBeDefined()
  expect(screen.queryByText(/choose one first/)).toBeNull()
  cleanup()
  show({ ties: 1 })
  expect(screen.getByText(/Show them to choose one first/)).toBeDefined()
  expect(screen.queryByText(/accept one count/)).toBeNull()
})
