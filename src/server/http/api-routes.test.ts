import { expect, test } from 'vitest'
import { apiRoutes } from './api-routes.ts'
import type { FunctionHost } from './function-host.ts'

const identity = { userId: 'robot', sessionId: 'key:robot' }

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
  const keyring = { callerOf: async () => ({ keyId: 'k', organizationId: 'fennel', identity }) }
  const routes = apiRoutes({ functions, keyring, publicUrl: 'https://shelfcount.example' })
  const answer = await routes.request('/api/v1/items', {
    method: 'POST',
    headers: { authorization: 'Bearer shelfcount_key_robot' },
    body: '{"name":"Tea"}',
  })
  expect(answer.status).toBe(201)
  expect(asked).toEqual(['lane of robot', 'items:upsert by robot'])
})
