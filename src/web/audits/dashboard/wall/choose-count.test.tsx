// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { tileOf } from '../testing/dashboard.ts'
import { ChooseCount } from './choose-count.tsx'

const LINES: Readonly<Record<string, readonly object[]>> = {
  first: [
    { id: 'tea', itemName: 'Tea', quantity: 5 },
    { id: 'milk', itemName: 'Milk', quantity: 2 },
  ],
  second: [
    { id: 'tea', itemName: 'Tea', quantity: 6 },
    { id: 'milk', itemName: 'Milk', quantity: 2 },
  ],
}

vi.mock('#web/client/react.tsx', () => ({
  useLiveQuery: (_query: unknown, { auditAssignmentId }: { auditAssignmentId: string }) => ({
    lines: LINES[auditAssignmentId],
  }),
}))
// The textarea measures fonts, which the test page does not have.
Object.assign(document, { fonts: { addEventListener() {}, removeEventListener() {} } })

afterEach(cleanup)

const first = tileOf('first', {
  shelfId: 's',
  mode: 'independent',
  status: 'submitted',
  userName: 'Ann',
  comparison: { state: 'differs', differing: 1, disputed: 0 },
})
const second = { ...first, id: 'second', pass: 1, userName: 'Bob', comparison: null }
const third = { ...second, id: 'third', pass: 2, status: 'open' as const, userName: null }

const choose = vi.fn(async () => null)

const show = (counts = [first, second, third]) =>
  render(
    <MantineProvider env="test">
      <ChooseCount counts={counts} onConfirm={choose} onDone={() => {}} onCancel={() => {}} />
    </MantineProvider>,
  )

test('two counts stand beside each other where they differ', () => {
  show()
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['DifferencesAnnBob', 'Tea56'])
  expect(screen.getByText(/They agree on 1 line\./)).toBeDefined()
})

test('one of two counts stands once somebody has said which, and why', async () => {
  show()
  const confirm = screen.getByRole('button', { name: 'Use this count' })
  fireEvent.change(screen.getByLabelText('Why this one?'), { target: { value: 'Closing time' } })
  expect(confirm).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('radio', { name: 'Bob' }))
  expect(confirm).toHaveProperty('disabled', false)
  await act(async () => fireEvent.click(confirm))
  expect(choose).toHaveBeenCalledExactlyOnceWith('second', 'Closing time')
})

test('there is nothing to choose once two counts agree', () => {
  show([{ ...first, comparison: { state: 'agreed', differing: 0, disputed: 0 } }, second, third])
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByText('Nothing left to choose.')).toBeDefined()
})
