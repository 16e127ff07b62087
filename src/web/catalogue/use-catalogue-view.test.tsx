// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCatalogueView } from './use-catalogue-view.ts'

interface Address {
  readonly find?: string | undefined
  readonly item?: string | undefined
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show(first: Address) {
  const replace = vi.fn()
  const push = vi.fn()
  const hook = renderHook((address: Address) => useCatalogueView(address, { replace, push }), {
    initialProps: first,
  })
  return { ...hook, replace, push }
}

test('what is typed stands in the address, and an item that is opened is a step of its own', () => {
  const { result, replace, push } = show({})
  act(() => result.current.setText('rice '))
  act(() => void vi.advanceTimersByTime(1_000))
  expect(replace).toHaveBeenLastCalledWith({ find: 'rice', item: undefined })
  act(() => result.current.open('item-1'))
  expect(push).toHaveBeenLastCalledWith({ find: 'rice', item: 'item-1' })
})

test('what is typed while the address follows is not taken back', () => {
  const { result, rerender } = show({})
  act(() => result.current.setText('ri'))
  act(() => result.current.setText('ric'))
  rerender({ find: 'ri' })
  expect(result.current.text).toBe('ric')
})

test('a search that comes with the address is the one that is shown', () => {
  const { result, rerender } = show({ find: 'oil' })
  expect(result.current.text).toBe('oil')
  rerender({ find: 'mug', item: 'item-2' })
  expect(result.current).toMatchObject({ text: 'mug', asked: 'mug', itemId: 'item-2' })
})
