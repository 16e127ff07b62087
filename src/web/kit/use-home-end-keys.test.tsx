// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useHomeEndKeys } from './use-home-end-keys.ts'

const LONG_PX = 5_000

function List({ listPx }: { readonly listPx: number }) {
  useHomeEndKeys(listPx)
  return <input aria-label="Search" />
}

const scrollTo = vi.fn<(options: ScrollToOptions) => void>()

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo as typeof window.scrollTo)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(LONG_PX)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  scrollTo.mockReset()
})

/** A list whose rows turn out to be higher once they have rendered. */
function listThatGrows() {
  const { rerender, getByLabelText } = render(<List listPx={1_000} />)
  let listPx = 1_000
  const grow = () => {
    listPx += 100
    rerender(<List listPx={listPx} />)
  }
  return { grow, search: getByLabelText('Search') }
}

test('whoever pressed End or Home is at that end, however the list grows on the way', () => {
  const { grow } = listThatGrows()
  grow()
  expect(scrollTo).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'End' })
  grow()
  expect(scrollTo).toHaveBeenLastCalledWith({ top: LONG_PX })
  fireEvent.keyDown(document.body, { key: 'Home' })
  grow()
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0 })
})

test('where the browser stops on the way, it is sent on, for a while', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  listThatGrows()
  fireEvent.keyDown(document.body, { key: 'End' })
  fireEvent(document, new Event('scrollend'))
  expect(scrollTo).toHaveBeenLastCalledWith({ top: LONG_PX })
  now.mockReturnValue(60_000)
  fireEvent(document, new Event('scrollend'))
  expect(scrollTo).toHaveBeenCalledTimes(1)
})

test('whoever goes on otherwise is left alone', () => {
  const { grow } = listThatGrows()
  for (const goOn of [
    () => fireEvent.wheel(document.body),
    () => fireEvent.pointerDown(document.body),
    () => fireEvent.keyDown(document.body, { key: 'ArrowUp' }),
  ]) {
    fireEvent.keyDown(document.body, { key: 'End' })
    goOn()
    grow()
  }
  expect(scrollTo).not.toHaveBeenCalled()
})

test('in a field the keys are about what is written there', () => {
  const { grow, search } = listThatGrows()
  fireEvent.keyDown(search, { key: 'End' })
  grow()
  expect(scrollTo).not.toHaveBeenCalled()
})
