// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Fault } from '#domain/fault.ts'
import { assignmentWith } from '#web/assignments/testing/assignment-with.ts'
import { useTakeOver } from './use-take-over.ts'

const createSelfAssignment = vi.fn<(args: unknown) => Promise<unknown>>()
let status = 'live'

vi.mock('#web/outbox/outbox-provider.tsx', () => ({ useOutboxValue: () => 'phone-1' }))
vi.mock('#web/client/react.tsx', () => ({
  useConnectionState: () => ({ status }),
  useRealtime: () => ({
    mutation: (_contract: unknown, args: unknown) => createSelfAssignment(args),
  }),
}))

afterEach(() => {
  cleanup()
  createSelfAssignment.mockReset()
  status = 'live'
})

const shelf = assignmentWith({ id: 'shelf-2', shelfCode: 'A-2', status: 'in_progress' })

function takeOver(): Promise<string | undefined> {
  const { result } = renderHook(() => useTakeOver())
  return result.current({ shelf, words: 'Ben counts A-2' })
}

test('a shelf whose holder has been silent for too long is taken', async () => {
  createSelfAssignment.mockResolvedValue({})
  expect(await takeOver()).toBeUndefined()
  expect(createSelfAssignment).toHaveBeenCalledWith({
    auditAssignmentId: 'shelf-2',
    deviceId: 'phone-1',
  })
})

test('while the holder counts, the server says who it is', async () => {
  createSelfAssignment.mockRejectedValue(new Fault('conflict', 'Ben is counting this shelf.'))
  expect(await takeOver()).toBe('Ben is counting this shelf.')
})

test('without a network nothing is taken from anybody', async () => {
  status = 'lost'
  expect(await takeOver()).toBe('Ben counts A-2')
  expect(createSelfAssignment).not.toHaveBeenCalled()
})
