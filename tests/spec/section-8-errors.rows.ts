// The account toasts are looked at in the browser: section-8-errors.browser.ts.

import { expect, vi } from 'vitest'
import { Fault } from '#domain/fault.ts'
import { createQueryClient, liveQuery } from '#web/client/query-bridge.ts'
import { shop } from '#web/client/testing/shop.ts'
import { createTokenFetch, isNetworkError } from '#web/client/token-fetch.ts'
import { AuthRequestError, requestAuth } from '#web/session/auth-request.ts'
import { sendSignedInAway } from '#web/session/guards.ts'
import { startInstance } from '#web/start.ts'
import { checkoutErrors, layerErrors } from './billing-layer.rows.ts'
import type { SpecRow, SpecSection } from './support/rows.ts'

const NETWORK_MESSAGES = [
  'network error',
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'The Internet connection appears to be offline.',
  'Load failed',
  'Network request failed',
  'fetch failed',
  'terminated',
]

/** Counts how often a token is asked for while every attempt fails. */
async function attemptsThatFail(message: string): Promise<number> {
  let attempts = 0
  const fetchToken = createTokenFetch({
    cachedToken: () => null,
    sleep: async () => {},
    fetch: async () => {
      attempts += 1
      throw new TypeError(message)
    },
  })
  await expect(fetchToken({ forceRefreshToken: true })).rejects.toThrow(message)
  return attempts
}

const tokenErrors: readonly SpecRow[] = [
  ...NETWORK_MESSAGES.map((message) => ({
    row: `'${message}' is a network error`,
    check: () => {
      expect(isNetworkError(new TypeError(message))).toBe(true)
      expect(isNetworkError(new TypeError(`${message} again`))).toBe(false)
    },
  })),
  {
    row: 'network errors are rethrown after more than 10 retries',
    check: async () => expect(await attemptsThatFail('Failed to fetch')).toBe(11),
  },
  {
    row: 'other errors are rethrown at once',
    check: async () => expect(await attemptsThatFail('out of memory')).toBe(1),
  },
]

const authErrors: readonly SpecRow[] = [
  {
    row: 'auth HTTP errors yield an error with status and statusText',
    check: async () => {
      const refused = new Response('{}', { status: 418, statusText: 'I am a teapot' })
      vi.stubGlobal('fetch', async () => refused)
      try {
        const error = await requestAuth('/get-session', {}).catch((thrown: unknown) => thrown)
        expect(error).toBeInstanceOf(AuthRequestError)
        expect(error).toMatchObject({ status: 418, statusText: 'I am a teapot' })
      } finally {
        vi.unstubAllGlobals()
      }
    },
  },
]

const sessionErrors: readonly SpecRow[] = [
  {
    row: 'a current-user fetch failure is logged only, and no store id is set',
    check: async () => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      const queryClient = createQueryClient({})
      const user = { id: 'u', name: 'Ada', email: 'ada@shop.test', image: null, createdAt: 1 }
      vi.spyOn(queryClient, 'fetchQuery').mockImplementation(async ({ queryKey }) => {
        if (queryKey?.length === 1) return { user, token: null }
        throw new Error('no current user')
      })
      const sent = sendSignedInAway({ context: { queryClient } })
      await expect(sent).rejects.toMatchObject({ options: { to: '/stores' } })
      expect(log).toHaveBeenCalledOnce()
      log.mockRestore()
    },
  },
  {
    row: 'server-function errors that come as JSON are thrown as decoded',
    check: async () => {
      const { serializationAdapters } = await startInstance.getOptions()
      const [faults] = serializationAdapters ?? []
      const sent = JSON.stringify(faults?.toSerializable(new Fault('forbidden', 'Not for you')))
      const thrown: unknown = faults?.fromSerializable(JSON.parse(sent))
      expect(thrown).toBeInstanceOf(Fault)
      expect(thrown).toMatchObject({ code: 'forbidden', message: 'Not for you' })
    },
  },
]

function redirected() {
  return new Fault('forbidden', 'Over there', { redirectTo: '/setup/organization' })
}

const redirects: readonly SpecRow[] = [
  {
    row: 'a redirect error of a query navigates to its target',
    check: async () => {
      const navigate = vi.fn()
      const backend = {
        session: async () => ({ user: null, token: null }),
        query: async () => {
          throw redirected()
        },
      }
      const queryClient = createQueryClient({ backend, navigate })
      const asked = queryClient.fetchQuery(liveQuery(shop.total, { store: 'a' }))
      await expect(asked).rejects.toThrow('Over there')
      expect(navigate.mock.calls).toEqual([['/setup/organization']])
    },
  },
  {
    row: 'a redirect error of a mutation navigates to its target',
    check: async () => {
      const navigate = vi.fn()
      const queryClient = createQueryClient({ navigate })
      const mutation = queryClient.getMutationCache().build(queryClient, {
        mutationFn: async () => {
          throw redirected()
        },
      })
      await expect(mutation.execute(undefined)).rejects.toThrow('Over there')
      expect(navigate.mock.calls).toEqual([['/setup/organization']])
    },
  },
]

export const errors: SpecSection = {
  section: '8. The error catalogue',
  tables: [
    {
      name: 'Session and token errors',
      rows: [...tokenErrors, ...authErrors, ...sessionErrors, ...redirects, checkoutErrors],
    },
    {
      name: 'Billing errors',
      rows: layerErrors,
    },
  ],
}
