// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LiveTally } from '#web/outbox/live-tally.ts'
import { Outbox } from '#web/outbox/outbox.ts'
import type { ShelfSnapshot } from '#web/outbox/shelf-snapshot.ts'
import { MemoryStore } from '#web/outbox/testing/memory-store.ts'
import { useSetAsideNotice } from './use-set-aside-notice.ts'

afterEach(cleanup)

function openTally(): LiveTally {
  const outbox = new Outbox({
    owner: { userId: 'ana', userName: 'Ana' },
    store: new MemoryStore(),
    sender: Object.create(null),
    tabs: { tell() {}, onChange: () => () => {}, lead: () => () => {} },
    isOtherBuild: async () => false,
    now: () => 0,
    steadyNow: () => 0,
    after: () => () => {},
  })
  return new LiveTally(outbox, 'shelf-1', { read: async () => undefined, store: async () => {} })
}

function snapshot(setAside: number): ShelfSnapshot {
  const whose = { userId: 'ana', auditAssignmentId: 'shelf-1' }
  return { ...whose, lines: [], eventIds: [], receivedAtMs: 1, setAside }
}

test('counts that are set aside are said once, and no longer once they count', async () => {
  const tally = openTally()
  const said: unknown[] = []
  renderHook(() => useSetAsideNotice(tally, (words) => said.push(words)))
  for (const setAside of [2, 2, 3, 0]) {
    await act(() => tally.learn(snapshot(setAside)))
  }
  expect(said).toEqual(['2 held for your manager', '3 held for your manager', undefined])
})
