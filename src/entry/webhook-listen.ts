// `webhook-listen [--port PORT] [--secret whsec_…] [--status STATUS]`: shows webhooks as they arrive on this machine.

import { parseArgs } from 'node:util'
import { createListener } from './webhook-listener.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '9000' },
    secret: { type: 'string' },
    status: { type: 'string', default: '204' },
  },
})

const listener = createListener({
  secret: values.secret,
  status: Number(values.status),
  say: (line) => console.log(line),
  now: () => Date.now(),
})
listener.listen(Number(values.port), '127.0.0.1', () => {
  console.log(`Waiting for webhooks at http://127.0.0.1:${values.port}/`)
  console.log('The server sends here only with WEBHOOKS_TO_PRIVATE=on.')
})
