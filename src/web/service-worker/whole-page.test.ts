import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PATIENCE_MS, patienceFor, wholePage } from './whole-page.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** A page that arrives in parts. */
function comingPage() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  return {
    answer: Promise.resolve(new Response(readable, { headers: { 'x-page': 'own' } })),
    come: (part: string) => void writer.write(new TextEncoder().encode(part)),
    end: () => void writer.close(),
  }
}

/** Settles with the page or with the error. */
function outcomeOf(answer: Promise<Response>) {
  return wholePage(answer).catch((error: Error) => error.message)
}

test('a page that comes is handed on as it is, when all of it is there', async () => {
  const { answer, come, end } = comingPage()
  const settled = vi.fn()
  const page = wholePage(answer)
  void page.then(settled)
  come('<p>one')
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1)
  come(', two</p>')
  // Slow, but not silent.
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1)
  expect(settled).not.toHaveBeenCalled()
  end()
  await vi.advanceTimersByTimeAsync(0)
  const handedOn = await page
  expect(handedOn.headers.get('x-page')).toBe('own')
  expect(await handedOn.text()).toBe('<p>one, two</p>')
})

test('a page that begins and never ends is none', async () => {
  const { answer, come } = comingPage()
  const outcome = outcomeOf(answer)
  come('<p>one')
  await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  expect(await outcome).toBe('No answer')
})

test('an answer of headers without a page counts as no answer', async () => {
  const outcome = outcomeOf(comingPage().answer)
  await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  expect(await outcome).toBe('No answer')
})

test('a network that does not answer at all is none', async () => {
  const outcome = outcomeOf(new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  expect(await outcome).toBe('No answer')
})

test('an answer without a body, such as the way to another address, is handed on', async () => {
  const elsewhere = new Response(null, { status: 302, headers: { location: '/sign-in' } })
  expect(await wholePage(Promise.resolve(elsewhere))).toBe(elsewhere)
})

test('a page of somebody before the host that does not reach it is none; one of the host is, whatever it says', async () => {
  for (const status of [502, 503, 504]) {
    const away = new Response('<h1>Bad gateway</h1>', { status })
    expect(await outcomeOf(Promise.resolve(away))).toBe('No answer')
  }
  const own = new Response('<h1>Something went wrong</h1>', { status: 500 })
  expect(await wholePage(Promise.resolve(own))).toBe(own)
})

test('the scanner, which lives from the device, waits less than pages that live from the host', async () => {
  const patienceMs = patienceFor('/stores/s1/audit/a1/scanner')
  expect(patienceMs).toBeLessThan(PATIENCE_MS)
  for (const other of ['/', '/stores/s1', '/stores/s1/audit/a1', '/stores/s1/audit/a1/scanner/x']) {
    expect(patienceFor(other), other).toBe(PATIENCE_MS)
  }
  const outcome = wholePage(new Promise(() => {}), patienceMs).catch(({ message }) => message)
  await vi.advanceTimersByTimeAsync(patienceMs)
  expect(await outcome).toBe('No answer')
})
