// What the public API shows of results, and of two of them beside each other.

import * as z from 'zod'
import { Fault } from '#domain/fault.ts'
import type { ResultFigures } from '../audit-results.ts'
import type { SealDetails } from '../audit-seals.ts'
import type { VarianceLine } from '../audit-variances.ts'
import type { AuditComparison, ComparedAudit, ComparedLine } from '../reports.ts'
import { iso, maybeNumber, maybeText, moment, text } from './view-fields.ts'
import { auditStatus } from './views.ts'
import { sliceOfWhole } from './whole-list.ts'

const comparedFigures = z
  .strictObject({
    currency: maybeText,
    lines: z.int(),
    counted: z.int(),
    matched: z.int(),
    uncounted: z.int(),
    expectedQuantity: maybeNumber,
    countedQuantity: maybeNumber,
    netVariance: maybeNumber,
    grossVariance: maybeNumber,
    netValue: maybeNumber,
    grossValue: maybeNumber,
    accuracyByLine: maybeNumber,
    accuracyByUnit: maybeNumber,
    shrinkage: maybeNumber,
  })
  .meta({ id: 'ComparedFigures' })

const figures = z
  .strictObject({ ...comparedFigures.shape, missing: z.int(), extra: z.int() })
  .meta({ id: 'Figures' })

function viewFigures(one: ResultFigures): z.output<typeof figures> {
  const { currency, lines, counted, matched, missing, extra, uncounted } = one
  const { expectedQuantity, countedQuantity, netVariance, grossVariance } = one
  const { netValue, grossValue, accuracyByLine, accuracyByUnit, shrinkage } = one
  return {
    ...{ currency, lines, counted, matched, missing, extra, uncounted },
    ...{ expectedQuantity, countedQuantity, netVariance, grossVariance },
    ...{ netValue, grossValue, accuracyByLine, accuracyByUnit, shrinkage },
  }
}

export const results = z
  .strictObject({
    auditId: z.uuid(),
    status: auditStatus,
    /** Sealed results do not change any more. */
    sealed: z.boolean(),
    figures,
    stores: z.array(z.strictObject({ storeId: z.uuid(), name: text, figures })),
  })
  .meta({ id: 'Results' })

export function viewResults(one: {
  readonly auditId: string
  readonly status: z.output<typeof auditStatus>
  readonly sealed: boolean
  readonly figures: ResultFigures
  readonly stores: readonly {
    readonly id: string
    readonly name: string
    readonly figures: ResultFigures
  }[]
}): z.output<typeof results> {
  const { auditId, status, sealed } = one
  const stores = one.stores.map(({ id, name, figures: own }) => ({
    ...{ storeId: id, name, figures: viewFigures(own) },
  }))
  return { auditId, status, sealed, figures: viewFigures(one.figures), stores }
}

export const seal = z
  .strictObject({
    confirmationNumber: text,
    /** SHA-256 of what is signed, in hexadecimal. */
    seal: text,
    sealedAt: moment,
    sealedByName: text,
    /** Position among the seals of the organization; null when it was sealed before seals were signed. */
    sequence: z.int().nullable(),
    /** SHA-256 of each file up to its proof; null when it was sealed before seals were signed. */
    files: z.strictObject({ json: text, csv: text }).nullable(),
  })
  .meta({ id: 'Seal' })

export function viewSeal(one: SealDetails | null): z.output<typeof seal> {
  if (!one) throw new Fault('not_found', 'This audit is not sealed.')
  const { confirmationNumber, sealedAt, sealedByName, sequence, exports: files } = one
  return {
    ...{ confirmationNumber, seal: one.seal, sealedAt: iso(sealedAt), sealedByName, sequence },
    files: files && { json: files.json, csv: files.csv },
  }
}

function viewComparedFigures(one: ComparedAudit['figures']): z.output<typeof comparedFigures> {
  const { currency, lines, expectedQuantity, countedQuantity, netVariance, grossVariance } = one
  const { netValue, grossValue, accuracyByLine, accuracyByUnit, shrinkage } = one
  return {
    ...{ currency, lines, counted: one.countedLines, matched: one.matchedLines },
    ...{ uncounted: one.uncountedLines, expectedQuantity, countedQuantity },
    ...{ netVariance, grossVariance, netValue, grossValue },
    ...{ accuracyByLine, accuracyByUnit, shrinkage },
  }
}

