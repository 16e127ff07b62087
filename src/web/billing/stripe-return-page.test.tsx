// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StripeReturnPage } from './stripe-return-page.tsx'

const confirm = vi.hoisted(() => vi.fn<() => Promise<{ status: string; url?: string }>>())
const opened = vi.hoisted((): string[] => [])

vi.mock('../client/react.tsx', () => ({ useBackendAction: () => confirm }))
vi.mock('../kit/narrow-frame.tsx', () => ({ NarrowFrame: Plain }))
vi.mock('./use-purchase-tools.ts', () => ({ openUrl: (url: string) => opened.push(url) }))
vi.mock('../kit/links.tsx', () => ({ LinkButton: Plain }))

function Plain({ lead, children }: { readonly lead?: ReactNode; readonly children?: ReactNode }) {
  return (
    <div>
      {lead}
      {children}
    </div>
  )
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  confirm.mockReset()
  opened.length = 0
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const button = () => screen.getByRole('button', { name: 'Check again' })

async function arrive() {
  confirm.mockResolvedValueOnce({ status: 'open' })
  // From here on no answer arrives.
  confirm.mockReturnValue(new Promise(() => {}))
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <StripeReturnPage checkoutId="checkout" />
      </QueryClientProvider>
    </MantineProvider>,
  )
  await pass(0)
}

test('looks that the page takes by itself are not seen', async () => {
  await arrive()
  await pass(4_100)
  expect(confirm, 'it is looking').toHaveBeenCalledTimes(2)
  expect(button().hasAttribute('data-loading')).toBe(false)
})

test('a look that somebody asks for is seen until it is answered', async () => {
  await arrive()
  const answer = Promise.withResolvers<{ status: string }>()
  confirm.mockReturnValue(answer.promise)
  await act(async () => void fireEvent.click(button()))
  expect(button().hasAttribute('data-loading')).toBe(true)
  answer.resolve({ status: 'open' })
  await pass(0)
  expect(button().hasAttribute('data-loading')).toBe(false)
})

test('a payment that failed leads to the page that says so', async () => {
  const url = 'https://shop.test/checkout/failed?org=o1'
  confirm.mockResolvedValue({ status: 'expired', url })
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <StripeReturnPage checkoutId="checkout" />
      </QueryClientProvider>
    </MantineProvider>,
  )
  await pass(0)
  expect(opened).toEqual([url])
})
