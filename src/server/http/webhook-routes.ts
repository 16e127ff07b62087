// Receives events of the payment provider. The body is used as raw bytes, because the signature covers every one of
// them.

import { Hono } from 'hono'
import { refusal } from './errors.ts'
import type { HostEnv } from './host-env.ts'

/** `refused` if it was not signed with our secret. */
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
