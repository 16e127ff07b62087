// What people mend and decide before they confirm.

import * as z from 'zod'
import { api } from '#contract/api.ts'
import { type ImportSummary, mappingSchema } from '#contract/imports.ts'
import { Fault } from '#domain/fault.ts'
import type { CheckCounts } from '#domain/import/doctor.ts'
import { FINDINGS, type Finding, type FindingCode, severityOf } from '#domain/import/finding.ts'
import type { ImportRow } from '#domain/import/import-row.ts'
import { requireStatus } from '#domain/import/import-status.ts'
import { RowReader } from '#domain/import/row-reader.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  isInCatalogue,
  isMadeByOtherRow,
  replaceFindings,
  selectBadRow,
  updateImportRow,
} from '#server/queries/import-rows.ts'
import { lockImport, selectImport, updateImport } from '#server/queries/imports.ts'
import { implementMutation, inStore } from './implement.ts'
import { parseDecisions, parseSummary } from './import-views.ts'

const fix = implementMutation(api.imports.fix, {
  place: inStore,
  run: async ({ db, scope: { organizationId }, args }) => {
    const one = await lockedImport(db, args.importId, 'mended')
    const stored = await selectBadRow(db, args.importId, args.row)
    if (!stored) throw new Fault('not_found', 'This row has no error any more.')
    const mapping = mappingSchema.parse(one.mapping)
    const at = mapping.columns.indexOf(args.column)
    if (at < 0) throw new Fault('invalid_argument', 'The file has no such column.')
    const cells = [...z.array(z.string()).parse(stored.cells)]
    while (cells.length <= at) cells.push('')
    cells[at] = args.value
    const { row, findings } = new RowReader(mapping, one.kind).read(cells, args.row)
    if (!row) throw new Fault('invalid_argument', 'This leaves nothing to import.')
    const errors = findings.filter(({ code }) => severityOf(code) === 'error')
    const named = { ...row, name: row.name ?? stored.name }
    const codes = errors.map(({ code }) => code)
    await updateImportRow(db, args.importId, named, { errors: codes, cells })
    const found = { organizationId, importId: args.importId, row: args.row, findings }
    await replaceFindings(db, found)
    const summary = parseSummary(one.summary)
    if (summary) {
      const counts = recount(summary, stored.errors ?? [], { row: named, findings })
      const matches = await recountItems(db, one, { row: named, wasKnown: stored.item_id !== null })
      const text = JSON.stringify({ ...summary, ...counts, ...matches })
      await updateImport(db, args.importId, { summary: text })
    }
    return { fine: errors.length === 0 }
  },
})

const decide = implementMutation(api.imports.decide, {
  place: inStore,
  run: async ({ db, args: { importId, code, decision } }) => {
    const one = await lockedImport(db, importId, 'decided about')
    if (!FINDINGS[code].decisions.includes(decision)) {
      throw new Fault('invalid_argument', 'This cannot be decided so.', { field: 'decision' })
    }
    const decisions = { ...parseDecisions(one.decisions), [code]: decision }
    await updateImport(db, importId, { decisions: JSON.stringify(decisions) })
    return null
  },
})

async function lockedImport(db: ScopedDatabase, importId: string, doing: string) {
  await lockImport(db, importId)
  const one = await selectImport(db, importId)
  if (!one) throw new Fault('not_found')
  requireStatus(one.status, 'checked', doing)
  return one
}

/** The numbers of the check after one row has changed. */
function recount(
  counts: CheckCounts,
  before: readonly string[],
  after: { readonly row: ImportRow; readonly findings: readonly Finding[] },
): Pick<CheckCounts, 'bad' | 'fine' | 'warned' | 'byCode'> {
  const byCode: Partial<Record<FindingCode, number>> = { ...counts.byCode }
  const add = (code: FindingCode, amount: number) => {
    byCode[code] = Math.max(0, (byCode[code] ?? 0) + amount)
    if (byCode[code] === 0) delete byCode[code]
  }
  for (const code of Object.keys(FINDINGS) as FindingCode[]) {
    if (before.includes(code)) add(code, -1)
  }
  for (const { code } of after.findings) add(code, 1)
  const { isBad, flags } = after.row
  return {
    byCode,
    bad: counts.bad - (isBad ? 0 : 1),
    fine: counts.fine + (!isBad && flags.length === 0 ? 1 : 0),
    warned: counts.warned + (!isBad && flags.length > 0 ? 1 : 0),
  }
}

/** A mended row may be of a new item, and that counts before anybody confirms it. */
async function recountItems(
  db: ScopedDatabase,
  { id, summary: stored }: { readonly id: string; readonly summary: unknown },
  { row, wasKnown }: { readonly row: ImportRow; readonly wasKnown: boolean },
): Promise<Partial<ImportSummary>> {
  const summary = parseSummary(stored)
  if (!summary) return {}
  const { knownRows, newRows, newItems } = summary
  const others = knownRows - (wasKnown ? 1 : 0)
  if (row.isBad) return { knownRows: others }
  if (await isInCatalogue(db, row)) return { knownRows: others + 1 }
  const added = (await isMadeByOtherRow(db, id, row)) ? 0 : 1
  return { knownRows: others, newRows: newRows + 1, newItems: newItems + added }
}

export const importRepairs = [fix, decide]
