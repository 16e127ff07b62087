// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { auditOf, dashboardOf } from '../testing/dashboard.ts'
import { StartDialog } from './start-dialog.tsx'

vi.mock('#web/client/react.tsx', () => ({ useBackendMutation: () => vi.fn() }))
vi.mock('#web/kit/links.tsx', () => ({ LinkAnchor: draw, LinkButton: draw }))

function draw({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return <a href={to}>{children}</a>
}

afterEach(cleanup)

function open(shelves: number) {
  return render(
    <MantineProvider env="test">
      <StartDialog
        storeId="store"
        audit={auditOf({ status: 'draft' })}
        dashboard={dashboardOf([])}
        checklist={{ points: [], met: true }}
        shelves={shelves}
        onPoint={() => {}}
        onClose={() => {}}
      />
    </MantineProvider>,
  )
}

test('where there is no shelf nothing can be started, and the way to shelves is offered', () => {
  open(0)
  expect(screen.queryByRole('button', { name: /^Start counting/ })).toBeNull()
  expect(screen.getByText('Add shelves').getAttribute('href')).toBe('/stores/$storeId/admin/rooms')
})

test('what is started says how many shelves it counts', () => {
  open(3)
  expect(screen.getByRole('button', { name: 'Start counting 3 shelves' })).toBeDefined()
})
