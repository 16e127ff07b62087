// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

interface Shown {
  readonly id?: string
  readonly color?: string
  readonly message: { readonly props: { readonly children: readonly unknown[] } }
}

const notes = vi.hoisted(() => ({ shown: [] as Shown[], updated: [] as Shown[], left: [''] }))

vi.mock('@mantine/notifications', () => ({
  notifications: {
    show: (note: Shown) => notes.shown.push(note),
    update: (note: Shown) => notes.updated.push(note),
    hide: () => undefined,
  },
}))

type Answer = Response | 'lost'

/** The host's answers to each path; the last one repeats. */
function answering(answers: { readonly [path: string]: Answer[] }): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace('/api/auth', '')
    const queue = answers[path] ?? []
    const next = queue.length > 1 ? queue.shift() : queue[0]
    if (!next || next === 'lost') throw new TypeError('Failed to fetch')
    return next.clone()
  })
}

const session = (value: unknown) => new Response(JSON.stringify(value))
const SOMEBODY = { session: {}, user: {} }

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  Object.assign(notes, { shown: [], updated: [], left: [] })
  vi.spyOn(window.location, 'replace').mockImplementation((to) => void notes.left.push(String(to)))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function signOut(): Promise<void> {
  // Modules are reloaded, and with them the cache of messages.
  await import('#tests/support/english-messages.ts')
  const { useSignOut } = await import('./use-sign-out.ts')
  renderHook(() => useSignOut()).result.current()
  await settle()
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const saidIn = (list: readonly Shown[]) => list.map((note) => note.message.props.children[0])

test('signing out leads to the sign-in page', async () => {
  answering({ '/sign-out': [session({ success: true })] })
  await signOut()
  expect(notes).toMatchObject({ left: ['/sign-in'], shown: [] })
})

test('an answer that was lost on its way back leaves all the same', async () => {
  answering({ '/sign-out': ['lost'], '/get-session': [session(null)] })
  await signOut()
  expect(notes).toMatchObject({ left: ['/sign-in'], shown: [] })
})

test.each<[string, Answer]>([
  ['lost on its way there', 'lost'],
  ['refused', new Response('{}', { status: 500 })],
])('a request that was %s is said once the host says who is signed in', async (_how, answer) => {
  answering({ '/sign-out': [answer], '/get-session': [session(SOMEBODY)] })
  await signOut()
  expect(saidIn(notes.shown)).toEqual(['You are still signed in.'])
  expect(notes.left).toEqual([])
})

test('while nobody answers nothing is claimed, and who was signed out leaves with the network', async () => {
  answering({ '/sign-out': ['lost'], '/get-session': ['lost', 'lost', session(null)] })
  await signOut()
  expect(saidIn(notes.shown)).toEqual([
    expect.stringMatching(/^We couldn’t confirm that you’re signed out/),
  ])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(notes.left).toEqual([])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(notes.left[0]).toBe('/sign-in')
})

test('whoever is still signed in is told as soon as the network is back, and only once', async () => {
  answering({ '/sign-out': ['lost'], '/get-session': ['lost', session(SOMEBODY)] })
  await signOut()
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(saidIn(notes.updated)).toEqual(['You are still signed in.'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(notes.updated).toHaveLength(1)
  expect(notes.left).toEqual([])
})

test('half an answer of the host is not taken for a sign-out', async () => {
  answering({ '/sign-out': ['lost'], '/get-session': [new Response('{"session":')] })
  await signOut()
  expect(saidIn(notes.shown)).toEqual([expect.stringMatching(/^We couldn’t confirm/)])
  expect(notes.left).toEqual([])
})
