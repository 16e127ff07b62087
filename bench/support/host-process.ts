// The product as it runs in production: the built host in a process of its own, with an empty
// embedded database that is gone afterwards.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { makeDataFolder } from '#tests/support/data-folder.ts'

const HOST = join(import.meta.dirname, '../../dist/host.js')
const READY = /is ready: https?:\/\/[^:]+:(\d+)/

export class HostProcess {
  readonly url: string
  readonly #child: ChildProcess
  readonly #folder: string

  private constructor(child: ChildProcess, folder: string, port: string) {
    this.#child = child
    this.#folder = folder
    this.url = `http://127.0.0.1:${port}`
  }

  static async start(): Promise<HostProcess> {
    const folder = await makeDataFolder('bench')
    const { DATABASE_URL: _another, PUBLIC_URL: _elsewhere, ...env } = process.env
    const child = spawn(process.execPath, ['--enable-source-maps', HOST, '--no-demo'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...env,
        NODE_ENV: 'production',
        SHELFCOUNT_DATA: folder,
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'warn',
      },
    })
    stopWithUs(child, folder)
    try {
      return new HostProcess(child, folder, await readPort(child))
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  }

  /** Processor time since the process began, as it tells its monitoring. */
  async cpuMs(): Promise<number> {
    const metrics = await (await fetch(`${this.url}/metrics`)).text()
    const [, seconds] = /^process_cpu_seconds_total (\S+)/m.exec(metrics) ?? []
    return Number(seconds) * 1_000
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await ended
    await rm(this.#folder, { recursive: true, force: true })
  }
}

async function readPort(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The host has no output')
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = READY.exec(line) ?? []
    if (!port) continue
    child.stdout.resume()
    return port
  }
  throw new Error('The host ended before it was ready; it says above why.')
}

/** A bench that is told to end takes the host along, which stops its database. */
function stopWithUs(child: ChildProcess, folder: string): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      child.once('exit', () => {
        rmSync(folder, { recursive: true, force: true })
        process.exit(1)
      })
      child.kill('SIGTERM')
    })
  }
}
