// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import TypeSheet from './type-sheet.tsx'

afterEach(cleanup)

/** Its check digit is wrong, but the store has an item with this code. */
const HOUSE_CODE = '123456789013'
const TEA = { id: 'tea', name: 'Green tea', sku: null, unit: 'pcs', codes: [] }

async function type(text: string, isPicking = false, onItem: (item: unknown) => void = () => {}) {
  const onCode = vi.fn()
  const search = async (words: string) => {
    if (words === HOUSE_CODE) return [{ ...TEA, codes: [{ code: HOUSE_CODE, quantity: 1 }] }]
    return words.startsWith('gr') ? [TEA] : []
  }
  const nothing = () => {}
  render(
    <TypeSheet
      top={null}
      search={search}
      isPicking={isPicking}
      onCode={onCode}
      onItem={onItem}
      onClose={nothing}
    />,
  )
  await act(async () => {
    fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
  })
  return onCode
}

test('words that no item has are said to be so, and that a code counts all the same', async () => {
  await type('coffee')
  expect(screen.getByRole('status').textContent).toMatch(/No match.*You can still count it by code/)
})

test('whoever looks for the item of a code is not told to type another', async () => {
  await type('coffee', true)
  expect(screen.getByRole('status').textContent).toBe('No match on this phone.')
})

test('nothing is said where something was found, or nothing typed', async () => {
  await type('green')
  expect(screen.getByRole('button', { name: /Green tea/ })).toBeTruthy()
  expect(screen.queryByText(/No match/)).toBeNull()
  cleanup()
  await type('  ')
  expect(screen.queryByText(/No match/)).toBeNull()
})

test('digits of which the last does not fit are asked about once, and counted as typed or as meant', async () => {
  const onCode = await type('4006381333932')
  fireEvent.click(screen.getByRole('button', { name: 'Count it' }))
  expect(onCode).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toMatch(/last digit looks wrong/)
  fireEvent.click(screen.getByRole('button', { name: 'Count 4006381333931' }))
  expect(onCode).toHaveBeenLastCalledWith('4006381333931')
  fireEvent.click(screen.getByRole('button', { name: 'Count as typed' }))
  expect(onCode).toHaveBeenLastCalledWith('4006381333932')
})

test('a number that fits, or that the catalogue has, is counted at once', async () => {
  for (const code of ['4006381333931', HOUSE_CODE]) {
    const onCode = await type(code)
    fireEvent.click(screen.getByRole('button', { name: 'Count it' }))
    expect(onCode).toHaveBeenCalledExactlyOnceWith(code)
    cleanup()
  }
})

test('words that one item has count that item, and no code of these letters', async () => {
  const onItem = vi.fn()
  const onCode = await type('green', false, onItem)
  fireEvent.click(screen.getByRole('button', { name: 'Count it' }))
  expect(onItem).toHaveBeenCalledExactlyOnceWith(TEA)
  expect(onCode).not.toHaveBeenCalled()
})
