// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createQueryClient } from '#web/client/query-bridge.ts'
import { RealtimeProvider } from '#web/client/react.tsx'
import { updated } from '#web/client/testing/fake-socket.ts'
import { FakeWorld } from '#web/client/testing/fake-world.ts'
import { CountedElsewhere } from './counted-elsewhere.tsx'

afterEach(() => cleanup())

async function show() {
  const world = new FakeWorld()
  const realtime = world.client()
  const sheet = <CountedElsewhere auditId="audit" itemId="tea" auditAssignmentId="here" />
  render(
    <QueryClientProvider client={createQueryClient({ realtime })}>
      <RealtimeProvider client={realtime}>{sheet}</RealtimeProvider>
    </QueryClientProvider>,
  )
  const socket = await act(() => world.open())
  return { world, socket }
}

const place = (id: string, quantity: number) => ({
  id,
  roomName: 'Stockroom',
  shelfCode: id,
  quantity,
})
const COUNT = { auditId: 'audit', itemId: 'tea', auditItemId: 'tea', quantity: 16, expected: null }
const COUNTED = { ...COUNT, places: [place('here', 4), place('S-04', 12)] }

test('the server is asked for the item, and other places are said', async () => {
  const { socket } = await show()
  expect(socket.added).toMatchObject([
    {
      udfPath: 'scanEvents:getItemCount',
      args: [{ auditId: 'audit', itemId: 'tea', auditItemId: 'tea' }],
    },
  ])
  expect(document.body.textContent).toBe('')
  const id = socket.idOf('scanEvents:getItemCount')
  await act(async () => socket.transition([updated(id, COUNTED)]))
  expect(document.body.textContent).toContain('Also counted: 12 on S-04')
})

test('a refusal says nothing, and breaks nothing', async () => {
  const { socket } = await show()
  const queryId = socket.idOf('scanEvents:getItemCount')
  const errorData = { code: 'forbidden', message: 'No.' } as const
  const refused = { type: 'QueryFailed', queryId, errorMessage: 'No.', errorData, logLines: [] }
  await act(async () => socket.transition([refused as never]))
  expect(document.body.textContent).toBe('')
})
