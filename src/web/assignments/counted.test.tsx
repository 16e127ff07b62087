// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { retry } from '../client/testing/failed-page.ts'
import { Counted } from './member-profile-page.tsx'

vi.mock('../client/use-paginated-query.ts', () => import('../client/testing/failed-page.ts'))

afterEach(cleanup)

test('own counts that cannot be loaded are not taken for none', () => {
  render(
    <MantineProvider env="test">
      <Counted storeId="store" auditId="audit" own={[]} />
    </MantineProvider>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Your day could not be loaded.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})
