// The database of the nodes: one server, or two of which one follows the other and takes over when that is killed.

import { join } from 'node:path'
import { eventually } from '#tests/support/eventually.ts'
import { FaultServer } from './fault-server.ts'

export class FaultCluster {
  readonly servers: readonly FaultServer[]
  #primary: FaultServer

  private constructor(servers: readonly FaultServer[], primary: FaultServer) {
    this.servers = servers
    this.#primary = primary
  }

  static async start(folder: string, { hasStandby }: { readonly hasStandby: boolean }) {
    const names = hasStandby ? ['one', 'two'] : ['one']
    const servers = names.map((name) => new FaultServer(join(folder, name)))
    const [primary] = servers
    if (!primary) throw new Error('A cluster has a server')
    await primary.start()
    return new FaultCluster(servers, primary)
  }

  get primary(): FaultServer {
    return this.#primary
  }

  /** Commits are answered once the standby has them, so that none is lost when it takes over. */
  async addStandby(): Promise<void> {
    const standby = this.#standby()
    if (!standby) return
    await standby.follow(this.#primary)
    await eventually(async () => {
      const [row] = await this.#primary.ask('select from pg_stat_replication where state = $1', [
        'streaming',
      ])
      if (!row) throw new Error('the standby does not follow yet')
    })
    await this.#primary.configure({ synchronous_standby_names: '*' })
    await this.#primary.ask('select pg_reload_conf()')
  }

  /** The primary is killed, its standby takes over, and what was the primary follows it from then on. */
  async failOver(): Promise<void> {
    const [former, next] = [this.#primary, this.#standby()]
    if (!next) throw new Error('There is no standby')
    await former.kill()
    await next.configure({})
    await next.ask('select pg_reload_conf()')
    await next.ask('select pg_promote()')
    this.#primary = next
    await this.addStandby()
  }

  async stop(): Promise<void> {
    for (const server of [...this.servers].reverse()) await server.stop()
  }

  #standby(): FaultServer | undefined {
    return this.servers.find((server) => server !== this.#primary)
  }
}
