// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDialog } from './use-dialog.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function dialog() {
  const { result } = renderHook(() => useDialog<string>())
  return {
    now: () => result.current,
    do: (step: () => void) => act(step),
    pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  }
}

test('a dialog that is opened as soon as it is there keeps its content', () => {
  const one = dialog()
  one.do(() => one.now().open('first'))
  one.pass(1_000)
  expect(one.now()).toMatchObject({ isOpen: true, content: 'first' })
})

test('what closes keeps its content while it fades', () => {
  const one = dialog()
  one.do(() => one.now().open('first'))
  one.do(() => one.now().close())
  one.pass(199)
  expect(one.now()).toMatchObject({ isOpen: false, content: 'first' })
  one.pass(1)
  expect(one.now().content).toBeNull()
})

test('opened again while it fades, it is not blanked', () => {
  const one = dialog()
  one.do(() => one.now().open('first'))
  one.do(() => one.now().close())
  one.pass(150)
  one.do(() => one.now().open('second'))
  one.pass(1_000)
  expect(one.now()).toMatchObject({ isOpen: true, content: 'second' })
})
