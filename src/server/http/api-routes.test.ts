import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { KEY_SCOPES } from '#domain/api/key-scopes.ts'
import { ApiGate } from './api-gate.ts'
import { apiRoutes } from './api-routes.ts'
import type { FunctionHost } from './function-host.ts'
import type { HostEnv } from './host-env.ts'

const identity = { userId: 'robot', sessionId: 'key:robot' }
const caller = { keyId: 'k', organizationId: 'fennel', identity, scopes: KEY_SCOPES }
const gate = new ApiGate({
  callerOf: async () => caller,
  presentCallerOf: async () => ({ ...caller, expiresAt: null }),
})
const authorization = 'Bearer shelfcount_key_robot'

test('a key that only writes is known to belong to its organization before it waits for a turn', async () => {
  const asked: string[] = []
  const functions: FunctionHost = {
    openSnapshot: () => Promise.reject(new Error('It reads nothing')),
    runAction: () => Promise.reject(new Error('It does nothing else')),
    laneKeyOf: async (caller) => {
      asked.push(`lane of ${caller?.userId}`)
      return 'o/fennel'
    },
    runMutation: async (caller, path) => {
      asked.push(`${path} by ${caller?.userId}`)
      return { id: '0197a0b4-9d2e-7cc1-8f5c-3f1b2d6a7e90' }
    },
  }
  const routes = apiRoutes({ functions, gate, publicUrl: 'https://shelfcount.example' })
  const answer = await routes.request('/api/v1/items', {
    method: 'POST',
    headers: { authorization },
    body: '{"name":"Tea"}',
  })
  expect(answer.status).toBe(201)
  expect(asked).toEqual(['lane of robot', 'items:upsert by robot'])
})

test('a list that fails between two pages breaks off, and the log says why', async () => {
  const pages = [{ page: [], isDone: false, continueCursor: 'next', total: 2 }]
  const functions: FunctionHost = {
    openSnapshot: async () => ({
      query: async () => {
        const page = pages.pop()
        if (page) return page
        throw new Error('relation "item" is broken')
      },
      close: async () => {},
    }),
    runAction: () => Promise.reject(new Error('It only reads')),
    runMutation: () => Promise.reject(new Error('It only reads')),
    laneKeyOf: async () => 'o/fennel',
  }
  const logged: string[] = []
  const log = pino({}, { write: (line: string) => logged.push(line) })
  const host = new Hono<HostEnv>()
    .use(async (c, next) => {
      c.set('log', log)
      await next()
    })
    .route('/', apiRoutes({ functions, gate, publicUrl: 'https://shelfcount.example' }))
  const headers = { authorization, accept: 'application/x-ndjson' }
  const answer = await host.request('/api/v1/items', { headers })
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow('Something went wrong on our side.')
  expect(logged.join()).toContain('is broken')
})
