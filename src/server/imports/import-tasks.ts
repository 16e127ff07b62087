// The jobs of imports. Each begins by looking how far the import is, so that it can be run again after
// a crash.

import type { Task, TaskList } from 'graphile-worker'
import type pg from 'pg'
import * as z from 'zod'
import { READER_LIMITS, type ReaderLimits } from '#domain/import/limits.ts'
import type { ConnectionTarget } from '#server/db/database.ts'
import { APPLY_IMPORT, CHECK_IMPORT, CLEAR_IMPORT, UNDO_IMPORT } from '#server/jobs/import-jobs.ts'
import { applyImport } from './apply-import.ts'
import { clearImportRows } from './clear-rows.ts'
import { type ImportPlace, openImportConnection } from './import-connection.ts'
import { type ReaderOutcome, runReader } from './reader-process.ts'
import { ImportOvertaken } from './stored-import.ts'
import { forgetOldChanges, undoImport } from './undo-import.ts'

export interface ImportTaskOptions {
  readonly connection: ConnectionTarget
  /** The program of the reader's process. */
  readonly reader: string
  readonly limits?: ReaderLimits
  readonly log: (line: string) => void
}

const payload = z.object({ organizationId: z.uuid(), importId: z.uuid() })

export function importTasks(options: ImportTaskOptions): TaskList {
  const { connection } = options
  const task = (work: (place: ImportPlace, importId: string) => Promise<void>): Task => {
    return async (input) => {
      const { organizationId, importId } = payload.parse(input)
      await work({ connection, organizationId }, importId)
    }
  }
  return {
    [CHECK_IMPORT]: task((place, importId) => check(place, importId, options)),
    [APPLY_IMPORT]: task(async (place, importId) => {
      await applyImport({ ...place, importId })
      await clear(place, importId)
      await withConnection(place, forgetOldChanges)
    }),
    [CLEAR_IMPORT]: task(clear),
    [UNDO_IMPORT]: task((place, importId) => undoImport({ ...place, importId })),
  }
}

async function check(place: ImportPlace, importId: string, options: ImportTaskOptions) {
  const run = await claimRun(place, importId)
  if (run === undefined) return
  const limits = options.limits ?? READER_LIMITS
  const outcome = await runReader(options.reader, { ...place, importId, run }, limits)
  if (outcome.kind === 'failed') options.log(`an import could not be read: ${outcome.message}`)
  await noteOutcome(place, importId, run, outcome)
}

const BROKEN = 'Something went wrong on our side while reading the file. Try again.'

async function noteOutcome(
  place: ImportPlace,
  importId: string,
  run: number,
  outcome: ReaderOutcome,
): Promise<void> {
  if (outcome.kind === 'done') return
  const message = outcome.kind === 'failed' ? BROKEN : outcome.message
  await withConnection(place, async (client) => {
    const { rowCount } = await client.query(
      `update import set status = 'failed', failure = $3
       where id = $1 and run = $2 and status = 'checking'`,
      [importId, run, message],
    )
    if (rowCount) await clearEnded(client, importId)
  })
}

/** A job may be run twice: whoever begins last counts, and the other one is overtaken. */
function claimRun(place: ImportPlace, importId: string): Promise<number | undefined> {
  return withConnection(place, async (client) => {
    const { rows } = await client.query<{ run: number }>(
      `update import set run = run + 1 where id = $1 and status = 'checking'
       returning run`,
      [importId],
    )
    return rows[0]?.run
  })
}

function clear(place: ImportPlace, importId: string): Promise<void> {
  return withConnection(place, (client) => clearEnded(client, importId))
}

/** What an import that has ended laid aside is of no use any more. */
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
