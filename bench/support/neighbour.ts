// A neighbour's browsers and programs, on a thread of their own: on other machines they would not wait for the
// server, nor it for them.

import { parentPort, workerData } from 'node:worker_threads'
import { api } from '#contract/api.ts'
import { FrameClient } from '#tests/support/frame-client.ts'

/** What a neighbour does. */
export type Neighbour =
  | {
      readonly kind: 'looks at results'
      readonly url: string
      readonly token: string
      readonly auditId: string
    }
  | {
      readonly kind: 'asks without end'
      readonly url: string
      readonly bearer: string
      readonly auditId: string
    }

const neighbour: Neighbour = workerData
if (neighbour.kind === 'looks at results') await look(neighbour)
else askWithoutEnd(neighbour)
parentPort?.postMessage('begun')

/** As a page does: the first answer whole, then what has changed. */
async function look({ url, token, auditId }: Extract<Neighbour, { token: string }>): Promise<void> {
  const client = await FrameClient.open({ url }, ['resume', 'patch', 'behind'])
  client.authenticate(token)
  const groups = { auditId, groupBy: 'room', paginationOpts: { numItems: 500 } }
  const shown = client.subscribe(api.audits.getVarianceGroups.name, groups)
  client.subscribe(api.audits.getDashboard.name, { auditId })
  await client.last(shown)
}

/** Three requests of a hundred queries each, again and again until they are left. */
function askWithoutEnd({ url, bearer, auditId }: Extract<Neighbour, { bearer: string }>): void {
  const path = api.audits.getVarianceGroups.name
  const queries = Array.from({ length: 100 }, (_, n) => ({
    path,
    args: { auditId, groupBy: 'room', search: `item ${n}`, paginationOpts: { numItems: 500 } },
  }))
  const ask = async () => {
    for (;;) {
      const answer = await fetch(`${url}/api/queries`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        body: JSON.stringify({ mode: 'inconsistent', queries }),
      })
      await answer.arrayBuffer()
    }
  }
  for (let request = 0; request < 3; request += 1) ask().catch(() => {})
}
