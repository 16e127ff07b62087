// What stands in front of the nodes: it asks them whether they are ready, and gives a new connection to one that is.

import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type FaultyLine, startFaultyLine } from '#tests/support/faulty-line.ts'
import type { FaultNode } from './fault-node.ts'

const CHECK_MS = 500

export interface Balancer extends FaultyLine {
  readonly url: string
  /** Nodes that answered the last check. */
  ready(): number
}

export async function startBalancer(nodes: () => readonly FaultNode[]): Promise<Balancer> {
  let ready: readonly FaultNode[] = []
  let isOver = false
  let turn = 0
  const watch = async () => {
    while (!isOver) {
      const all = nodes()
      const answers = await Promise.all(all.map((node) => node.isReady()))
      ready = all.filter((_, index) => answers[index])
      await sleep(CHECK_MS)
    }
  }
  const line = await startFaultyLine(() => {
    const choice = ready.length > 0 ? ready : nodes()
    turn += 1
    return connect(choice[turn % choice.length]?.port ?? 0, '127.0.0.1')
  })
  void watch()
  return {
    ...line,
    url: `http://127.0.0.1:${line.port}`,
    ready: () => ready.length,
    close: () => {
      isOver = true
      return line.close()
    },
  }
}
