// A node of the built product, in a process of its own that is started anew whenever it ends.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

const HOST = join(import.meta.dirname, '../../../dist/host.js')
const RESTART_MS = 200
const ERROR_LEVEL = 50

export interface NodeFacts {
  readonly port: number
  readonly databaseUrl: string
  readonly publicUrl: string
  readonly dataFolder: string
}

export class FaultNode {
  readonly url: string
  readonly port: number
  /** What it logged as an error: something that nobody has thought of. */
  readonly errors: string[] = []
  starts = 0
  readonly #facts: NodeFacts
  #child: ChildProcess | undefined
  #isOver = false

  constructor(facts: NodeFacts) {
    this.#facts = facts
    this.port = facts.port
    this.url = `http://127.0.0.1:${facts.port}`
  }

  start(): void {
    const { port, databaseUrl, publicUrl, dataFolder } = this.#facts
    this.starts += 1
    const child = spawn(process.execPath, ['--enable-source-maps', HOST, '--no-demo'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        PUBLIC_URL: publicUrl,
        SHELFCOUNT_DATA: dataFolder,
        AUTH_SECRET: 'the nodes of a bench share this secret',
        HOST: '127.0.0.1',
        PORT: String(port),
        DRAIN_SECONDS: '1',
        LOG_LEVEL: 'warn',
      },
    })
    this.#child = child
    void this.#listen(child)
    child.once('exit', () => void this.#startAgain())
  }

  async isReady(): Promise<boolean> {
    const signal = AbortSignal.timeout(3_000)
    const answer = await fetch(`${this.url}/readyz`, { signal }).catch(() => undefined)
    return answer?.ok ?? false
  }

  /** Without a word, as a machine does that loses its power. */
  kill(): void {
    this.#child?.kill('SIGKILL')
  }

  /** As an update does. */
  end(): void {
    this.#child?.kill('SIGTERM')
  }

  async stop(): Promise<void> {
    this.#isOver = true
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  async #startAgain(): Promise<void> {
    await sleep(RESTART_MS)
    if (!this.#isOver) this.start()
  }

  async #listen({ stdout }: ChildProcess): Promise<void> {
    if (!stdout) return
    for await (const line of createInterface({ input: stdout })) {
      const level = /^\{"level":(\d+)/.exec(line)?.[1]
      if (Number(level) >= ERROR_LEVEL) this.errors.push(line)
    }
  }
}
