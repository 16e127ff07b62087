// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ShownLiveState } from '../session/use-live-state.ts'
import { LiveMark } from './live-mark.tsx'

const state = vi.hoisted(() => ({ now: {} as ShownLiveState }))
vi.mock('../session/use-live-state.ts', () => ({ useLiveState: () => state.now }))
afterEach(cleanup)

function shown(now: ShownLiveState) {
  state.now = now
  const { container } = render(<LiveMark />)
  const heard = screen.getByRole('status').textContent
  cleanup()
  return { seen: container.textContent, heard }
}

const CURRENT = { ageMs: undefined, behindMs: undefined }
const AT = new Date(2026, 4, 3, 13, 38, 12).getTime()

test('a fresh word is just live, an older one has its age, which is not read out', () => {
  expect(shown({ ...CURRENT, mark: 'live', heardAtMs: AT }).heard).toBe('Live')
  state.now = { ...CURRENT, mark: 'live', ageMs: 12_000, heardAtMs: AT }
  const { container } = render(<LiveMark />)
  expect(container.textContent).toBe('Live · 12 s ago')
  expect(screen.getByRole('status').textContent).toBe('Live')
})

test('what is being brought up to date says so, and how old it is', () => {
  state.now = { mark: 'live', ageMs: undefined, behindMs: 8_000, heardAtMs: AT }
  const { container } = render(<LiveMark />)
  expect(container.textContent).toBe('Live · updating, 8 s old')
  expect(screen.getByRole('status').textContent).toBe('Live')
})

test('what is lost says of when the data is; what never was says that it connects', () => {
  expect(shown({ ...CURRENT, mark: 'offline', heardAtMs: AT }).heard).toBe(
    'Offline, data from 1:38:12 pm',
  )
  expect(shown({ ...CURRENT, mark: 'connecting', heardAtMs: undefined }).heard).toBe('Connecting')
})
