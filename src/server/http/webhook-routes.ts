// Where the payment provider reports what happened. The body is taken as it comes: the signature is over
// every byte of it.

import { Hono } from 'hono'
import { refusal } from './errors.ts'
import type { HostEnv } from './host-env.ts'

/** `refused`: it was not signed with our secret. */
export type ProviderEventReceiver = (
  body: string,
  signature: string,
) => Promise<'stored' | 'known' | 'refused'>

export const STRIPE_WEBHOOK_PATH = '/api/stripe/webhook'

export function webhookRoutes(receive: ProviderEventReceiver): Hono<HostEnv> {
  const routes = new Hono<HostEnv>()
  routes.post(STRIPE_WEBHOOK_PATH, async (c) => {
    const receipt = await receive(await c.req.text(), c.req.header('stripe-signature') ?? '')
    if (receipt === 'refused') return refusal(c, 400, 'invalid_argument', 'The signature is wrong.')
    return c.json({ received: true, known: receipt === 'known' })
  })
  return routes
}
