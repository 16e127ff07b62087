// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ReadCode } from './code-source.ts'
import PhotoSheet from './photo-sheet.tsx'
import type { ReadPhoto } from './use-photo-codes.ts'

afterEach(cleanup)

const PLACE = [
  { x: 0.1, y: 0.1 },
  { x: 0.3, y: 0.1 },
  { x: 0.3, y: 0.2 },
  { x: 0.1, y: 0.2 },
]
const TEA: ReadCode = { text: '5012345678900', format: 'EAN13', leftView: true, corners: PLACE }

async function open(photo: Omit<ReadPhoto, 'url'>) {
  const onCount = vi.fn()
  await act(async () => {
    render(
      <PhotoSheet
        top={null}
        photo={{ url: 'blob:shelf', ...photo }}
        nameOf={async () => 'Green tea'}
        onCount={onCount}
        onClose={() => {}}
      />,
    )
  })
  return onCount
}

test('what was not read is marked, said, and counts once it is typed', async () => {
  const onCount = await open({ codes: [TEA], unread: [PLACE] })
  expect(screen.getByText('1 code, 1 not read')).toBeTruthy()
  expect(document.querySelectorAll('polygon')).toHaveLength(2)
  const field = screen.getByLabelText('Not read. Type the digits under the bars.')
  fireEvent.change(field, { target: { value: ' 40170725 ' } })
  fireEvent.click(screen.getByRole('button', { name: /Green tea/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Count 2' }))
  expect(onCount).toHaveBeenCalledWith([TEA], ['40170725'])
})

test('a photograph of which nothing could be read still takes what is typed', async () => {
  const onCount = await open({ codes: [], unread: [PLACE, PLACE] })
  expect(screen.getByText('Codes found, none readable')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Select/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Count' })).toHaveProperty('disabled', true)
  const [, second] = screen.getAllByLabelText('Not read. Type the digits under the bars.')
  if (second) fireEvent.change(second, { target: { value: '40170725' } })
  fireEvent.click(screen.getByRole('button', { name: 'Count 1' }))
  expect(onCount).toHaveBeenCalledWith([], ['40170725'])
})
