// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import TypeSheet from './type-sheet.tsx'

afterEach(cleanup)

const TEA = { id: 'tea', name: 'Green tea', sku: null, unit: 'pcs', codes: [] }

async function type(text: string, isPicking = false) {
  const search = async (words: string) => (words.startsWith('gr') ? [TEA] : [])
  const nothing = () => {}
  render(
    <TypeSheet
      top={null}
      search={search}
      isPicking={isPicking}
      onCode={nothing}
      onItem={nothing}
      onClose={nothing}
    />,
  )
  await act(async () => {
    fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
  })
}

test('words that no item has are said to be so, and that a code counts all the same', async () => {
  await type('coffee')
  expect(screen.getByRole('status').textContent).toMatch(/No item.*A code counts all the same/)
})

test('whoever looks for the item of a code is not told to type another', async () => {
  await type('coffee', true)
  expect(screen.getByRole('status').textContent).toBe('No item on this phone has these words.')
})

test('nothing is said where something was found, or nothing typed', async () => {
  await type('green')
  expect(screen.getByRole('button', { name: /Green tea/ })).toBeTruthy()
  expect(screen.queryByText(/No item/)).toBeNull()
  cleanup()
  await type('  ')
  expect(screen.queryByText(/No item/)).toBeNull()
})
