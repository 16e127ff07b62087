/** A real PostgreSQL in our own folder, which needs no installed server. */
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Binaries, findPackageFolder, prepareBinaries } from './binaries.ts'
import {
  type DataFolder,
  initializeDataFolder,
  locateDataFolder,
  STATE_FOLDER,
} from './data-folder.ts'
import { EmbeddedPostgresError, explainOutput, spawnFailure } from './failure.ts'
import {
  type Address,
  answers,
  identify,
  isAlive,
  type LaunchedServer,
  launchServer,
  readIfThere,
  readPostmaster,
} from './postmaster.ts'
import { chooseAddress } from './socket-folder.ts'
import { askServerToStop, stopServer } from './stop-server.ts'
import { sweepLeftovers } from './sweep-leftovers.ts'

export interface EmbeddedPostgres {
  /** The folder of the socket; on Windows 127.0.0.1. */
  readonly host: string
  readonly port: number
  readonly superuser: 'postgres'
  /** True if a server that was already running for this folder is used. */
  readonly attached: boolean
  /** Stops the server if it is ours: started here, or left by a process that has died. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  readonly folder: string
  /** 'none' is for tests: a power failure may lose everything. */
  readonly durability: 'full' | 'none'
  readonly log: (line: string) => void
}

const POLL_MS = 20
/** Recovery after a crash may take minutes, so a server that is still recovering is waited for. */
const PATIENCE_MS = 10 * 60_000
const ATTEMPTS = 10
const RETRY_MS = 300

export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const data = await locateDataFolder(options.folder, options.log)
  const running = await findRunning(data.path)
  if (running) return attach(data.path, running)
  if (data.account) sweepInBackground(options.log)
  const binaries = await prepareBinaries({
    packageFolder: findPackageFolder(),
    cacheFolder: cacheFolder(data),
    account: data.account,
  })
  const isNew = await initializeDataFolder(data, binaries, options.durability)
  if (isNew) options.log(`New database in ${data.path}`)
  return open(data, binaries, options.durability)
}

/** Only root keeps data elsewhere. Startup does not wait for this. */
function sweepInBackground(log: (line: string) => void): void {
  sweepLeftovers({ stateFolder: STATE_FOLDER, temporaryFolder: tmpdir() }).catch((error) =>
    log(`Data of projects that are gone was not removed: ${error}`),
  )
}

/** Root keeps a copy of the programs where every account can read it, others next to their data. */
function cacheFolder(data: DataFolder): string {
  return data.account ? '/var/cache/shelfcount' : join(dirname(data.path), 'postgres-programs')
}

/**
 * The server's own lock on the folder decides between two processes that start at once: one of the servers gives up,
 * and its process attaches to the other server.
 */
async function open(
  data: DataFolder,
  binaries: Binaries,
  durability: 'full' | 'none',
): Promise<EmbeddedPostgres> {
  const address = await chooseAddress(data)
  for (let attempt = 1; ; attempt += 1) {
    const launched = launchServer({ data, binaries, address, durability })
    if (await becomesReady(launched, address, data.path)) return own(data.path, address)
    const output = launched.output()
    const running = await waitForOther(data.path)
    if (running) return attach(data.path, running)
    const isLocked = /lock file|shared memory block/.test(output)
    if (!isLocked || attempt === ATTEMPTS) {
      throw new EmbeddedPostgresError(explainOutput(output), output)
    }
    removeStalePidFile(data.path)
    await sleep(RETRY_MS)
  }
}

async function becomesReady(
  { child }: LaunchedServer,
  address: Address,
  folder: string,
): Promise<boolean> {
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    await sleep(POLL_MS)
    if (failure) throw spawnFailure(failure, child.spawnfile)
    if (child.exitCode !== null || child.signalCode !== null) return false
    if (readPostmaster(folder)?.pid === child.pid && (await answers(address, folder))) return true
  }
  child.kill('SIGINT')
  throw new EmbeddedPostgresError('the server started, but did not answer for ten minutes.')
}

async function findRunning(folder: string): Promise<Address | undefined> {
  const server = readPostmaster(folder)
  if (server === undefined) return undefined
  return (await answers(server.address, folder)) ? server.address : undefined
}

/** A server may be starting or stopping: waits to find out which. */
async function waitForOther(folder: string): Promise<Address | undefined> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    const server = readPostmaster(folder)
    if (server === undefined || identify(server.pid, folder) !== 'server') return undefined
    if (await answers(server.address, folder)) return server.address
    await sleep(POLL_MS)
  }
  throw new EmbeddedPostgresError(`a server for ${folder} runs, but did not answer.`)
}

/** A pid file can outlive its server (power failure), and another program may have the process id by now. */
function removeStalePidFile(folder: string): void {
  const server = readPostmaster(folder)
  if (server === undefined) return
  const file = join(folder, 'postmaster.pid')
  switch (identify(server.pid, folder)) {
    case 'server':
      return
    case 'none':
      rmSync(file, { force: true })
      return
    case 'other server':
      throw new EmbeddedPostgresError(
        `${file} names process ${server.pid}, which is a PostgreSQL of another folder. ` +
          `If no server uses ${folder}, delete that file.`,
      )
  }
}

function own(folder: string, address: Address): EmbeddedPostgres {
  nameStarter(folder)
  return handle({ folder, address, attached: false, mayStop: true })
}

/** Takes over the server of a killed process, so that it is stopped eventually. */
function attach(folder: string, address: Address): EmbeddedPostgres {
  const starter = readStarter(folder)
  const isOrphan = starter === undefined || !isAlive(starter)
  if (isOrphan) nameStarter(folder)
  return handle({ folder, address, attached: true, mayStop: isOrphan })
}

interface HandleFacts {
  readonly folder: string
  readonly address: Address
  readonly attached: boolean
  readonly mayStop: boolean
}

function handle({ folder, address, attached, mayStop }: HandleFacts): EmbeddedPostgres {
  let isStopped = false
  const isOurs = () => mayStop && !isStopped && readStarter(folder) === process.pid
  // Also stops the server if the process cannot exit in an orderly way.
  const onExit = () => {
    if (isOurs()) askServerToStop(folder)
  }
  process.once('exit', onExit)
  return {
    ...address,
    superuser: 'postgres',
    attached,
    async stop() {
      process.off('exit', onExit)
      if (!isOurs()) return
      isStopped = true
      await stopServer(folder)
    },
  }
}

function nameStarter(folder: string): void {
  writeFileSync(join(folder, 'starter.pid'), String(process.pid), { mode: 0o644 })
}

function readStarter(folder: string): number | undefined {
  return Number(readIfThere(join(folder, 'starter.pid'))) || undefined
}
