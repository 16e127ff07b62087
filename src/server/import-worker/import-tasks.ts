// The jobs of imports. Each starts by checking how far the import is, so that it can run again after a crash.

import type { Task, TaskList } from 'graphile-worker'
import type pg from 'pg'
import * as z from 'zod'
import type { ImportFailure } from '#domain/import/import-failure.ts'
import { firstTurn, READER_LIMITS, type ReaderLimits } from '#domain/import/limits.ts'
import type { ConnectionTarget } from '#server/db/connection-target.ts'
import {
  APPLY_IMPORT,
  CHECK_IMPORT,
  CHECK_LONG_IMPORT,
  CLEAR_IMPORT,
  UNDO_IMPORT,
} from '#server/jobs/import-jobs.ts'
import { applyImport } from './apply-import.ts'
import { clearImportRows } from './clear-rows.ts'
import { type ImportPlace, openImportConnection } from './import-connection.ts'
import { type ReaderOutcome, runReader } from './reader-process.ts'
import { ImportOvertaken } from './stored-import.ts'
import { forgetOldChanges, undoImport } from './undo-import.ts'

export interface ImportTaskOptions {
  readonly connection: ConnectionTarget
  /** The program of the reader process. */
  readonly reader: string
  readonly limits?: ReaderLimits
  /** CPU time for a file before it must make room for others; the domain's default if omitted. */
  readonly turnCpuSeconds?: number
  readonly log: (line: string) => void
}

const payload = z.object({ organizationId: z.uuid(), importId: z.uuid() })

type ImportWork = (
  place: ImportPlace,
  importId: string,
  goOnLater: () => Promise<void>,
) => Promise<void>

export function importTasks(options: ImportTaskOptions): TaskList {
  const { connection } = options
  const task = (work: ImportWork): Task => {
    return async (input, { addJob }) => {
      const { organizationId, importId } = payload.parse(input)
      const goOnLater = async () => {
        // Its turn has ended. The rest continues in another queue, so that other imports of the organization need not
        // wait.
        const jobKey = `${CHECK_LONG_IMPORT} ${importId}`
        const queueName = `long imports ${organizationId}`
        await addJob(CHECK_LONG_IMPORT, { organizationId, importId }, { jobKey, queueName })
      }
      await work({ connection, organizationId }, importId, goOnLater)
    }
  }
  return {
    [CHECK_IMPORT]: task((place, importId, goOnLater) =>
      check(place, importId, options, goOnLater),
    ),
    [CHECK_LONG_IMPORT]: task((place, importId) => check(place, importId, options)),
    [APPLY_IMPORT]: task(async (place, importId) => {
      for (const id of await applyImport({ ...place, importId })) await clear(place, id)
      await withConnection(place, forgetOldChanges)
    }),
    [CLEAR_IMPORT]: task(clear),
    [UNDO_IMPORT]: task((place, importId) => undoImport({ ...place, importId })),
  }
}

/** Reads a file, or as much of it as fits into its first turn if it can continue later. */
async function check(
  place: ImportPlace,
  importId: string,
  options: ImportTaskOptions,
  goOnLater?: () => Promise<void>,
): Promise<void> {
  const claimed = await claimRun(place, importId)
  if (!claimed) return
  const { run, fileBytes } = claimed
  const limits = options.limits ?? READER_LIMITS
  const turn = goOnLater ? firstTurn(fileBytes, limits, options.turnCpuSeconds) : limits
  if (goOnLater && !turn) return goOnLater()
  const outcome = await runReader(options.reader, { ...place, importId, run }, turn ?? limits)
  const hasMore = turn !== limits && outcome.kind === 'stopped'
  if (goOnLater && hasMore) return goOnLater()
  if (outcome.kind === 'failed') options.log(`an import could not be read: ${outcome.message}`)
  await noteOutcome(place, importId, run, outcome)
}

async function noteOutcome(
  place: ImportPlace,
  importId: string,
  run: number,
  outcome: ReaderOutcome,
): Promise<void> {
  if (outcome.kind === 'done') return
  const failure = failureOf(outcome)
  await withConnection(place, async (client) => {
    const { rowCount } = await client.query(
      `update import set status = 'failed', failure = $3
       where id = $1 and run = $2 and status = 'checking'`,
      [importId, run, JSON.stringify(failure)],
    )
    if (rowCount) await clearEnded(client, importId)
  })
}

function failureOf(outcome: Exclude<ReaderOutcome, { kind: 'done' }>): ImportFailure {
  switch (outcome.kind) {
    case 'unreadable':
      return outcome.reason
    case 'stopped':
      return { code: 'took_too_much' }
    case 'failed':
      return { code: 'broken' }
  }
}

/** A job may run twice. The run that starts last is valid, and the other one stops. */
function claimRun(place: ImportPlace, importId: string): Promise<ClaimedRun | undefined> {
  return withConnection(place, async (client) => {
    const { rows } = await client.query<ClaimedRun>(
      `update import set run = run + 1 where id = $1 and status = 'checking'
       returning run, file_bytes::float8 as "fileBytes"`,
      [importId],
    )
    return rows[0]
  })
}

interface ClaimedRun {
  readonly run: number
  readonly fileBytes: number
}

function clear(place: ImportPlace, importId: string): Promise<void> {
  return withConnection(place, (client) => clearEnded(client, importId))
}

/** The staged rows of an import that has ended are no longer needed. */
async function clearEnded(client: pg.Client, importId: string): Promise<void> {
  try {
    await clearImportRows(client, importId, 'ended')
  } catch (error) {
    if (!(error instanceof ImportOvertaken)) throw error
  }
}

async function withConnection<Result>(
  place: ImportPlace,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = await openImportConnection(place)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
