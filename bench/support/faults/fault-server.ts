// A PostgreSQL that is killed, stopped, filled up and promoted.

import { execFile } from 'node:child_process'
import { chown, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { locateDataFolder } from '#server/db/embedded/data-folder.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/db/embedded/embedded-postgres.ts'
import { readPostmaster } from '#server/db/embedded/postmaster.ts'

export const DATABASE_NAME = 'shelfcount'
const run = promisify(execFile)

/** Files that say who runs, and where. */
const OF_A_PROCESS = ['postmaster.pid', 'starter.pid', '.s.PGSQL.5432', '.s.PGSQL.5432.lock']

const CANNOT_CONNECT_NOW = '57P03'
const RECOVERED_WITHIN_MS = 60_000

export interface ServerAddress {
  readonly host: string
  readonly port: number
  readonly user: string
}

export class FaultServer {
  readonly #folder: string
  #running: EmbeddedPostgres | undefined
  #address: ServerAddress | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The same after every start. */
  get address(): ServerAddress {
    if (!this.#address) throw new Error('The server was never started')
    return this.#address
  }

  async start(): Promise<void> {
    this.#running = await startEmbeddedPostgres({
      folder: this.#folder,
      durability: 'full',
      log: () => {},
    })
    const { host, port, superuser: user } = this.#running
    this.#address = { host, port, user }
  }

  /** As somebody does who takes it down for an update. */
  async stop(): Promise<void> {
    await this.#running?.stop()
    this.#running = undefined
  }

  /** As a machine does that loses its power. */
  async kill(): Promise<void> {
    const { pid } = readPostmaster(await this.path()) ?? {}
    if (pid !== undefined) process.kill(pid, 'SIGKILL')
    // There is nothing left to stop, but this process would go on to look after it.
    await this.stop()
  }

  async path(): Promise<string> {
    return (await locateDataFolder(this.#folder, () => {})).path
  }

  /** Waits for a server that is up again but not yet done with what broke it. */
  async connect(database = DATABASE_NAME): Promise<pg.Client> {
    const untilMs = Date.now() + RECOVERED_WITHIN_MS
    for (;;) {
      const client = new pg.Client({ ...this.address, database, query_timeout: 30_000 })
      client.on('error', () => {})
      try {
        await client.connect()
        return client
      } catch (error) {
        if (Object(error).code !== CANNOT_CONNECT_NOW || Date.now() > untilMs) throw error
        await sleep(200)
      }
    }
  }

  async ask(sql: string, values: readonly unknown[] = []): Promise<readonly unknown[]> {
    const client = await this.connect()
    try {
      return (await client.query(sql, [...values])).rows
    } finally {
      await client.end().catch(() => {})
    }
  }

  /** Replaces all of its own settings; a running server has to read them again. */
  async configure(settings: Readonly<Record<string, string>>): Promise<void> {
    const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`)
    await this.#write('postgresql.auto.conf', lines.join(''))
  }

  /** Becomes a copy of the other one, which goes on meanwhile, and follows it from then on. */
  async follow(primary: FaultServer): Promise<void> {
    const backup = await primary.connect()
    const [from, to] = [await primary.path(), await this.path()]
    try {
      await backup.query(`select pg_backup_start('standby', true)`)
      await rm(to, { recursive: true, force: true })
      // Files that go meanwhile are no failure: what is missing stands in the log of the server.
      await run('cp', ['-a', from, to]).catch(() => {})
      const { rows } = await backup.query<{ label: string }>(
        'select labelfile as label from pg_backup_stop(false)',
      )
      await this.#write('backup_label', rows[0]?.label ?? '')
    } finally {
      await backup.end()
    }
    for (const name of OF_A_PROCESS) await rm(join(to, name), { force: true })
    const { host, port, user } = primary.address
    await this.configure({ primary_conninfo: `host=${host} port=${port} user=${user}` })
    await this.#write('standby.signal', '')
    await this.start()
  }

  async #write(name: string, text: string): Promise<void> {
    const { path, account } = await locateDataFolder(this.#folder, () => {})
    await writeFile(join(path, name), text, { mode: 0o600 })
    if (account) await chown(join(path, name), account.uid, account.gid)
  }
}
