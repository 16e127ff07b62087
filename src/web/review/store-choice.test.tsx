// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ReviewSearch } from './review-search.ts'
import { StoreChoice } from './store-choice.tsx'

interface Went {
  readonly params: (kept: object) => object
  readonly search: ReviewSearch
}

const went: Went[] = []

vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => (to: Went) => went.push(to),
}))

afterEach(() => {
  cleanup()
  went.length = 0
})

const STORES = [
  { id: 'mill', name: 'Mill Lane' },
  { id: 'quay', name: 'Quay' },
  { id: 'gate', name: 'Northgate' },
]

function choose(search: ReviewSearch, name: string): Went | undefined {
  render(
    <MantineProvider env="test">
      <StoreChoice storeId="mill" stores={STORES} search={search} />
    </MantineProvider>,
  )
  fireEvent.click(screen.getByRole('combobox', { name: 'Store' }))
  fireEvent.click(screen.getByRole('option', { name }))
  return went[0]
}

test('every store of the audit can be chosen, and is read at its own address', () => {
  const to = choose({ stores: 'all', tab: 'extra', room: 'hall', line: 'mill/tea' }, 'Northgate')
  expect(to?.params({ storeId: 'mill', id: 'audit-1' })).toEqual({
    storeId: 'gate',
    id: 'audit-1',
  })
  expect(to?.search).toEqual({ tab: 'extra' })
})

test('all of them together are read where one is', () => {
  const to = choose({ tab: 'extra' }, 'All 3 stores')
  expect(to?.params({ storeId: 'mill', id: 'audit-1' })).toMatchObject({ storeId: 'mill' })
  expect(to?.search).toEqual({ tab: 'extra', stores: 'all' })
})

test('paper, which has no box to choose in, says which stores it is of', () => {
  const drawn = (search: ReviewSearch) =>
    render(
      <MantineProvider env="test">
        <StoreChoice storeId="mill" stores={STORES} search={search} />
      </MantineProvider>,
    ).container.querySelector('p')?.textContent
  expect(drawn({})).toBe('Mill Lane')
  cleanup()
  expect(drawn({ stores: 'all' })).toBe('All 3 stores')
})
