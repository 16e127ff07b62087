// A host on a real socket that shows no pages and keeps quiet.

import { pino } from 'pino'
import type { Person } from '#seeds/world.ts'
import { createAuth } from '#server/auth/create-auth.ts'
import { createHost, type HostOptions } from '#server/http/host.ts'
import { createHttpMetrics } from '#server/http/metrics.ts'
import { fixedSeals } from '#server/seals/fixed-seals.ts'
import type { TestDatabase } from './database.ts'

const PUBLIC_URL = 'http://shelfcount.example'

type Parts = Pick<HostOptions, 'functions' | 'gate' | 'printer' | 'receiveProviderEvent'> &
  Partial<Pick<HostOptions, 'auth' | 'publicUrl' | 'mailbox' | 'createPages' | 'demo'>>

export async function startTestHost(database: TestDatabase, parts: Parts) {
  const { auth, ...options } = testHostOptions(database, parts)
  const host = await createHost({ auth, ...options })
  const { port } = await host.listen(0, '127.0.0.1')
  return {
    url: `http://127.0.0.1:${port}`,
    tokenOf: ({ identity }: Person) => auth.issueToken(identity),
    close: () => host.close(),
  }
}

export function testHostOptions(database: TestDatabase, parts: Parts): HostOptions {
  const log = pino({ level: 'silent' })
  return {
    auth: parts.auth ?? testAuth(database),
    database,
    log,
    metrics: createHttpMetrics(),
    publicUrl: PUBLIC_URL,
    operator: { name: 'Test', contact: null },
    sendsMail: false,
    strictTransport: false,
    trustedProxies: 0,
    metricsToken: null,
    version: '1.0.0',
    clientBuild: null,
    mailbox: false,
    createPages: async () => null,
    certificate: null,
    acceptSocket: (socket) => socket.close(),
    seals: fixedSeals(),
    ...parts,
  }
}

function testAuth(database: TestDatabase): HostOptions['auth'] {
  return createAuth({
    pool: database.auth,
    publicUrl: PUBLIC_URL,
    secret: 'the secret of the tests has enough letters',
    mails: { send: async () => {} },
    beforeDeleteUser: async () => {},
    log: pino({ level: 'silent' }),
  })
}
