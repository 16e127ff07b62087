// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AuditStatus } from '#domain/audit.ts'
import type { LoneCountDialog } from '#web/shared/lone-count-dialog.tsx'
import { roomOf, tileOf } from '../testing/dashboard.ts'
import { DisputedNotes } from './disputed-notes.tsx'
import type { WallFilter } from './wall.ts'

const acceptOneCount = vi.fn(async () => null)
const onFilter = vi.fn()

vi.mock('#web/client/react.tsx', () => ({ useBackendMutation: () => acceptOneCount }))
// The textarea measures fonts, which the test page does not have.
vi.mock('#web/shared/lone-count-dialog.tsx', () => ({
  LoneCountDialog: ({ isOpen, shelves, onConfirm }: Parameters<typeof LoneCountDialog>[0]) =>
    isOpen && (
      <button type="button" onClick={() => onConfirm('Nobody came')}>
        Asked for {shelves}
      </button>
    ),
}))

afterEach(cleanup)

const first = tileOf('first', { shelfId: 's', mode: 'independent', status: 'submitted' })
const second = { ...first, id: 'second', pass: 1, status: 'open' as const }

const show = (status: AuditStatus, filter?: WallFilter, tiles = [first, second]) =>
  render(
    <MantineProvider env="test">
      <DisputedNotes
        dashboard={{ auditId: 'audit', status }}
        rooms={[roomOf('r', [...tiles, tileOf('other')])]}
        filter={filter}
        onFilter={onFilter}
      />
    </MantineProvider>,
  )

test('while people count it is said to those who ask what is left; later to everybody', () => {
  for (const [status, filter, isSaid] of [
    ['active', undefined, false],
    ['active', 'open', false],
    ['active', 'left', true],
    ['stopped', undefined, true],
    ['submitted', undefined, true],
    ['completed', undefined, false],
  ] as const) {
    show(status, filter)
    expect(screen.queryByRole('note') !== null, `${status} ${filter}`).toBe(isSaid)
    cleanup()
  }
})

test('a manager lets one count stand on each disputed shelf, with a reason', async () => {
  show('submitted')
  fireEvent.click(screen.getByRole('button', { name: 'Accept one count…' }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Asked for 1' })))
  expect(acceptOneCount).toHaveBeenCalledExactlyOnceWith({
    auditId: 'audit',
    auditAssignmentIds: ['second'],
    outOf: 'one',
    reason: 'Nobody came',
  })
})

test('of two counts that differ it is said where one is chosen, also where the third could not be made', () => {
  const comparison = { state: 'differs', differing: 1, disputed: 0 } as const
  const third = { ...second, id: 'third', pass: 2, status: 'excluded' as const }
  const tiles = [{ ...first, comparison }, { ...second, status: 'submitted' as const }, third]
  show('active', 'left', tiles)
  expect(screen.getByRole('note').textContent).toContain('1 shelf has two counts that differ.')
  fireEvent.click(screen.getByRole('button', { name: 'Show it' }))
  expect(onFilter).toHaveBeenCalledExactlyOnceWith('differing')
})
