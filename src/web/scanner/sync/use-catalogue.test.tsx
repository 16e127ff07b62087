// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AssignmentPack } from '#contract/devices.ts'
import { Fault } from '#domain/fault.ts'
import { useCatalogue } from './use-catalogue.ts'

/** Reads of what is on the device, each answered by the test. */
const reads: ((value: undefined) => void)[] = []
let asked = 0

vi.mock('#web/outbox/stored-values.ts', () => ({
  readStoredValue: () => new Promise<undefined>((resolve) => reads.push(resolve)),
  storeValue: async () => {},
}))
vi.mock('#web/outbox/tabs.ts', () => ({
  oneTabAtATime: (_name: string, _signal: AbortSignal, work: () => Promise<void>) => work(),
}))
vi.mock('#web/outbox/use-clearings.ts', () => ({ useClearings: () => 0 }))
vi.mock('#web/client/react.tsx', () => ({ useConnectionState: () => ({ status: 'live' }) }))
vi.mock('#web/client/query-bridge.ts', () => ({
  liveQuery: () => ({
    queryKey: ['part'],
    retry: false,
    queryFn: () => {
      asked += 1
      return Promise.reject(new Fault('forbidden', 'This day pass has ended.'))
    },
  }),
}))

afterEach(cleanup)

const PACK = { auditId: 'audit', orgId: 'org', stores: [], catalogueVersion: '1' } as object

async function answerRead(): Promise<void> {
  await vi.waitFor(() => expect(reads).not.toEqual([]))
  await act(async () => reads.shift()?.(undefined))
}

function open() {
  const client = new QueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useCatalogue(PACK as AssignmentPack), { wrapper })
}

test('whoever left before the device was read asks for nothing', async () => {
  const { unmount } = open()
  await answerRead()
  await vi.waitFor(() => expect(reads).toHaveLength(1))
  unmount()
  // An answer that nobody waits for would be an uncaught refusal.
  await answerRead()
  await act(async () => {})
  expect(asked).toBe(0)
})
