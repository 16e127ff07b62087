// A pooler in front of the database of a test: it gives each transaction whichever connection is free.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findProgram } from '../../scripts/test/programs.ts'
import { eventually } from './eventually.ts'

interface Target {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly database: string
}

export interface Pgbouncer {
  readonly url: string
  close(): Promise<void>
}

/** `poolSize`: the connections that all transactions share. */
export async function startPgbouncer(target: Target, poolSize: number): Promise<Pgbouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'shelfcount-pgbouncer-'))
  const port = await freePort()
  const settings = join(folder, 'pgbouncer.ini')
  await writeFile(
    settings,
    `[databases]
pooled = host=${target.host} port=${target.port} user=${target.user} dbname=${target.database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 200
`,
  )
  // It refuses to run as root, and the socket of the server is open to its own account alone.
  const { uid, gid } = await stat(target.host)
  const account = process.getuid?.() === 0 ? { uid, gid } : {}
  await chmod(folder, 0o755)
  const child = spawn(findProgram('pgbouncer'), ['-q', settings], { stdio: 'ignore', ...account })
  const url = `postgres://${target.user}@127.0.0.1:${port}/pooled`
  await eventually(async () => {
    const client = new pg.Client(url)
    await client.connect()
    await client.end()
  })
  return {
    url,
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
