// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTypedText } from './use-typed-text.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function renderBox(first?: string) {
  const handedOn: (string | undefined)[] = []
  const onChange = (text: string | undefined) => handedOn.push(text)
  const { result, rerender } = renderHook(
    ({ value }) => useTypedText({ value, onChange, restMs: 250 }),
    { initialProps: { value: first } },
  )
  const type = (text: string) => act(() => result.current.setText(text))
  const rest = () => act(() => vi.advanceTimersByTime(300))
  const address = (value: string | undefined) => act(() => rerender({ value }))
  return { handedOn, type, rest, address, text: () => result.current.text }
}

test('what is typed is handed on once typing rests, without the spaces around it', () => {
  const box = renderBox()
  box.type('t')
  box.type('tea ')
  box.rest()
  expect(box.handedOn).toEqual(['tea'])
  box.address('tea')
  expect(box.text()).toBe('tea ')
})

test('the answer of the address takes nothing away from who types on', () => {
  const box = renderBox()
  box.type('te')
  box.rest()
  box.type('tea')
  box.address('te')
  expect(box.text()).toBe('tea')
  box.rest()
  expect(box.handedOn).toEqual(['te', 'tea'])
})

test('going back, forward and clearing the filters show in the box', () => {
  const box = renderBox('tea')
  expect(box.text()).toBe('tea')
  box.address(undefined)
  expect(box.text()).toBe('')
  box.address('tea')
  expect(box.text()).toBe('tea')
  box.rest()
  expect(box.handedOn).toEqual([])
})
