// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { retry } from '../client/testing/failed-page.ts'
import { UnknownCodes } from './unknown-codes.tsx'

vi.mock('../shared/use-fresh-insights.ts', () => ({ useFreshInsights: () => ({}) }))
vi.mock('./resolve-dialog.tsx', () => ({ ResolveDialog: () => null }))
vi.mock('../client/use-paginated-query.ts', () => import('../client/testing/failed-page.ts'))

afterEach(cleanup)

test('codes that cannot be loaded leave the others to choose, say why and can be asked for again', () => {
  render(
    <MantineProvider env="test">
      <UnknownCodes
        store={{ id: 'store', organizationId: 'org' }}
        audit={{ id: 'audit-1', status: 'active' }}
      />
    </MantineProvider>,
  )
  expect(screen.getByRole('radio', { name: 'Set aside' })).toBeTruthy()
  expect(screen.queryByText('No unknown codes')).toBeNull()
  expect(screen.getByRole('alert').textContent).toBe('The codes could not be loaded. Mention 1a2b.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})
