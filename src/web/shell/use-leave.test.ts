// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const said = vi.hoisted(() => ({
  unsent: 0,
  shown: [] as string[],
  left: 0,
}))

vi.mock('@tanstack/react-router', () => ({ useRouteContext: () => ({ user: { id: 'ana' } }) }))
vi.mock('@mantine/notifications', () => ({
  notifications: { show: ({ message }: { message: string }) => said.shown.push(message) },
}))
vi.mock('../session/use-sign-out.ts', () => ({
  useSignOut: () => () => {
    said.left += 1
  },
}))
vi.mock('../outbox/indexed-db-store.ts', () => ({
  IndexedDbStore: class {
    async waiting() {
      if (said.unsent < 0) throw new Error('Private')
      return Array.from({ length: said.unsent }, () => ({}))
    }
  },
}))

beforeEach(() => {
  vi.resetModules()
  Object.assign(said, { unsent: 0, shown: [], left: 0 })
})
afterEach(cleanup)

async function leaver() {
  // Modules are reloaded, and with them the cache of messages.
  await import('#tests/support/english-messages.ts')
  const { useLeave } = await import('./use-leave.ts')
  const { result } = renderHook(() => useLeave())
  return () =>
    act(async () => {
      result.current()
      await vi.dynamicImportSettled()
    })
}

test('whoever has counts that are not sent is told, and leaves when they ask again', async () => {
  said.unsent = 3
  const leave = await leaver()
  await leave()
  expect(said).toMatchObject({
    left: 0,
    shown: [expect.stringMatching(/^3 changes haven’t been sent/)],
  })
  await leave()
  expect(said).toMatchObject({ left: 1, shown: { length: 1 } })
})

test.each([
  [1, /^1 change hasn’t been sent\. It stays on this device/],
  [2, /^2 changes haven’t been sent\. They stay on this device/],
])('%i of them is said so', async (unsent, words) => {
  said.unsent = unsent
  const leave = await leaver()
  await leave()
  expect(said.shown).toEqual([expect.stringMatching(words)])
})

test.each([0, -1])('whoever has no unsent counts leaves at once (%i)', async (unsent) => {
  said.unsent = unsent
  const leave = await leaver()
  await leave()
  expect(said).toMatchObject({ left: 1, shown: [] })
})
