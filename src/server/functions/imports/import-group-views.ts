// A file for several stores as the screens show it: the stores the viewer manages, and the number of others.

import * as z from 'zod'
import {
  formatSchema,
  type GroupStore,
  type ImportGroup,
  mappingSchema,
} from '#contract/imports.ts'
import { Fault } from '#domain/fault.ts'
import type { StoreAnswer } from '#domain/import/stores-in-file.ts'
import { fromMilli } from '#domain/quantity.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { type selectMembers, selectTotals } from '#server/queries/imports/import-groups.ts'
import { selectBaseline, selectTarget } from '#server/queries/imports/imports.ts'
import { parseSummary, toImportDetails } from './import-views.ts'

type Member = Awaited<ReturnType<typeof selectMembers>>[number]

interface StoredGroup {
  readonly id: string
  readonly members: readonly Member[]
  readonly answers: readonly StoreAnswer[]
}

/** `db` must be in the scope of the organization. */
export async function showGroup(
  db: ScopedDatabase,
  { id, members, answers }: StoredGroup,
  isTheirs: (storeId: string) => boolean,
): Promise<ImportGroup> {
  const [first] = members
  if (!first) throw new Fault('not_found')
  const theirs = members.filter((one) => isTheirs(one.store_id))
  const foreignStores = members.length - theirs.length
  const stores: GroupStore[] = []
  for (const one of theirs) stores.push(await showStore(db, one))
  return {
    id,
    fileId: first.file_id,
    fileName: first.file_name,
    fileBytes: first.file_bytes,
    fileSha256: first.file_sha256,
    format: formatSchema.parse(first.format),
    headerRows: mappingSchema.parse(first.mapping).headerRows,
    stores,
    foreignStores,
    leftOut: foreignStores > 0 ? [] : leftOutOf(members, answers),
  }
}

async function showStore(db: ScopedDatabase, one: Member): Promise<GroupStore> {
  const { organization_id: organizationId, store_id: storeId } = one
  const place = db.within({ kind: 'store', organizationId, storeId })
  const own = one.baseline_id ? await selectBaseline(place, one.baseline_id) : undefined
  const target = await selectTarget(place, one.audit_id)
  const details = toImportDetails(one, target, own?.version ?? null)
  const { status, summary, progress, replaces, isSameFile, isInForce } = details
  const [totals] = isInForce && one.baseline_id ? await selectTotals(place, [one.baseline_id]) : []
  return {
    storeId,
    storeName: one.store_name,
    importId: one.id,
    ...{ status, summary, progress, replaces, isSameFile, isInForce },
    failure: details.failure,
    failureReason: details.failureReason,
    names: namesOf(one),
    totals: totals ? { items: totals.items, quantity: fromMilli(totals.quantity) } : null,
  }
}

/** The names of the store in the file: the values in its rows, or the header of its column. */
function namesOf(one: Member): readonly string[] {
  const { site, alsoSites = [], columns } = mappingSchema.parse(one.mapping)
  if (site !== null) return [site, ...alsoSites]
  const headers = z.array(z.string()).parse(one.headers)
  return [headers[columns.indexOf('quantity')] ?? '']
}

/** What belongs to no store: names of rows with their number, or columns that were left out. */
function leftOutOf(
  members: readonly Member[],
  answers: readonly StoreAnswer[],
): ImportGroup['leftOut'] {
  const isByColumn = members.every((one) => mappingSchema.parse(one.mapping).site === null)
  if (isByColumn) {
    return answers.flatMap(({ name, storeId }) => (storeId === null ? [{ name, rows: null }] : []))
  }
  const checked = members.find((one) => one.summary !== null)
  const { otherSites = [] } = parseSummary(checked?.summary) ?? {}
  const filled = new Set(members.flatMap(namesOf))
  return otherSites.filter(({ name }) => !filled.has(name))
}
