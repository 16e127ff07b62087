// Runs jobs: imports, mail, resets, expiry. They are enqueued in the mutation's own transaction with
// `enqueueJob` and go on after a crash.

import { EventEmitter } from 'node:events'
import { makeWorkerUtils, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Database } from '#server/db/database.ts'
import { quietLogger } from './quiet-logger.ts'

export interface JobsOptions {
  readonly database: Database
  readonly tasks: TaskList
  readonly log: (line: string) => void
  /** What is due again and again, as crontab spells it. */
  readonly crontab?: string
  readonly heartbeatMs?: number
  /** A worker that was not seen for so long is dead, and its jobs are free again. */
  readonly deadAfterMs?: number
}

export async function startJobs(options: JobsOptions): Promise<{ stop(): Promise<void> }> {
  const { database, tasks, heartbeatMs = 5_000, deadAfterMs = 30_000 } = options
  const logger = quietLogger(options.log)
  const utils = await makeWorkerUtils({ pgPool: database.owner, logger })
  const workerIds = new Set<string>()
  const events: WorkerEvents = new EventEmitter()
  events.on('worker:create', ({ worker }) => workerIds.add(worker.workerId))
  const runner = await run({
    pgPool: database.owner,
    taskList: tasks,
    concurrency: 2,
    noHandleSignals: true,
    crontab: options.crontab ?? '',
    logger,
    events,
  })
  const beat = async () => {
    await markAlive(database, [...workerIds])
    const dead = await takeDeadWorkers(database, deadAfterMs)
    if (dead.length > 0) await utils.forceUnlockWorkers(dead)
  }
  await beat()
  const timer = setInterval(() => {
    beat().catch((error: Error) => options.log(`job heartbeat failed: ${error.message}`))
  }, heartbeatMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await runner.stop()
      await utils.release()
    },
  }
}

async function markAlive(database: Database, workerIds: readonly string[]): Promise<void> {
  await database.owner.query(
    `insert into house.job_worker (worker_id) select unnest($1::text[])
     on conflict (worker_id) do update set seen_at = now()`,
    [workerIds],
  )
}

/** Workers that hold a job and are not on the list of the living. */
async function takeDeadWorkers(database: Database, deadAfterMs: number): Promise<string[]> {
  const { rows } = await database.owner.query<{ worker_id: string }>(
    `with gone as (
       delete from house.job_worker where seen_at < now() - make_interval(secs => $1 / 1000.0)
       returning worker_id
     )
     select worker_id from gone
     union select locked_by from graphile_worker.jobs
     where locked_at < now() - make_interval(secs => $1 / 1000.0)
       and locked_by not in (select worker_id from house.job_worker)`,
    [deadAfterMs],
  )
  return rows.map((row) => row.worker_id)
}
