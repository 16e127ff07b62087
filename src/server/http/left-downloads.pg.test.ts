// If a client leaves a download, its queries are canceled.

import { afterAll, expect, test } from 'vitest'
import { World } from '#seeds/world.ts'
import { newId } from '#server/new-id.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startTestHost } from '#tests/support/test-host.ts'
import { callerGone } from '../realtime/one-time-queries.ts'
import type { FunctionHost, QuerySnapshot } from './function-host.ts'

const database = await testDatabase()
const { owner, storeId, organizationId } = await new World({ database }).shop()

/** Never answers, and records which clients have left. */
let asked: (AbortSignal | undefined)[] = []
const functions: FunctionHost = {
  openSnapshot: (_identity, _mode, signal) =>
    new Promise<QuerySnapshot>((_resolve, reject) => {
      asked.push(signal)
      signal?.addEventListener('abort', () => reject(callerGone()))
    }),
  laneKeyOf: async () => 'o/1',
  runMutation: async () => null,
  runAction: async () => null,
}
const printed = async () => new Uint8Array()
const printer = {
  print: printed,
  printLabels: printed,
  printResults: printed,
  printCountSheets: printed,
  stop: async () => {},
}
const host = await startTestHost(database, { functions, printer })
afterAll(() => host.close())

const auditId = newId()
test.each([
  `/api/results.csv?auditId=${auditId}`,
  `/api/results.xlsx?auditId=${auditId}`,
  `/api/results.pdf?auditId=${auditId}`,
  `/api/count-sheets.pdf?auditId=${auditId}&storeId=${storeId}&kind=blank`,
  `/api/labels.pdf?of=shelves&storeId=${storeId}&sheet=a4-21`,
  `/api/journal.csv?orgId=${organizationId}`,
])('%s asks nothing more', async (address) => {
  asked = []
  const leaving = new AbortController()
  const headers = { authorization: `Bearer ${await host.tokenOf(owner)}` }
  const left = fetch(host.url + address, { headers, signal: leaving.signal })
  await Promise.race([eventually(() => expect(asked).toHaveLength(1)), left])
  leaving.abort()
  await expect(left).rejects.toThrow('aborted')
  await eventually(() => expect(asked[0]?.aborted).toBe(true))
})
