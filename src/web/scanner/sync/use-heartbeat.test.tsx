// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HEARTBEAT_MS } from '#domain/assignment.ts'
import { changeDeviceSettings } from '../device-settings.ts'
import { useHeartbeat } from './use-heartbeat.ts'

interface PhoneState {
  readonly deviceId: string | undefined
  readonly waiting: number
  readonly refused: number
}

const listeners = new Set<(state: PhoneState) => void>()
const outbox = {
  state: { deviceId: 'phone-1', waiting: 0, refused: 0 } as PhoneState,
  onState(listener: (state: PhoneState) => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
const said: [unsentEvents: number, refusedEvents: number][] = []
const handhelds: (string | undefined)[] = []
let answer: object = { held: true, heldBy: null }
const realtime = {
  mutation: async (
    _contract: unknown,
    args: {
      readonly unsentEvents: number
      readonly refusedEvents: number
      readonly handheldId?: string
    },
  ) => {
    said.push([args.unsentEvents, args.refusedEvents])
    handhelds.push(args.handheldId)
    return answer
  },
}

vi.mock('#web/outbox/outbox-provider.tsx', () => ({
  useOutbox: () => outbox,
  useOutboxValue: (select: (state: PhoneState) => unknown) => select(outbox.state),
}))
vi.mock('#web/client/react.tsx', () => ({
  useConnectionState: () => ({ status: 'live' }),
  useRealtime: () => realtime,
}))

beforeEach(() => {
  vi.useFakeTimers()
  outbox.state = { deviceId: 'phone-1', waiting: 0, refused: 0 }
  answer = { held: true, heldBy: null }
  said.length = 0
  handhelds.length = 0
})
afterEach(() => {
  cleanup()
  changeDeviceSettings({ handheld: null })
  vi.useRealTimers()
})

async function hold(held: Partial<PhoneState>) {
  outbox.state = { ...outbox.state, ...held }
  await act(async () => {
    for (const listener of listeners) listener(outbox.state)
  })
}

async function count() {
  const { result } = renderHook(() => useHeartbeat('shelf-1'))
  await act(async () => {})
  return result
}

test('the phone says at once and then again and again what it holds', async () => {
  await count()
  outbox.state = { ...outbox.state, waiting: 2 }
  await act(() => vi.advanceTimersByTimeAsync(HEARTBEAT_MS))
  expect(said).toEqual([
    [0, 0],
    [2, 0],
  ])
})

test('a count that is sent at once is not worth a word', async () => {
  await count()
  await hold({ waiting: 1 })
  await hold({ waiting: 0 })
  expect(said).toEqual([[0, 0]])
})

test('the manager learns at once when all has arrived that was said to be missing', async () => {
  outbox.state = { ...outbox.state, waiting: 5, refused: 1 }
  await count()
  await hold({ waiting: 2 })
  await hold({ waiting: 0 })
  await hold({ waiting: 0 })
  expect(said).toEqual([
    [5, 1],
    [0, 1],
  ])
})

test('what was refused is never said to be on its way, and is told as soon as nothing else is', async () => {
  await count()
  await hold({ waiting: 1 })
  await hold({ waiting: 0, refused: 1 })
  await hold({ waiting: 0, refused: 0 })
  expect(said).toEqual([
    [0, 0],
    [0, 1],
    [0, 0],
  ])
})

test('whoever counts there instead is named', async () => {
  answer = { held: false, heldBy: 'Bo' }
  expect((await count()).current).toBe('Bo')
})

test('a handheld says which one it is, and a phone of somebody says none', async () => {
  await count()
  changeDeviceSettings({ handheld: { id: 'ABC234', name: 'Blue' } })
  await act(() => vi.advanceTimersByTimeAsync(HEARTBEAT_MS))
  expect(handhelds).toEqual([undefined, 'ABC234'])
})
