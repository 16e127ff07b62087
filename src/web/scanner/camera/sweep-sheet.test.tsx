// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ScanResult } from '../scanner-state.ts'
import type { UnreadLabel } from './code-source.ts'
import SweepSheet from './sweep-sheet.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function show(read: number, unread: number, repeated: readonly ScanResult[] = []) {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:label')
  const labels = Array.from({ length: unread }, (_, index): UnreadLabel => {
    return { id: `label-${index}`, picture: new Blob() }
  })
  const nothing = () => {}
  const taps = { onType: nothing, onUndo: nothing, onClose: nothing }
  await act(async () => {
    const asked = async () => labels
    render(<SweepSheet top={null} read={read} repeated={repeated} askUnread={asked} {...taps} />)
  })
}

test('what was read is said, and what was not', async () => {
  await show(10, 2)
  expect(screen.getByRole('status').textContent).toBe('10 of 12 labels read')
  expect(screen.getByRole('img', { name: 'Label 2, not read' })).toBeTruthy()
  cleanup()
  await show(1, 0)
  expect(screen.getByRole('status').textContent).toBe('1 label read')
  expect(screen.getByText('Every label was read and counted once.')).toBeTruthy()
})

test('what was counted before is said apart, with where', async () => {
  const tea = { id: 'scan-1', name: 'Tea', code: '1', serial: 'S-1', warnings: [] }
  const serialAt = { place: { shelf: 'A-02' }, name: null }
  await show(3, 0, [{ ...tea, serialAt } as unknown as ScanResult])
  expect(screen.getByText('1 was already counted and adds nothing')).toBeTruthy()
  expect(screen.getByRole('listitem').textContent).toBe(
    'Tea Serial S-1Same serial, counted on A-02',
  )
})
