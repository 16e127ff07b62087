// Has insights made in a thread of its own, and once for all who ask at the same time.

import { Worker } from 'node:worker_threads'
import type { ConnectionTarget } from '../db/database.ts'
import type { AuditKey, InsightMaker } from '../functions/insight-service.ts'
import type { InsightAnswer, InsightQuestion } from './insight-program.ts'

export interface InsightThread extends InsightMaker {
  stop(): Promise<void>
}

interface Waiting {
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/** The thread starts with the first audit, and again after one that it did not survive. */
export function createInsightThread(program: string, connection: ConnectionTarget): InsightThread {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let nextId = 1

  function running(): Worker {
    if (worker) return worker
    const started = new Worker(program, { workerData: connection })
    started.unref()
    started.on('message', ({ id, failure }: InsightAnswer) => {
      const { resolve, reject } = waiting.get(id) ?? {}
      waiting.delete(id)
      if (failure === null) resolve?.()
      else reject?.(new Error(failure))
    })
    started.on('error', (error) => giveUp(started, error))
    started.on('exit', () => giveUp(started, new Error('The insights could not be made.')))
    worker = started
    return started
  }

  function giveUp(ended: Worker, error: Error): void {
    if (worker !== ended) return
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  function ask(audit: AuditKey): Promise<void> {
    const question: InsightQuestion = { id: nextId, audit }
    nextId += 1
    return new Promise((resolve, reject) => {
      waiting.set(question.id, { resolve, reject })
      running().postMessage(question)
    })
  }

  return {
    ...madeOnce(ask),
    async stop() {
      await worker?.terminate()
    },
  }
}

/** Whoever asks while it is being made waits for the same. */
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
