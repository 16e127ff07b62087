// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { retry } from '../client/testing/failed-page.ts'
import { MILL } from '../client/testing/mill.ts'
import { JournalPage } from './journal-page.tsx'

vi.mock('../client/react.tsx', () => ({ useSuspenseLiveQuery: () => [] }))
vi.mock('../client/use-paginated-query.ts', () => import('../client/testing/failed-page.ts'))

afterEach(cleanup)

test('entries that cannot be loaded leave the page standing, say why and can be asked for again', () => {
  render(
    <MantineProvider env="test">
      <JournalPage store={MILL} search={{}} onSearch={() => {}} />
    </MantineProvider>,
  )
  expect(screen.getByRole('heading', { name: 'Journal' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe(
    'The entries could not be loaded. Mention 1a2b.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})
