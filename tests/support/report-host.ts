// A host that hands out documents, on a real socket, with the real printer.

import path from 'node:path'
import { type Person, World } from '#seeds/world.ts'
import { createPdfPrinter } from '#server/pdf/pdf-printer.ts'
import type { TestDatabase } from './database.ts'
import { startLiveNode } from './live-node.ts'
import { startTestHost } from './test-host.ts'

const PDF_PROGRAM = path.join(import.meta.dirname, '../../src/entry/pdf-printer.ts')

export async function startReportHost(database: TestDatabase) {
  const node = await startLiveNode({ database })
  const printer = createPdfPrinter(PDF_PROGRAM)
  const host = await startTestHost(database, { functions: node.engine, printer })
  return {
    node,
    world: new World({ database }),
    /** Asks as somebody, or as nobody. */
    async get(address: string, person?: Person): Promise<Response> {
      const headers: Record<string, string> = {}
      if (person) headers.authorization = `Bearer ${await host.tokenOf(person)}`
      return fetch(`${host.url}${address}`, { headers })
    },
    async stop() {
      await host.close()
      await node.stop()
      await printer.stop()
    },
  }
}
