import { connect } from 'node:net'
import type { ClientBase } from 'pg'

/** The driver has these fields, but its types do not. */
interface Line {
  readonly host: string
  readonly port: number
  readonly processID: number | null
  readonly secretKey: number | null
}

const CANCEL_REQUEST = 80_877_102
const PATIENCE_MS = 2_000

/**
 * Cancels the statement that is running on a connection. The caller must still hold the connection, so that it cannot
 * be the statement of another caller. A pooler passes the request on to whichever server runs the statement.
 */
export async function cancelStatement(client: ClientBase): Promise<void> {
  const { host, port, processID, secretKey } = client as unknown as Line
  if (processID === null || secretKey === null) return
  const request = Buffer.alloc(16)
  for (const [index, value] of [request.length, CANCEL_REQUEST, processID, secretKey].entries()) {
    request.writeInt32BE(value, index * 4)
  }
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  socket.once('error', reject)
  // The server closes the line once it has passed the request on.
  socket.once('close', () => resolve())
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('timeout expired')))
  socket.resume().write(request)
  await promise
}
