// Sends webhooks as a process of its own, which a test may kill: `node webhook-sender.ts CONNECTION`.

import { WORLD_SECRET } from '#seeds/world.ts'
import { openDatabase } from '#server/db/database.ts'
import { startWebhooks } from '#server/webhooks/start-webhooks.ts'
import { SQL_FOLDER } from './template.ts'

const database = await openDatabase({
  connection: JSON.parse(process.argv[2] ?? '{}'),
  sqlFolder: SQL_FOLDER,
  log: () => {},
})
startWebhooks({
  pool: database.deliveries,
  log: (line) => console.error(line),
  allowsPrivate: true,
  publicUrl: 'http://localhost:3000',
  secret: WORLD_SECRET,
  // Short, so that what a killed process had claimed is taken up soon.
  timeoutMs: 1_000,
  leaseMs: 1_500,
  pollMs: 20,
})