const comparedAudit = z
  .strictObject({
    id: z.uuid(),
    name: text,
    completedAt: moment,
    /** Totals of different stores cannot be compared. */
    stores: z.array(z.strictObject({ id: z.uuid(), name: text })),
    figures: comparedFigures,
  })
  .meta({ id: 'ComparedAudit' })

function viewComparedAudit({ id, name, completedAt, stores, figures }: ComparedAudit) {
  return {
    ...{ id, name, completedAt: iso(completedAt) },
    stores: stores.map((store) => ({ id: store.id, name: store.name })),
    figures: viewComparedFigures(figures),
  }
}

export const comparison = z
  .strictObject({
    /** The one that was completed first. */
    earlier: comparedAudit,
    later: comparedAudit,
    /** Rules that are not the same in both, which then find different things. */
    differences: z.array(z.string()),
    /** With several, values cannot be compared. */
    currencies: z.array(text),
    categories: z.array(
      z.strictObject({
        /** Empty for items without one. */
        category: text,
        earlier: comparedFigures.nullable(),
        later: comparedFigures.nullable(),
      }),
    ),
    /** Null where these are the last. */
    nextCategories: maybeText,
    totalCategories: z.int(),
  })
  .meta({ id: 'Comparison' })

export function viewComparison(
  one: AuditComparison,
  wish: Parameters<typeof sliceOfWhole>[1],
): z.output<typeof comparison> {
  const { shown, nextCursor } = sliceOfWhole(one.categories, wish)
  return {
    earlier: viewComparedAudit(one.earlier),
    later: viewComparedAudit(one.later),
    differences: [...one.differences],
    currencies: [...one.currencies],
    categories: shown.map(({ id, earlier, later }) => ({
      category: id,
      earlier: earlier && viewComparedFigures(earlier),
      later: later && viewComparedFigures(later),
    })),
    nextCategories: nextCursor,
    totalCategories: one.categories.length,
  }
}

const comparedCount = z
  .strictObject({
    currency: text,
    expected: maybeNumber,
    /** Null when not counted, which is not 0. */
    counted: maybeNumber,
    variance: maybeNumber,
    value: maybeNumber,
  })
  .meta({ id: 'ComparedCount' })

export const comparedLine = z
  .strictObject({
    storeId: z.uuid(),
    itemId: z.uuid(),
    sku: maybeText,
    name: text,
    category: maybeText,
    /** Null when the audit does not have the item. */
    earlier: comparedCount.nullable(),
    later: comparedCount.nullable(),
  })
  .meta({ id: 'ComparedLine' })

export function viewComparedLine(one: ComparedLine): z.output<typeof comparedLine> {
  const { storeId, itemId, sku, name, category, earlier, later } = one
  return {
    ...{ storeId, itemId, sku, name, category },
    earlier: earlier && viewComparedCount(earlier),
    later: later && viewComparedCount(later),
  }
}

function viewComparedCount(one: NonNullable<ComparedLine['earlier']>) {
  const { currency, expected, counted, variance, value } = one
  return { currency, expected, counted, variance, value }
}

export const resultLine = z
  .strictObject({
    storeId: z.uuid(),
    itemId: z.uuid(),
    sku: maybeText,
    name: text,
    category: maybeText,
    unit: text,
    currency: text,
    unitCost: maybeNumber,
    expected: maybeNumber,
    /** Null when not counted, which is not 0. */
    counted: maybeNumber,
    variance: maybeNumber,
    value: maybeNumber,
    /** After the decision of a manager. */
    settled: maybeNumber,
    decision: maybeText,
  })
  .meta({ id: 'ResultLine' })

export function viewLine(one: VarianceLine): z.output<typeof resultLine> {
  const { storeId, itemId, sku, name, category, unit, currency, unitCost } = one
  const { expected, counted, variance, value, settled } = one
  return {
    ...{ storeId, itemId, sku, name, category, unit, currency, unitCost },
    ...{ expected, counted, variance, value, settled },
    decision: one.decision?.decision ?? null,
  }
}
