// Has insights made in a separate thread, once for all callers that ask at the same time.

import { Worker } from 'node:worker_threads'
import type { ConnectionTarget } from '../db/connection-target.ts'
import type { AuditKey, InsightMaker } from '../functions/insights/insight-service.ts'
import { FairQueue } from '../realtime/fair-queue.ts'
import { createWorkerClient } from '../worker-client.ts'
import type { InsightAnswer, InsightQuestion } from './insight-program.ts'

export interface InsightThread extends InsightMaker {
  stop(): Promise<void>
}

export function createInsightThread(program: string, connection: ConnectionTarget): InsightThread {
  const thread = createWorkerClient<Omit<InsightQuestion, 'id'>, InsightAnswer, void>({
    start: () => new Worker(program, { workerData: connection }),
    read: ({ failure }) => {
      if (failure !== null) throw new Error(failure)
    },
    lost: 'The insights could not be made.',
  })
  // The thread makes one at a time anyway, so organizations take turns.
  const queue = new FairQueue({ atOnce: 1, atOncePerKey: 1 })
  const make = (audit: AuditKey) => queue.run(audit.organizationId, () => thread.ask({ audit }))
  return { ...madeOnce(make), stop: thread.stop }
}

/** Callers who ask while it is running wait for the same result. */
export function madeOnce(make: (audit: AuditKey) => Promise<void>): InsightMaker {
  const running = new Map<string, Promise<void>>()
  return {
    make(audit) {
      const key = `${audit.organizationId}/${audit.auditId}`
      const known = running.get(key)
      if (known) return known
      const made = make(audit).finally(() => running.delete(key))
      running.set(key, made)
      return made
    },
  }
}
