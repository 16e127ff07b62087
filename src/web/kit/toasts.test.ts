import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeToast, currentToasts, showToast, subscribeToToasts } from './toasts.ts'

const note = (title: string) => ({ tone: 'done', title, description: '' }) as const
const titles = () => currentToasts().map((toast) => toast.title)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('one toast at a time: a new one takes the place of the last', () => {
  showToast(note('first'))
  showToast(note('second'))
  expect(titles()).toEqual(['second'])
})

test('a toast stays for 1,000,000 ms', () => {
  showToast(note('lasting'))
  vi.advanceTimersByTime(999_999)
  expect(titles()).toEqual(['lasting'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

test('the end of a replaced toast leaves its successor alone', () => {
  showToast(note('first'))
  vi.advanceTimersByTime(500_000)
  showToast(note('second'))
  vi.advanceTimersByTime(500_000)
  expect(titles()).toEqual(['second'])
})

test('listeners hear of a toast and of its end, until they leave', () => {
  const heard = vi.fn()
  const leave = subscribeToToasts(heard)
  closeToast(showToast(note('short')))
  expect(heard).toHaveBeenCalledTimes(2)
  leave()
  showToast(note('unheard'))
  expect(heard).toHaveBeenCalledTimes(2)
})
