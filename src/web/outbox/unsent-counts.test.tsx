// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveFile } from '../kit/save-file.ts'
import UnsentCounts from './unsent-counts.tsx'

const held = { waiting: 0, refused: 0, kept: 0, isSignedOut: false, isBroken: false }

let kinds: readonly string[] = []
const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ work: { kind: kinds[index] ?? 'count' } }))

vi.mock('./indexed-db-store.ts', () => ({
  IndexedDbStore: class {
    async counts() {
      if (held.isBroken) throw new DOMException('No database', 'InvalidStateError')
      return held
    }
  },
}))
vi.mock('./outbox-provider.tsx', () => ({
  OutboxProvider: (props: { readonly children: ReactNode }) => props.children,
  useOutbox: () => ({
    export: async () => 'time\tshelf',
    waiting: async () => entries(held.waiting),
    refused: async () => entries(held.refused),
  }),
  useOutboxState: () => held,
}))
vi.mock('../kit/save-file.ts', () => ({ saveFile: vi.fn() }))
vi.mock('../kit/page-notice.tsx', () => ({
  PageNotice: (props: { readonly children: ReactNode }) => <p role="status">{props.children}</p>,
}))

beforeEach(() => {
  vi.useFakeTimers()
  kinds = []
  Object.assign(held, { waiting: 0, refused: 0, kept: 0, isSignedOut: false, isBroken: false })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function show(facts: Partial<typeof held> = {}, none?: ReactNode) {
  Object.assign(held, facts)
  render(
    <MantineProvider>
      <UnsentCounts userId="ana" userName="Ana" none={none} />
    </MantineProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(0))
}

const words = () => screen.queryByRole('status')?.textContent?.replace(/\s+/g, ' ').trim()

test('whoever asks is told that nothing waits, once the device was looked at', async () => {
  const none = <p role="status">Nothing waits</p>
  await show({}, none)
  expect(words()).toBe('Nothing waits')
  cleanup()
  await show({ waiting: 1 }, none)
  expect(words()).toMatch(/^1 count not sent yet/)
  cleanup()
  await show({ waiting: 0, refused: 2 }, none)
  expect(words()).toBe('2 counts rejected: save a copy for your manager.')
  cleanup()
  await show({ isBroken: true }, none)
  expect(words(), 'nobody knows').toBeUndefined()
})

test('nothing is drawn while nothing waits', async () => {
  await show()
  expect(words()).toBeUndefined()
})

test('counts that wait are said, and that they go by themselves', async () => {
  await show({ waiting: 3 })
  expect(words()).toBe('3 counts not sent yet. Sent automatically when you’re online.')
})

test('what was done to shelves is not called a count', async () => {
  kinds = ['take', 'count', 'submit']
  await show({ waiting: 3, refused: 1 })
  expect(words()).toContain('1 count, 1 taken shelf, and 1 submission not sent yet.')
  expect(words()).toContain('1 taken shelf rejected: open the scanner')
})

test('whoever is signed out is asked to sign in, and not promised anything', async () => {
  await show({ waiting: 1, isSignedOut: true })
  expect(words()).toBe('1 count not sent yet. Sign in again to send.')
})

test('pictures that were not taken lead to the scanner, which saves them', async () => {
  await show({ kept: 1 })
  expect(words()).toBe('1 photo rejected: save a copy in the scanner.')
})

test('counts that were refused lead to the scanner', async () => {
  await show({ refused: 2 })
  expect(words()).toBe('2 counts rejected: open the scanner, or save a copy for your manager.')
  const save = screen.getByRole('button', { name: 'save a copy for your manager' })
  await act(async () => save.click())
  expect(saveFile).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ parts: ['time\tshelf'] }),
  )
})

test('a count that reaches the disk late is found', async () => {
  await show()
  held.waiting = 1
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(words()).toContain('1 count not sent yet.')
})

test('a count that another page has left unsent is found when somebody comes back', async () => {
  await show()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  held.waiting = 2
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(words()).toContain('2 counts not sent yet.')
})

test('a browser that keeps nothing has nothing to say', async () => {
  await show({ waiting: 1, isBroken: true })
  expect(words()).toBeUndefined()
})
