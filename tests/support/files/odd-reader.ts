// A reader's program that never comes to an end with a file whose name is odd, and reads any other.

import type { CheckRequest } from '#server/import-worker/check-import.ts'
import { openImportConnection } from '#server/import-worker/import-connection.ts'
import { runAsReader } from '#server/import-worker/reader-main.ts'

process.once('message', (request: CheckRequest) => void read(request))

async function read(request: CheckRequest): Promise<void> {
  const client = await openImportConnection(request)
  const { rows } = await client.query<{ name: string }>(
    'select file_name as name from import where id = $1',
    [request.importId],
  )
  await client.end()
  while (rows[0]?.name.startsWith('odd')) Math.sqrt(2)
  runAsReader()
  process.emit('message', request, undefined)
}
