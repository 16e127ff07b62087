// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNow } from './use-now.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('everybody who looks as often sees the same time, from one timer', () => {
  const first = renderHook(() => useNow(1_000))
  act(() => vi.advanceTimersByTime(400))
  const second = renderHook(() => useNow(1_000))
  expect(vi.getTimerCount()).toBe(1)
  act(() => vi.advanceTimersByTime(600))
  expect(first.result.current).toBe(1_001_000)
  expect(second.result.current).toBe(1_001_000)
})

test('nobody looking costs nothing, and whoever comes later sees the time of then', () => {
  const gone = renderHook(() => useNow(1_000))
  gone.unmount()
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(renderHook(() => useNow(1_000)).result.current).toBe(1_060_000)
})

test('drawing again while time passes does not set the clock', () => {
  const { result, rerender } = renderHook(() => useNow(1_000))
  const before = result.current
  vi.setSystemTime(1_000_300)
  rerender()
  rerender()
  expect(result.current).toBe(before)
  expect(vi.getTimerCount()).toBe(1)
})
