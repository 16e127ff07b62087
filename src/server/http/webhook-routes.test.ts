import { expect, test } from 'vitest'
import { STRIPE_WEBHOOK_PATH, webhookRoutes } from './webhook-routes.ts'

function host(receipt: 'stored' | 'known' | 'refused') {
  const heard: string[][] = []
  const routes = webhookRoutes(async (body, signature) => {
    heard.push([body, signature])
    return receipt
  })
  const report = (body: string, headers: Record<string, string> = {}) =>
    routes.request(STRIPE_WEBHOOK_PATH, { method: 'POST', body, headers })
  return { heard, report }
}

test('a report is passed on byte for byte, with its signature', async () => {
  const { heard, report } = host('stored')
  const body = '{ "id":"evt_1",\n\t"name" : "Čaj & sůl"  }\n'
  const answer = await report(body, { 'stripe-signature': 't=1,v1=ab' })
  expect(answer.status).toBe(200)
  expect(heard).toEqual([[body, 't=1,v1=ab']])
})

test('a report that was kept before is thanked for again', async () => {
  const answer = await host('known').report('{}')
  expect(await answer.json()).toEqual({ received: true, known: true })
})

test('a report that nobody signed is refused', async () => {
  const { heard, report } = host('refused')
  expect((await report('{}')).status).toBe(400)
  expect(heard).toEqual([['{}', '']])
})
