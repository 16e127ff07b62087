// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
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
  const onCount = vi.fn()
  const taps = { onCount, onUndo: () => {}, onClose: () => {} }
  await act(async () => {
    const asked = async () => labels
    render(<SweepSheet top={null} read={read} repeated={repeated} askUnread={asked} {...taps} />)
  })
  return onCount
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

test('labels that were not read are typed beside their pictures, all of them at once', async () => {
  const onCount = await show(10, 2)
  const [first, second] = screen.getAllByLabelText('Not read. Type the digits under the bars.')
  if (!first || !second) throw new Error('No fields')
  fireEvent.change(first, { target: { value: '40170725' } })
  fireEvent.change(second, { target: { value: '5012345678901' } })
  fireEvent.click(screen.getByRole('button', { name: /Did you mean 5012345678900/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Count 2' }))
  expect(onCount).toHaveBeenCalledWith(['40170725', '5012345678900'])
})

test('the picture of a label that was not read is large with a tap, and small with another', async () => {
  await show(10, 2)
  const key = screen.getByRole('button', { name: 'Label 2, not read Enlarge the picture' })
  expect(key.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(key)
  const others = screen.getAllByRole('button', { name: /Enlarge the picture/ })
  expect(others.map((one) => one.getAttribute('aria-expanded'))).toEqual(['false', 'true'])
  fireEvent.click(key)
  expect(key.getAttribute('aria-expanded')).toBe('false')
})

test('a sweep that saw nothing says so, and what to do', async () => {
  await show(0, 0)
  expect(screen.getByText('No label was seen. Move closer and go slower.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Undo all 0' })).toHaveProperty('disabled', true)
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
