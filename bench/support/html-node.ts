// The reference for pages: node:http alone, which sends the same bytes to everybody.

import { once } from 'node:events'
import { createServer } from 'node:http'
import * as z from 'zod'
import { serveBench } from './serve-bench.ts'

const setup = z.object({
  bodyBase64: z.string(),
  headers: z.record(z.string(), z.string()),
})

await serveBench(setup, async ({ bodyBase64, headers }) => {
  const body = Buffer.from(bodyBase64, 'base64')
  const server = createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, stop: async () => {} }
})
