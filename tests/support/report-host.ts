// A host that hands out documents, on a real socket, with the real printer.

import path from 'node:path'
import { pino } from 'pino'
import { type Person, World } from '#seeds/world.ts'
import { createAuth } from '#server/auth/create-auth.ts'
import { createHost } from '#server/http/host.ts'
import { createHttpMetrics } from '#server/http/metrics.ts'
import { createPdfPrinter } from '#server/pdf/pdf-printer.ts'
import type { TestDatabase } from './database.ts'
import { startLiveNode } from './live-node.ts'

const PUBLIC_URL = 'http://shelfcount.example'
const PDF_PROGRAM = path.join(import.meta.dirname, '../../src/entry/pdf-printer.ts')

export async function startReportHost(database: TestDatabase) {
  const silent = pino({ level: 'silent' })
  const auth = createAuth({
    pool: database.auth,
    publicUrl: PUBLIC_URL,
    secret: 'the secret of the tests has enough letters',
    mails: { send: async () => {} },
    beforeDeleteUser: async () => {},
    log: silent,
  })
  const node = await startLiveNode({ database })
  const printer = createPdfPrinter(PDF_PROGRAM)
  const host = await createHost({
    auth,
    database,
    printer,
    functions: node.engine,
    log: silent,
    metrics: createHttpMetrics(),
    publicUrl: PUBLIC_URL,
    operator: { name: 'Test', contact: null },
    strictTransport: false,
    trustedProxies: 0,
    metricsToken: null,
    version: '1.0.0',
    clientBuild: null,
    mailbox: false,
    createPages: async () => null,
    certificate: null,
    acceptSocket: (socket) => socket.close(),
  })
  const { port } = await host.listen(0, '127.0.0.1')
  return {
    node,
    world: new World({ database }),
    /** Asks as somebody, or as nobody. */
    async get(address: string, person?: Person): Promise<Response> {
      const headers: Record<string, string> = {}
      if (person) headers.authorization = `Bearer ${await auth.issueToken(person.identity)}`
      return fetch(`http://127.0.0.1:${port}${address}`, { headers })
    },
    async stop() {
      await host.close()
      await node.stop()
      await printer.stop()
    },
  }
}
