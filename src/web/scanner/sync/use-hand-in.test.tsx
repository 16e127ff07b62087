// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Outbox } from '#web/outbox/outbox.ts'
import type { OutboxChange } from '#web/outbox/outbox-change.ts'
import type { OutboxEntry, OutboxWork } from '#web/outbox/outbox-entry.ts'
import { ANSWER_PATIENCE_MS, useHandIn } from './use-hand-in.ts'

const SUBMIT: OutboxWork = { kind: 'submit', auditAssignmentId: 'shelf-1' }

/** An outbox that records everything and answers as the test tells it. */
const outbox = {
  written: [] as OutboxWork[],
  failure: undefined as Error | undefined,
  listeners: new Set<(change: OutboxChange) => void>(),
  async append(works: readonly OutboxWork[]): Promise<readonly Pick<OutboxEntry, 'seq'>[]> {
    if (outbox.failure) throw outbox.failure
    outbox.written.push(...works)
    return [{ seq: outbox.written.length }]
  },
  onChange(listener: (change: OutboxChange) => void) {
    outbox.listeners.add(listener)
    return () => outbox.listeners.delete(listener)
  },
  settle(seq: number, message?: string) {
    const fault = message === undefined ? {} : { fault: { code: 'conflict' as const, message } }
    const change = { type: 'settled', settlements: [{ seq, ...fault }], atMs: 1 } as const
    for (const listener of outbox.listeners) listener(change)
  },
} satisfies Partial<Record<keyof Outbox, unknown>> & Record<string, unknown>

vi.mock('#web/outbox/outbox-provider.tsx', () => ({ useOutbox: () => outbox }))

beforeEach(() => {
  outbox.written.length = 0
  outbox.failure = undefined
  outbox.listeners.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function handIn({ isOffline = false } = {}) {
  const onDone = vi.fn()
  const { result } = renderHook(() => useHandIn(isOffline, onDone))
  return { result, onDone }
}

test('two taps on the key hand a shelf in once', async () => {
  const { result, onDone } = handIn()
  await act(async () => {
    const { handIn: tap } = result.current
    await Promise.all([tap(SUBMIT), tap(SUBMIT)])
  })
  expect(outbox.written).toEqual([SUBMIT])
  expect(result.current.isSending).toBe(true)
  act(() => outbox.settle(1))
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(result.current.isSending).toBe(false)
})

test('a shelf whose hand-in was refused can be handed in again', async () => {
  const { result, onDone } = handIn()
  await act(() => result.current.handIn(SUBMIT))
  act(() => outbox.settle(1, 'Look at the shelf again.'))
  expect(result.current.refusal).toBe('Look at the shelf again.')
  expect(onDone).not.toHaveBeenCalled()
  await act(() => result.current.handIn(SUBMIT))
  expect(outbox.written).toHaveLength(2)
  expect(result.current.refusal).toBeUndefined()
  act(() => outbox.settle(2))
  expect(onDone).toHaveBeenCalledTimes(1)
})

test('what could not be written down can be handed in again', async () => {
  const { result } = handIn()
  outbox.failure = new Error('full')
  await act(() => expect(result.current.handIn(SUBMIT)).rejects.toThrow('full'))
  expect(result.current.isSending).toBe(false)
  expect(result.current.refusal).toBe('Not saved on this phone. Try again.')
  outbox.failure = undefined
  await act(() => result.current.handIn(SUBMIT))
  expect(outbox.written).toEqual([SUBMIT])
})

test('without a network it is done when the device has it', async () => {
  const { result, onDone } = handIn({ isOffline: true })
  await act(() => result.current.handIn(SUBMIT))
  expect(onDone).toHaveBeenCalledTimes(1)
})

test('nobody waits at the shelf for an answer that takes long', async () => {
  vi.useFakeTimers()
  const { result, onDone } = handIn()
  await act(() => result.current.handIn(SUBMIT))
  act(() => void vi.advanceTimersByTime(ANSWER_PATIENCE_MS - 1))
  expect(onDone).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(onDone).toHaveBeenCalledTimes(1)
})
