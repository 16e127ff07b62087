// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Fault } from '#domain/fault.ts'
import { retry } from '#web/client/testing/failed-page.ts'
import { ActivityDrawer } from './activity-drawer.tsx'
import { UnknownDrawer } from './unknown-drawer.tsx'

const answers: (() => unknown)[] = []
vi.mock('#web/client/react.tsx', () => ({ useLiveQuery: () => answers[0]?.() }))
vi.mock('#web/shared/use-fresh-insights.ts', () => ({ useFreshInsights: () => ({}) }))
vi.mock('#web/client/use-paginated-query.ts', () => import('#web/client/testing/failed-page.ts'))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function show(drawer: ReactNode) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(<MantineProvider env="test">{drawer}</MantineProvider>)
}

test('activity that cannot be loaded says why, and can be asked for again', () => {
  show(<ActivityDrawer auditId="audit" isOpen onClose={() => {}} />)
  expect(screen.getByRole('alert').textContent).toContain('The activity could not be loaded.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('codes that cannot be loaded leave the dashboard behind them as it is', () => {
  answers[0] = () => {
    throw new Fault('unavailable', 'Mention 1a2b.')
  }
  show(
    <>
      <p>44 of 60 shelves covered</p>
      <UnknownDrawer auditId="audit" orgId="org" canResolve isOpen onClose={() => {}} />
    </>,
  )
  expect(screen.getByText('44 of 60 shelves covered')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('The codes could not be loaded.')
  answers[0] = () => ({ total: 0, page: [] })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('No codes waiting.')).toBeTruthy()
})
