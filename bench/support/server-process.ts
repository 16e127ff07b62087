// A measured server in a process of its own, so that its processor time is told from the clients'.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Command, type Report, report } from './server-protocol.ts'

export type ServerKind = 'engine-node' | 'naive-node' | 'broadcast-node' | 'html-node'

const STOP_WITHIN_MS = 5_000

export class ServerProcess {
  readonly url: string
  readonly #child: ChildProcess

  private constructor(child: ChildProcess, url: string) {
    this.#child = child
    this.url = url
  }

  static async start(
    kind: ServerKind,
    setup: object,
    profileFolder?: string,
  ): Promise<ServerProcess> {
    const profile = profileFolder ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`] : []
    const child = fork(join(import.meta.dirname, `${kind}.ts`), [JSON.stringify(setup)], {
      execArgv: [...process.execArgv, ...profile],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const { url } = await next(child, 'ready')
    return new ServerProcess(child, url)
  }

  /** Processor time since the process began. */
  async cpuMs(): Promise<number> {
    this.#tell({ command: 'usage' })
    return (await next(this.#child, 'usage')).cpuMs
  }

  broadcast(text: string, perSecond: number): void {
    this.#tell({ command: 'broadcast', text, perSecond })
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit')
    this.#tell({ command: 'stop' })
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), STOP_WITHIN_MS)
    await ended
    clearTimeout(timer)
  }

  #tell(command: Command): void {
    this.#child.send(command)
  }
}

function next<Name extends Report['report']>(
  child: ChildProcess,
  name: Name,
): Promise<Extract<Report, { report: Name }>> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error(`A server of the bench ended before it said "${name}".`))
    child.once('exit', onExit)
    child.on('message', function listen(message) {
      const said = report.parse(message)
      if (!isNamed(said, name)) return
      child.off('message', listen)
      child.off('exit', onExit)
      resolve(said)
    })
  })
}

function isNamed<Name extends Report['report']>(
  said: Report,
  name: Name,
): said is Extract<Report, { report: Name }> {
  return said.report === name
}
