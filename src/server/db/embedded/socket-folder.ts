import { createHash } from 'node:crypto'
import { chown, lstat, mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DataFolder } from './data-folder.ts'
import { EmbeddedPostgresError, errorCode } from './failure.ts'
import type { Address } from './postmaster.ts'

/** The kernel limits socket paths to 104 (macOS) or 108 bytes. */
const LONGEST_SOCKET_PATH = 100
const SOCKET_PORT = 5432

/** The socket is in the data folder, which is closed to others; Windows uses a port instead. */
export async function chooseAddress(data: DataFolder): Promise<Address> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() }
  const socket = join(data.path, `.s.PGSQL.${SOCKET_PORT}`)
  const fits = Buffer.byteLength(socket) <= LONGEST_SOCKET_PATH
  return { host: fits ? data.path : await shortFolder(data), port: SOCKET_PORT }
}

async function shortFolder({ path, account }: DataFolder): Promise<string> {
  const name = createHash('sha256').update(path).digest('hex').slice(0, 16)
  const folder = join(tmpdir(), `shelfcount-${name}`)
  try {
    await mkdir(folder, { mode: 0o700 })
    if (account) await chown(folder, account.uid, account.gid)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  const stats = await lstat(folder)
  const isOurs = stats.uid === (account?.uid ?? process.getuid?.())
  if (stats.isDirectory() && isOurs && (stats.mode & 0o077) === 0) return folder
  throw new EmbeddedPostgresError(`${folder}, needed for its socket, belongs to somebody else.`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
