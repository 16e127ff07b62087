// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenRested } from './when-rested.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function stateOfPage(state: DocumentReadyState): void {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state)
}

test('files of the page come first, then its first data, then the rest', () => {
  stateOfPage('interactive')
  const task = vi.fn()
  whenRested(task)
  vi.runAllTimers()
  expect(task).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  expect(task).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(task).toHaveBeenCalledOnce()
})

test('a page that has loaded long ago only rests', () => {
  stateOfPage('complete')
  const task = vi.fn()
  whenRested(task)
  expect(task).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(task).toHaveBeenCalledOnce()
})

test('what is loaded at rest waits for a network', () => {
  stateOfPage('complete')
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const task = vi.fn()
  whenRested(task)
  vi.runAllTimers()
  expect(task).not.toHaveBeenCalled()
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  vi.runAllTimers()
  expect(task).toHaveBeenCalledOnce()
})

test('nothing happens after it was called off, before or after loading', () => {
  stateOfPage('interactive')
  const task = vi.fn()
  whenRested(task)()
  const callOff = whenRested(task)
  window.dispatchEvent(new Event('load'))
  callOff()
  vi.runAllTimers()
  expect(task).not.toHaveBeenCalled()
})
