// The sender of webhooks as a node starts it, for receivers on loopback.

import { WORLD_SECRET } from '#seeds/world.ts'
import { startWebhooks, type WebhookSender } from '#server/webhooks/start-webhooks.ts'
import type { BenchDatabase } from './bench-database.ts'

export function sendWebhooks(database: BenchDatabase): WebhookSender {
  return startWebhooks({
    pool: database.deliveries,
    log: (line) => console.error(line),
    allowsPrivate: true,
    publicUrl: 'http://localhost:3000',
    secret: WORLD_SECRET,
  })
}
