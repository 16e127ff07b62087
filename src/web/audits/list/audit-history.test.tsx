// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { retry } from '#web/client/testing/failed-page.ts'
import { MILL } from '#web/client/testing/mill.ts'
import { AuditHistory } from './audit-history.tsx'

vi.mock('#web/client/use-paginated-query.ts', () => import('#web/client/testing/failed-page.ts'))

afterEach(cleanup)

test('a history that cannot be loaded says why and can be asked for again', () => {
  render(
    <MantineProvider env="test">
      <AuditHistory store={MILL} status={undefined} goingOn={[]} shown={10} onShown={() => {}} />
    </MantineProvider>,
  )
  expect(screen.getByRole('alert').textContent).toBe(
    'The history could not be loaded. Mention 1a2b.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})
