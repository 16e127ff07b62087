// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useReportAway } from './use-report-away.ts'

interface PhoneState {
  deviceId: string | undefined
  waiting: number
  refused: number
}

const phone = {
  state: { deviceId: 'phone-1', waiting: 0, refused: 0 } as PhoneState,
  oldest: 'shelf-9',
}
const said: unknown[] = []
let status = 'live'

vi.mock('#web/outbox/outbox-provider.tsx', () => ({
  useOutbox: () => ({
    get state() {
      return phone.state
    },
    waiting: async () => [{ auditAssignmentId: phone.oldest }],
  }),
  useOutboxValue: (select: (state: PhoneState) => unknown) => select(phone.state),
}))
vi.mock('#web/client/react.tsx', () => ({
  useConnectionState: () => ({ status }),
  useRealtime: () => realtime,
}))
const realtime = {
  mutation: async (_contract: unknown, args: unknown) => void said.push(args),
}

beforeEach(() => {
  phone.state = { deviceId: 'phone-1', waiting: 0, refused: 0 }
  status = 'live'
  said.length = 0
})
afterEach(cleanup)

async function stand(shelfId: string | undefined) {
  const hook = renderHook((props: { at: string | undefined }) => useReportAway(props.at), {
    initialProps: { at: shelfId },
  })
  await act(async () => {})
  const go = async (at: string | undefined, unsent: Partial<PhoneState> = {}) => {
    phone.state = { ...phone.state, ...unsent }
    await act(async () => hook.rerender({ at }))
  }
  return { go }
}

test('at its shelf the phone says nothing here: its heartbeat does', async () => {
  const { go } = await stand('shelf-1')
  await go('shelf-1', { waiting: 3 })
  expect(said).toEqual([])
})

test('away from its shelf it says there what it holds, and that all has arrived', async () => {
  const { go } = await stand('shelf-1')
  await go(undefined, { waiting: 3, refused: 1 })
  await go(undefined, { waiting: 0 })
  const place = { auditAssignmentId: 'shelf-1', deviceId: 'phone-1' }
  expect(said).toEqual([
    { ...place, unsentEvents: 3, refusedEvents: 1 },
    { ...place, unsentEvents: 0, refusedEvents: 1 },
  ])
})

test('after a reload the oldest count that waits says which shelf that was', async () => {
  phone.state = { ...phone.state, waiting: 2 }
  await stand(undefined)
  const unsent = { unsentEvents: 2, refusedEvents: 0 }
  expect(said).toEqual([{ auditAssignmentId: 'shelf-9', deviceId: 'phone-1', ...unsent }])
})

test('nothing is said without a network, and once there is one', async () => {
  status = 'offline'
  const { go } = await stand('shelf-1')
  await go(undefined, { waiting: 3 })
  expect(said).toEqual([])
  status = 'live'
  await go(undefined)
  const unsent = { unsentEvents: 3, refusedEvents: 0 }
  expect(said).toEqual([{ auditAssignmentId: 'shelf-1', deviceId: 'phone-1', ...unsent }])
})
