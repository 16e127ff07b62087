// What the host answers is asked of the running product: section-7-calls.browser.ts.

import { expect } from 'vitest'
import { canonicalName } from '#contract/define.ts'
import { FakeWorld } from '#web/client/testing/fake-world.ts'
import { shop } from '#web/client/testing/shop.ts'
import { createTokenFetch } from '#web/client/token-fetch.ts'
import { sessionQuery } from '#web/session/session.ts'
import { billingCalls, billingPrefixes } from './billing.rows.ts'
import { layerCalls } from './billing-calls.rows.ts'
import { FUNCTIONS, type FunctionRow } from './section-7-calls.functions.ts'
import { argumentNames, contractOf, defaultPageSize } from './support/contracts.ts'
import type { SpecRow, SpecSection } from './support/rows.ts'

function functionRow({ name, kind, args }: FunctionRow): SpecRow {
  return {
    row: `${kind} ${name}{${args.join(', ')}}`,
    check: () => {
      const contract = contractOf(name)
      expect(contract?.kind).toBe(kind)
      expect(argumentNames(contract)).toEqual(expect.arrayContaining([...args]))
    },
  }
}

const functions: readonly SpecRow[] = [
  ...FUNCTIONS.map(functionRow),
  {
    row: 'functions are referenced as module and function',
    check: () => expect(canonicalName('rooms.getWithDetails')).toBe('rooms:getWithDetails'),
  },
  {
    row: 'audits:getAuditHistory: paginationOpts.numItems is 10 by default',
    check: () => expect(defaultPageSize('audits:getAuditHistory')).toBe(10),
  },
  {
    row: 'auditAssignments:getAssignmentsWithProgress: paginationOpts.numItems is 1000 by default',
    check: () => expect(defaultPageSize('auditAssignments:getAssignmentsWithProgress')).toBe(1_000),
  },
]

/** A token endpoint that keeps the addresses it was asked at. */
function tokenEndpoint(body: unknown) {
  const asked: string[] = []
  const fetchToken = createTokenFetch({
    cachedToken: () => 'cached',
    fetch: async (address) => {
      asked.push(String(address))
      return Response.json(body)
    },
  })
  return { asked, fetchToken }
}

const tokenFetch: readonly SpecRow[] = [
  {
    row: 'the token endpoint is called only on a forced refresh',
    check: async () => {
      const { asked, fetchToken } = tokenEndpoint({ token: 'fresh' })
      expect(await fetchToken({ forceRefreshToken: false })).toBe('cached')
      expect(asked).toEqual([])
      expect(await fetchToken({ forceRefreshToken: true })).toBe('fresh')
      expect(asked).toEqual(['/api/auth/token'])
    },
  },
  {
    row: 'the answer is data.token, or null if absent',
    check: async () => {
      const { fetchToken } = tokenEndpoint({})
      expect(await fetchToken({ forceRefreshToken: true })).toBeNull()
    },
  },
]

const wire: readonly SpecRow[] = [
  {
    row: 'a query carries a function name and arguments',
    check: async () => {
      const world = new FakeWorld()
      world.client().subscribe(shop.total, { store: 'a' }, () => {})
      const socket = await world.open()
      expect(socket.framesOf('ModifyQuerySet')[0]?.modifications).toMatchObject([
        { udfPath: 'shop:total', args: [{ store: 'a' }] },
      ])
    },
  },
  {
    row: 'an action carries a function name and arguments',
    check: async () => {
      const world = new FakeWorld()
      void world.client().action(shop.print, {})
      const socket = await world.open()
      expect(socket.framesOf('Action')).toMatchObject([{ udfPath: 'shop:print', args: [{}] }])
    },
  },
  {
    row: 'the realtime connection uses a WebSocket',
    check: () => {
      const world = new FakeWorld()
      world.client().subscribe(shop.total, { store: 'a' }, () => {})
      expect(new URL(world.socket.url).protocol).toBe('wss:')
    },
  },
]

export const calls: SpecSection = {
  section: '7. The calls it makes',
  tables: [
    {
      name: 'Session and identity',
      rows: [
        {
          row: 'the session server function is cached for 2 minutes',
          check: () => expect(sessionQuery.staleTime).toBe(120_000),
        },
        ...tokenFetch,
      ],
    },
    { name: 'Realtime backend: functions', rows: functions },
    { name: 'Realtime backend: calls', rows: wire },
    { name: 'Billing calls', rows: billingCalls },
    {
      name: 'Billing layer',
      rows: [...billingPrefixes, ...layerCalls],
    },
  ],
}
