// Repairs and decisions that people make before they confirm.

import type * as z from 'zod'
import { api } from '#contract/api.ts'
import { importedFile } from '#contract/imports.ts'
import { Fault } from '#domain/fault.ts'
import { FINDINGS } from '#domain/import/finding.ts'
import { requireStatus } from '#domain/import/import-status.ts'
import type { ImportKind } from '#domain/import/mapping.ts'
import { type Repair, withRepair } from '#domain/import/repair.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { replaceFindings, updateImportRow } from '#server/queries/imports/import-rows.ts'
import {
  lockImport,
  selectImport,
  selectRepairsOfFile,
  updateImport,
} from '#server/queries/imports/imports.ts'
import { implementMutation, inStore } from '../implement.ts'
import { recountDecided, recountRepaired } from './import-recounts.ts'
import { parseDecisions, parseRepairs, parseSummary } from './import-views.ts'
import { errorsOf, type ImportRecord, repairRow } from './repair-row.ts'

const fix = implementMutation(api.imports.fix, {
  authorize: inStore,
  run: async ({ db, scope: { organizationId }, args: { importId, ...typed } }) => {
    const one = await lockedImport(db, importId, 'mended')
    const repaired = await repairRow(db, one, typed)
    const { row, findings } = repaired
    await updateImportRow(db, importId, row, { ...repaired, errors: errorsOf(findings) })
    await replaceFindings(db, { organizationId, importId, row: typed.row, findings })
    const repairs = withRepair(parseRepairs(one.repairs), repaired.repair)
    await updateImport(db, importId, { repairs: JSON.stringify(repairs) })
    const summary = parseSummary(one.summary)
    if (summary) {
      const checked = { summary, decisions: parseDecisions(one.decisions) }
      const recounted = await recountRepaired(db, one, checked, repaired)
      await updateImport(db, importId, { summary: JSON.stringify(recounted) })
    }
    return { fine: !row.isBad }
  },
})

const decide = implementMutation(api.imports.decide, {
  authorize: inStore,
  run: async ({ db, args: { importId, code, decision } }) => {
    const one = await lockedImport(db, importId, 'decided about')
    if (!FINDINGS[code].decisions.includes(decision)) {
      throw new Fault('invalid_argument', 'This cannot be decided so.', { field: 'decision' })
    }
    const before = parseDecisions(one.decisions)
    const after = { ...before, [code]: decision }
    const summary = parseSummary(one.summary)
    const recounted = summary && (await recountDecided(db, one, { summary, before, after }, code))
    await updateImport(db, importId, {
      decisions: JSON.stringify(after),
      ...(recounted && { summary: JSON.stringify(recounted) }),
    })
    return null
  },
})

type FileToRead = Pick<z.infer<typeof importedFile>, 'fileId' | 'format'>

/** The repairs of the last time this file was read. Only for the same sheet, since other sheets have other rows. */
export async function carriedRepairs(
  db: ScopedDatabase,
  { fileId, format }: FileToRead,
  kind: ImportKind,
): Promise<readonly Repair[]> {
  const readings = await selectRepairsOfFile(db, { fileId, kind })
  const sheetOf = ({ sheet }: Pick<FileToRead['format'], 'sheet'>) => sheet ?? 0
  const last = readings.find(
    (one) => sheetOf(importedFile.shape.format.parse(one.format)) === sheetOf(format),
  )
  return last ? parseRepairs(last.repairs) : []
}

async function lockedImport(
  db: ScopedDatabase,
  importId: string,
  doing: string,
): Promise<ImportRecord> {
  await lockImport(db, importId)
  const one = await selectImport(db, importId)
  if (!one) throw new Fault('not_found')
  requireStatus(one.status, 'checked', doing)
  return one
}

export const importRepairs = [fix, decide]
