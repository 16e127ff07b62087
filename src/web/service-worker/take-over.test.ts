import { expect, test, vi } from 'vitest'
import { buildLock } from '../client/host-build.ts'
import { takeOverIfFree } from './take-over.ts'

const OWN = { name: buildLock() }
const OLD = { name: buildLock('old') }

async function takesOver(pages: number, locks: readonly { readonly name?: string }[]) {
  const takeOver = vi.fn(async () => {})
  await takeOverIfFree({ pages: async () => pages, heldLocks: async () => locks, takeOver })
  return takeOver.mock.calls.length === 1
}

test('a worker takes over once every page that is open is of its build', async () => {
  expect(await takesOver(1, [OWN])).toBe(true)
  expect(await takesOver(2, [OWN, OWN])).toBe(true)
})

test('a new service worker waits for pages of the old build, and for one that does not say its build', async () => {
  expect(await takesOver(2, [OWN, OLD])).toBe(false)
  expect(await takesOver(1, [OLD])).toBe(false)
  expect(await takesOver(2, [OWN])).toBe(false)
})
