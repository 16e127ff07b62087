// The thread that makes insights, off the event loop that serves requests.

import { parentPort, workerData } from 'node:worker_threads'
import type { ConnectionTarget } from '../db/connection-target.ts'
import type { AuditKey } from '../functions/insights/insight-service.ts'
import { makeInsights } from './make-insights.ts'

export interface InsightQuestion {
  readonly id: number
  readonly audit: AuditKey
}

export interface InsightAnswer {
  readonly id: number
  readonly failure: string | null
}

export function runAsInsightProgram(): void {
  const connection: ConnectionTarget = workerData
  let last: Promise<unknown> = Promise.resolve()
  // One after the other, because two audits at once would need twice the memory.
  parentPort?.on('message', ({ id, audit }: InsightQuestion) => {
    last = last
      .then(() => makeInsights(connection, audit))
      .then(
        () => parentPort?.postMessage({ id, failure: null } satisfies InsightAnswer),
        (error: unknown) =>
          parentPort?.postMessage({ id, failure: String(error) } satisfies InsightAnswer),
      )
  })
}
