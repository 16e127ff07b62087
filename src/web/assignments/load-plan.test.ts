import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { api } from '../client/api.ts'
import { liveQuery } from '../client/query-bridge.ts'
import { ASSIGNMENTS_PAGE, isUnknownRoom } from './load-plan.ts'

const ADDRESS = { id: 'audit', storeId: 'store' }

function cacheWith(plan: { readonly roomIds: readonly string[]; readonly isDone: boolean }) {
  const queryClient = new QueryClient()
  const map = liveQuery(api.rooms.getWithDetails, { storeId: 'store' })
  queryClient.setQueryData(map.queryKey, [{ id: 'cellar' }] as never)
  const rows = liveQuery(api.auditAssignments.getAssignmentsWithProgress, {
    auditId: 'audit',
    paginationOpts: { numItems: ASSIGNMENTS_PAGE, cursor: null },
  })
  const page = plan.roomIds.map((roomId) => ({ roomId }))
  queryClient.setQueryData(rows.queryKey, { page, isDone: plan.isDone } as never)
  return queryClient
}

test('a room is known by the map, or by the audit that still counts it', () => {
  const cache = cacheWith({ roomIds: ['archived'], isDone: true })
  expect(isUnknownRoom(cache, { ...ADDRESS, roomId: 'cellar' })).toBe(false)
  expect(isUnknownRoom(cache, { ...ADDRESS, roomId: 'archived' })).toBe(false)
  expect(isUnknownRoom(cache, { ...ADDRESS, roomId: 'nowhere' })).toBe(true)
})

test('nobody is sent away before all of the audit is known', () => {
  const part = cacheWith({ roomIds: [], isDone: false })
  expect(isUnknownRoom(part, { ...ADDRESS, roomId: 'nowhere' })).toBe(false)
  expect(isUnknownRoom(new QueryClient(), { ...ADDRESS, roomId: 'nowhere' })).toBe(false)
})
