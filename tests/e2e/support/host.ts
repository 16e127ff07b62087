// The built product as a process of its own, as `npm start` runs it.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = join(import.meta.dirname, '..', '..', '..')
/** Only what hangs ends here: a busy machine takes its time to make a database. */
const READY_WITHIN_MS = 180_000

/** A developer's own settings must not reach the tests, least of all the address of a database. */
const UNSET = {
  DATABASE_URL: '',
  AUTH_SECRET: '',
  SMTP_URL: '',
  TRUST_PROXY: '',
  METRICS_TOKEN: '',
}

export interface HostOptions {
  readonly dataFolder: string
  readonly port: number
  /** What the host logs. */
  readonly logFile?: string
  readonly platformAdmins?: string
  /** More of the environment, such as the keys of a payment provider. */
  readonly variables?: Readonly<Record<string, string>>
}

export interface RunningHost {
  readonly url: string
  /** Without a word, as a power cut does. */
  kill(): Promise<unknown>
  /** Asks it to end; the answer is the number that it ends with. */
  stop(): Promise<number | null>
}

export async function startHost(options: HostOptions): Promise<RunningHost> {
  const { dataFolder, port, logFile, platformAdmins = '', variables } = options
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [join(root, 'dist', 'host.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...UNSET,
      NODE_ENV: 'production',
      SHELFCOUNT_DATA: dataFolder,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      PLATFORM_ADMINS: platformAdmins,
      LOG_LEVEL: logFile ? 'info' : 'warn',
      ...variables,
    },
  })
  const output = keepOutput(child)
  if (logFile) child.stdout?.pipe(createWriteStream(logFile))
  const end = (signal: NodeJS.Signals) => async () => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
    return child.exitCode
  }
  try {
    await untilReady(url, child)
  } catch (error) {
    await end('SIGKILL')()
    throw new Error(`The host did not start: ${String(error)}\n${output()}`)
  }
  return { url, kill: end('SIGKILL'), stop: end('SIGTERM') }
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

/** Shown when the host ends badly; its warnings go to the terminal at once. */
function keepOutput(child: ChildProcess): () => string {
  let last = ''
  const keep = (text: unknown) => {
    last = (last + String(text)).slice(-4_000)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', (text) => {
    keep(text)
    process.stderr.write(text)
  })
  return () => last
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const endsAtMs = Date.now() + READY_WITHIN_MS
  while (Date.now() < endsAtMs) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(50)
  }
  throw new Error(`it was not ready within ${READY_WITHIN_MS} ms`)
}
