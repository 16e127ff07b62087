// Updates the figures of a check after a row was repaired or a warning was decided.

import type { ImportDetails, ImportSummary } from '#contract/imports.ts'
import type { FindingCode } from '#domain/import/finding.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  type ComparedImport,
  type ComparedRows,
  type Comparison,
  compareSome,
  countDecided,
} from '#server/queries/imports/import-comparison.ts'
import { selectTarget } from '#server/queries/imports/imports.ts'
import { countNewPlaces } from './import-places.ts'
import type { ImportRecord, RepairedRow } from './repair-row.ts'

type Decisions = ImportDetails['decisions']

/** Call after the repaired row is stored. */
export async function recountRepaired(
  db: ScopedDatabase,
  one: ImportRecord,
  { summary, decisions }: { readonly summary: ImportSummary; readonly decisions: Decisions },
  repaired: RepairedRow,
): Promise<ImportSummary> {
  const compare = (isWithout: boolean, compared: ComparedImport) =>
    compareSome(db, compared, { row: repaired.row.row, isWithout })
  const comparison = await moved(db, one, summary.comparison, {
    before: (compared) => compare(true, compared(decisions)),
    after: (compared) => compare(false, compared(decisions)),
  })
  const isPlaceNew = repaired.row.shelf !== null && repaired.shelfId === null
  const places = isPlaceNew && !repaired.row.isBad ? await countNewPlaces(db, one.id) : {}
  const isLeftOut = repaired.row.flags.some((code) => decisions[code] === 'leave_out')
  return {
    ...summary,
    ...recountRows(summary, repaired),
    ...recountItems(summary, repaired, isLeftOut),
    ...places,
    comparison,
  }
}

/** Call after the decision is stored. */
export async function recountDecided(
  db: ScopedDatabase,
  one: ImportRecord,
  {
    summary,
    before,
    after,
  }: {
    readonly summary: ImportSummary
    readonly before: Decisions
    readonly after: Decisions
  },
  code: FindingCode,
): Promise<ImportSummary> {
  const rows: ComparedRows = { code }
  const comparison = await moved(db, one, summary.comparison, {
    before: (compared) => compareSome(db, compared(before), rows),
    after: (compared) => compareSome(db, compared(after), rows),
  })
  return { ...summary, ...(await countDecided(db, one.id, codesLeftOut(after))), comparison }
}

type Compared = (decisions: Decisions) => ComparedImport
type Compare = (compared: Compared) => Promise<Comparison>

/** Adjusts the comparison by what the affected items were before and are after the change. */
async function moved(
  db: ScopedDatabase,
  one: ImportRecord,
  comparison: Comparison | null,
  sides: { readonly before: Compare; readonly after: Compare },
): Promise<Comparison | null> {
  const { baselineId: previousId } = await selectTarget(db, one.audit_id)
  const stagedId = one.baseline_id
  if (!comparison || previousId === null || stagedId === null) return comparison
  const compared: Compared = (decisions) => ({
    importId: one.id,
    stagedId,
    previousId,
    leftOut: codesLeftOut(decisions),
    isNegativeZero: decisions.quantity_negative === 'zero',
  })
  const [before, after] = [await sides.before(compared), await sides.after(compared)]
  return {
    added: comparison.added + after.added - before.added,
    gone: comparison.gone + after.gone - before.gone,
    changed: comparison.changed + after.changed - before.changed,
  }
}

function codesLeftOut(decisions: Decisions): readonly string[] {
  return Object.entries(decisions).flatMap(([code, made]) => (made === 'leave_out' ? [code] : []))
}

function recountRows(
  { bad, fine, warned, byCode: counted }: ImportSummary,
  { row, findings, before }: RepairedRow,
): Pick<ImportSummary, 'bad' | 'fine' | 'warned' | 'byCode'> {
  const byCode: Partial<Record<FindingCode, number>> = { ...counted }
  const add = (code: FindingCode, amount: number) => {
    byCode[code] = Math.max(0, (byCode[code] ?? 0) + amount)
    if (byCode[code] === 0) delete byCode[code]
  }
  for (const code of before) add(code, -1)
  for (const { code } of findings) add(code, 1)
  const isWarned = row.flags.length > 0
  return {
    byCode,
    bad: bad - (row.isBad ? 0 : 1),
    fine: fine + (!row.isBad && !isWarned ? 1 : 0),
    warned: warned + (!row.isBad && isWarned ? 1 : 0),
  }
}

/** The repaired row may make a new item, which the summary counts before the import is confirmed. */
function recountItems(
  { knownRows, newRows, newItems, leftOut }: ImportSummary,
  { row, wasKnown, itemId, hasTwin }: RepairedRow,
  isLeftOut: boolean,
): Partial<ImportSummary> {
  const known = knownRows - (wasKnown ? 1 : 0) + (itemId === null ? 0 : 1)
  if (row.isBad) return { knownRows: known }
  if (isLeftOut) return { knownRows: known, leftOut: leftOut + 1 }
  if (itemId !== null) return { knownRows: known }
  return { knownRows: known, newRows: newRows + 1, newItems: newItems + (hasTwin ? 0 : 1) }
}
