// The client in a React tree: its providers, and how a test waits until something is shown.

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RealtimeProvider } from '../react.tsx'
import type { RealtimeClient } from '../realtime-client.ts'

export type Providers = (props: { readonly children: ReactNode }) => ReactNode

export function providersOf(realtime: RealtimeClient, queryClient: QueryClient): Providers {
  return ({ children }) => (
    <QueryClientProvider client={queryClient}>
      <RealtimeProvider client={realtime}>{children}</RealtimeProvider>
    </QueryClientProvider>
  )
}

/** Runs something and lets React render the result. */
export async function settle(run: () => unknown, waitMs = 5): Promise<void> {
  await act(async () => {
    await run()
    await new Promise((wake) => setTimeout(wake, waitMs))
  })
}
