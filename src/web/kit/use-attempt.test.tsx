// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Fault } from '#domain/fault.ts'
import { useAttempt } from './use-attempt.ts'

afterEach(cleanup)

test('a second click while the first is under way does nothing', async () => {
  const { result } = renderHook(() => useAttempt())
  const run = vi.fn(() => new Promise<void>((done) => setTimeout(done, 5)))
  await act(async () => {
    const both = [result.current.attempt(run), result.current.attempt(run)]
    expect(await Promise.all(both)).toEqual([true, false])
  })
  expect(run).toHaveBeenCalledTimes(1)
  expect(result.current.isBusy).toBe(false)
})

test('a refusal is said beside its field, until the next attempt', async () => {
  const { result } = renderHook(() => useAttempt())
  const refuse = async () => {
    throw new Fault('invalid_argument', 'A name is required.', { field: 'name' })
  }
  await act(async () => {
    expect(await result.current.attempt(refuse)).toBe(false)
  })
  expect(result.current.errorOf('name')).toBe('A name is required.')
  expect(result.current.errorOf('')).toBeUndefined()
  await act(async () => {
    await result.current.attempt(async () => {})
  })
  expect(result.current.refusal).toBeUndefined()
})

test('a refusal about nothing in particular has no field', async () => {
  const { result } = renderHook(() => useAttempt())
  await act(async () => {
    await result.current.attempt(() => Promise.reject(new Error('boom')))
  })
  expect(result.current.errorOf('')).toBe('Something went wrong. Try again.')
  expect(result.current.errorOf('name')).toBeUndefined()
})
