// Runs jobs: imports, mail, recovery, expiry. Jobs are enqueued with `enqueueJob` in the transaction of a mutation, and
// run again after a crash.

import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Logger,
  makeWorkerUtils,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type { Database } from '#server/db/database.ts'
import type { SayTrouble } from '#server/db/trouble-log.ts'
import { quietLogger } from './quiet-logger.ts'

export interface JobsOptions {
  readonly database: Database
  readonly tasks: TaskList
  readonly log: SayTrouble
  /** Recurring jobs, in crontab syntax. */
  readonly crontab?: string
  /** The number of jobs that run at the same time; two by default. */
  readonly concurrency?: number
  /** How often to look for jobs that nobody was told of; two seconds by default. */
  readonly pollMs?: number
  readonly heartbeatMs?: number
  /** Workers not seen for this long count as dead, and their jobs are released. */
  readonly deadAfterMs?: number
}

export async function startJobs(options: JobsOptions): Promise<{ stop(): Promise<void> }> {
  const { database, heartbeatMs = 5_000, deadAfterMs = 30_000 } = options
  const logger = quietLogger(options.log)
  const utils = await makeWorkerUtils({ pgPool: database.owner, logger })
  const workers = await startWorkers(options, logger)
  const beat = async () => {
    const poolId = workers.poolId()
    await markAlive(database, poolId)
    const dead = await takeDeadPools(database, { deadAfterMs, exceptOf: poolId })
    if (dead.length > 0) await utils.forceUnlockWorkers(dead)
  }
  await beat()
  const timer = setInterval(() => {
    beat().catch((error: Error) => options.log(`job heartbeat failed: ${error.message}`, error))
  }, heartbeatMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await workers.stop()
      await utils.release()
    },
  }
}

const PAUSE_MS = 1_000

/**
 * With these delays, even of 0 ms, the library stops its workers when it cannot record that a job has ended
 * (the database is away). Without them that is an unhandled rejection, which ends the process.
 */
const STOP_WHEN_UNRECORDED = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

/**
 * The library looks for its next job before it has recorded the end of the last one. The next job of the same queue is
 * not free by then, and nobody says when it is: without a second look it would wait for the next poll.
 */
const SECOND_LOOKS_MS = [20, 100, 500]

/** If the workers stop by themselves, new ones start and take over their jobs. */
async function startWorkers(
  { database, tasks, crontab = '', concurrency = 2, pollMs = 2_000, log }: JobsOptions,
  logger: Logger,
): Promise<{ poolId(): string; stop(): Promise<void> }> {
  let poolId = ''
  let isStopping = false
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => {
    poolId = workerPool.id
  })
  events.on('job:complete', ({ job, worker }) => {
    if (job.job_queue_id === null) return
    const look = () => {
      try {
        worker.workerPool.nudge(1)
      } catch {
        // Its workers have ended.
      }
    }
    for (const ms of SECOND_LOOKS_MS) setTimeout(look, ms).unref()
  })
  const begin = () =>
    run({
      pgPool: database.owner,
      taskList: tasks,
      concurrency,
      pollInterval: pollMs,
      noHandleSignals: true,
      crontab,
      logger,
      events,
      preset: { worker: STOP_WHEN_UNRECORDED },
    })
  let runner = await begin()
  const goOn = async () => {
    await runner.promise
    while (!isStopping) {
      await sleep(PAUSE_MS)
      try {
        runner = await begin()
        if (isStopping) await runner.stop()
        await runner.promise
      } catch (error) {
        log(`jobs wait: ${error instanceof Error ? error.message : error}`, error)
      }
    }
  }
  const ended = goOn()
  return {
    poolId: () => poolId,
    stop: async () => {
      isStopping = true
      // Rejects if the workers have already stopped by themselves.
      await runner.stop().catch(() => {})
      await ended
    },
  }
}

/** Jobs are locked in the name of the pool that a worker belongs to. */
async function markAlive(database: Database, poolId: string): Promise<void> {
  await database.owner.query(
    `insert into app.job_worker (worker_id) values ($1)
     on conflict (worker_id) do update set seen_at = now()`,
    [poolId],
  )
}

interface Missing {
  readonly deadAfterMs: number
  /** The calling node is alive, however late a busy database records its heartbeat. */
  readonly exceptOf: string
}

/** Pools that hold a job and have no recent heartbeat. */
async function takeDeadPools(
  database: Database,
  { deadAfterMs, exceptOf }: Missing,
): Promise<string[]> {
  const { rows } = await database.owner.query<{ worker_id: string }>(
    `with gone as (
       delete from app.job_worker
       where seen_at < now() - make_interval(secs => $1 / 1000.0) and worker_id <> $2
       returning worker_id
     )
     select worker_id from gone
     union select locked_by from graphile_worker.jobs
     where locked_at < now() - make_interval(secs => $1 / 1000.0) and locked_by <> $2
       and locked_by not in (select worker_id from app.job_worker)`,
    [deadAfterMs, exceptOf],
  )
  return rows.map((row) => row.worker_id)
}
