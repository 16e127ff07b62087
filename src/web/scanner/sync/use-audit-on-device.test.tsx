// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Fault } from '#domain/fault.ts'
import { useAuditOnDevice } from './use-audit-on-device.ts'

let error: Error | null = null
let isOther = false

vi.mock('@tanstack/react-query', () => ({ useQuery: () => ({ error, data: undefined }) }))
vi.mock('#web/client/query-bridge.ts', () => ({ liveQuery: () => ({}) }))
vi.mock('#web/client/host-build.ts', () => ({ isOtherBuild: async () => isOther }))
vi.mock('./use-cached.ts', () => ({ useCached: () => undefined }))

beforeEach(() => {
  error = null
  isOther = false
})
afterEach(cleanup)

const ended = () => new Fault('forbidden', 'This day pass has ended.')

/** Every refusal that was rendered, in order. */
function open() {
  const seen: (Error | undefined)[] = []
  const { rerender } = renderHook(() => {
    const { refusal } = useAuditOnDevice('sam', 'audit')
    seen.push(refusal)
    return refusal
  })
  const render = async (next: Error | null) => {
    error = next
    await act(async () => rerender())
    return seen.at(-1)
  }
  return { seen, render }
}

test('a refusal that is said again stands without a gap', async () => {
  const { seen, render } = open()
  const [first, second] = [ended(), ended()]
  expect(await render(first)).toBe(first)
  const shownBefore = seen.length
  expect(await render(second)).toBe(second)
  expect(seen.slice(shownBefore)).not.toContain(undefined)
  expect(await render(null)).toBeUndefined()
})

test('what a host of another build refuses is no refusal, also after one', async () => {
  const { render } = open()
  const first = ended()
  expect(await render(first)).toBe(first)
  isOther = true
  expect(await render(ended())).toBeUndefined()
})
