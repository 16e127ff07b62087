// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { OutboxChange } from '#web/outbox/outbox-change.ts'
import type { OutboxEntry } from '#web/outbox/outbox-entry.ts'
import { useOwnActions } from './use-own-actions.ts'

const SUBMIT = action(1, 'shelf-1')

function action(seq: number, auditAssignmentId: string): OutboxEntry {
  const work = { kind: 'submit', auditAssignmentId } as const
  return { seq, auditAssignmentId, work, userId: 'ana', state: 'waiting', savedAtMs: seq }
}

/** An outbox whose queue answers when the test lets it. */
class Queue {
  entries: readonly OutboxEntry[] = []
  answered: Promise<void> = Promise.resolve()
  readonly #stateListeners = new Set<(state: Queue['state']) => void>()
  readonly #changeListeners = new Set<(change: OutboxChange) => void>()

  get state() {
    const of = (state: string) => this.entries.filter((one) => one.state === state).length
    return { deviceId: 'phone', waiting: of('waiting'), refused: of('refused') }
  }

  waiting = () => this.#read('waiting')
  refused = () => this.#read('refused')
  onState = (listener: (state: Queue['state']) => void) => added(this.#stateListeners, listener)
  onChange = (listener: (change: OutboxChange) => void) => added(this.#changeListeners, listener)

  become(entries: readonly OutboxEntry[], change?: OutboxChange): void {
    this.entries = entries
    for (const hear of change ? this.#changeListeners : []) if (change) hear(change)
    for (const hear of this.#stateListeners) hear(this.state)
  }

  async #read(state: string): Promise<readonly OutboxEntry[]> {
    const found = this.entries.filter((one) => one.state === state)
    await this.answered
    return found
  }
}

function added<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let queue = new Queue()
vi.mock('#web/outbox/outbox-provider.tsx', () => ({ useOutbox: () => queue }))
afterEach(() => {
  cleanup()
  queue = new Queue()
})

const fault = { code: 'conflict', message: 'Look again.' } as const
const refused: OutboxEntry = { ...SUBMIT, state: 'refused', fault }

test('a shelf that the server did not take is never for a moment said to be handed in', async () => {
  queue.entries = [SUBMIT]
  const { result } = await act(async () => renderHook(() => useOwnActions()))
  expect([...result.current.handedIn]).toEqual(['shelf-1'])
  queue.answered = new Promise(() => {})
  const settlements = [{ seq: 1, fault }]
  act(() => queue.become([refused], { type: 'settled', settlements, atMs: 2 }))
  expect(result.current.handedIn.size).toBe(0)
  expect(result.current.refused).toEqual(new Map([['shelf-1', fault]]))
})

test('what is handed in while the queue is read is known, and so is what was there before', async () => {
  const answer = Promise.withResolvers<void>()
  queue.answered = answer.promise
  queue.entries = [SUBMIT]
  const { result } = renderHook(() => useOwnActions())
  const more = action(2, 'shelf-2')
  act(() => queue.become([SUBMIT, more], { type: 'appended', entries: [more] }))
  await act(async () => answer.resolve())
  expect([...result.current.handedIn]).toEqual(['shelf-1', 'shelf-2'])
})

test('what is tried again, let go, or sent by somebody else is not said any more', async () => {
  queue.entries = [refused]
  const { result } = await act(async () => renderHook(() => useOwnActions()))
  expect(result.current.refused.size).toBe(1)
  await act(async () => queue.become([SUBMIT]))
  expect(result.current).toMatchObject({ handedIn: new Set(['shelf-1']), refused: new Map() })
  await act(async () => queue.become([]))
  expect(result.current.handedIn.size).toBe(0)
})
