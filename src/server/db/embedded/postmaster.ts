/** The server of a data folder: its process, whether it answers, how it is started and stopped. */
import { type ChildProcess, spawnSync } from 'node:child_process'
import { closeSync, fchownSync, fstatSync, ftruncateSync, openSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Client } from 'pg'
import type { Binaries } from './binaries.ts'
import type { DataFolder } from './data-folder.ts'
import { errorCode } from './failure.ts'
import { spawnProgram } from './run-program.ts'

const LOG_LIMIT_BYTES = 10_000_000

export interface Address {
  readonly host: string
  readonly port: number
}

/** The contents of postmaster.pid, which the server writes while it starts. */
export interface Postmaster {
  readonly pid: number
  readonly address: Address
}

export function readPostmaster(folder: string): Postmaster | undefined {
  const [pid, , , port, socketFolder, listenAddress] = readIfThere(
    join(folder, 'postmaster.pid'),
  ).split('\n')
  if (!Number(pid)) return undefined
  const host = process.platform === 'win32' ? listenAddress : socketFolder
  return { pid: Number(pid), address: { host: host ?? '', port: Number(port) } }
}

/** The process id may have been reused, so the command line of the process decides. */
export function identify(pid: number, folder: string): 'server' | 'other server' | 'none' {
  if (!isAlive(pid)) return 'none'
  if (process.platform === 'win32') return 'server'
  const [program = '', ...args] = commandLine(pid)
  if (!basename(program).startsWith('postgres')) return 'none'
  return args.includes(folder) ? 'server' : 'other server'
}

function commandLine(pid: number): string[] {
  if (process.platform === 'linux') return readIfThere(`/proc/${pid}/cmdline`).split('\0')
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-ww', '-o', 'args='], {
    encoding: 'utf8',
  })
  return stdout.trim().split(' ')
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** True if a server answers there, and it is the one of this folder. */
export async function answers(address: Address, folder: string): Promise<boolean> {
  if (address.host === '') return false
  const client = new Client({
    ...address,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: 2_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory')
    const [row] = rows
    return process.platform === 'win32' || row?.data_directory === folder
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

export interface Launch {
  readonly data: DataFolder
  readonly binaries: Binaries
  readonly address: Address
  readonly durability: 'full' | 'none'
}

export interface LaunchedServer {
  readonly child: ChildProcess
  /** The server's output since it was started. */
  readonly output: () => string
}

/**
 * The server gets its own process group, so that Ctrl-C in a terminal only reaches the app, and writes its log to a
 * file, so that it can continue when the app is killed.
 */
export function launchServer({ data, binaries, address, durability }: Launch): LaunchedServer {
  const logFile = join(data.path, 'server.log')
  const log = openSync(logFile, 'a', 0o600)
  if (fstatSync(log).size > LOG_LIMIT_BYTES) ftruncateSync(log)
  if (data.account) fchownSync(log, data.account.uid, data.account.gid)
  const start = fstatSync(log).size
  const settings = { ...COMMON, ...addressSettings(address), ...DURABILITY[durability] }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawnProgram(binaries.postgres, ['-D', data.path, ...options], {
    account: data.account,
    stdio: ['ignore', log, log],
    detached: true,
  })
  closeSync(log)
  child.unref()
  return { child, output: () => readFileSync(logFile).subarray(start).toString() }
}

function addressSettings({ host, port }: Address): Record<string, string> {
  if (process.platform === 'win32') return { listen_addresses: host, port: String(port) }
  return { listen_addresses: '', unix_socket_directories: host, port: String(port) }
}

const COMMON = {
  max_connections: '200',
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
}

const DURABILITY = {
  full: { shared_buffers: '256MB', max_wal_size: '2GB' },
  none: {
    shared_buffers: '128MB',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
  },
}

export function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ESRCH') return ''
    throw error
  }
}
