// The mails that stayed here, for developers. Never served in production: mails open accounts.

import { Hono } from 'hono'
import type { Pool } from 'pg'
import { listKeptMails } from '../mail/local-outbox.ts'
import type { HostEnv } from './host-env.ts'

export function mailboxRoutes(owner: Pool): Hono<HostEnv> {
  return new Hono<HostEnv>().get('/api/dev/mails', async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await listKeptMails(owner))
  })
}
