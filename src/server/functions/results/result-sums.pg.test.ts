// Every way of adding up the same lines gives the same figures: tabs, categories, places, files, and the report on the
// completed audit.

import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { VarianceTab, VarianceTotals } from '#contract/audit-variances.ts'
import type { DocumentLine } from '#contract/reports.ts'
import { CSV_HEADS, csvCells } from '#domain/reports/document-columns.ts'
import { type LineFacts, type Person, World } from '#seeds/world.ts'
import { openDocument } from '#server/documents/document-lines.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const line = fc.record({
  expected: fc.option(
    fc.integer({ min: -5_000, max: 50_000 }).map((milli) => milli / 1_000),
    { nil: undefined },
  ),
  counted: fc.option(
    fc.integer({ min: 0, max: 60_000 }).map((milli) => milli / 1_000),
    { nil: null },
  ),
  cost: fc.option(
    fc.integer({ min: 0, max: 900_000 }).map((parts) => parts / 10_000),
    { nil: null },
  ),
  category: fc.constantFrom('Drinks', 'Dry', ''),
}) satisfies fc.Arbitrary<LineFacts>

/** Sums are compared in thousandths, as they are stored; null counts as nothing. */
const thousandths = (value: number | null) => Math.round((value ?? 0) * 1_000)

function summed(parts: readonly VarianceTotals[]) {
  const sum = (pick: (part: VarianceTotals) => number | null) =>
    parts.reduce((total, part) => total + thousandths(pick(part)), 0)
  return {
    lines: parts.reduce((total, { lines }) => total + lines, 0),
    counted: sum((part) => part.countedQuantity),
    net: sum((part) => part.netVariance),
    gross: sum((part) => part.grossVariance),
    netValue: sum((part) => part.netValue),
    grossValue: sum((part) => part.grossValue),
  }
}

interface Sums extends ReturnType<typeof summed> {}

function headlineOf(person: Person, auditId: string) {
  return ask(node, person, api.audits.getResults, { auditId })
}

function sumsOfFigures(
  figures: Awaited<ReturnType<typeof headlineOf>>['figures'],
): Omit<Sums, 'lines'> {
  return {
    counted: thousandths(figures.countedQuantity),
    net: thousandths(figures.netVariance),
    gross: thousandths(figures.grossVariance),
    netValue: thousandths(figures.netValue),
    grossValue: thousandths(figures.grossValue),
  }
}

async function tabOf(person: Person, auditId: string, tab: VarianceTab): Promise<VarianceTotals> {
  const paginationOpts = { numItems: 3, cursor: null }
  return (await ask(node, person, api.audits.getVariances, { auditId, tab, paginationOpts })).totals
}

async function groupsOf(person: Person, auditId: string, groupBy: 'category' | 'room' | 'shelf') {
  const asked = { auditId, tab: 'all', groupBy, paginationOpts: { numItems: 100, cursor: null } }
  return (await ask(node, person, api.audits.getVarianceGroups, asked)).page
}

async function fileLines(person: Person, auditId: string): Promise<readonly DocumentLine[]> {
  const once = async (path: string, args: object) => {
    const [answer] = await node.engine.runQueries(person.identity, [{ path, args }], 'consistent')
    return answer
  }
  const document = await openDocument(once, auditId, { tab: 'all', sort: 'value' })
  const lines: DocumentLine[] = []
  for await (const piece of document.lines()) lines.push(...piece)
  return lines
}

function sumsOfLines(lines: readonly DocumentLine[]): Sums {
  const parts = lines.map((one) => ({
    lines: 1,
    currency: one.currency,
    expectedQuantity: one.expected,
    countedQuantity: one.counted,
    netVariance: one.variance,
    grossVariance: one.variance === null ? null : Math.abs(one.variance),
    netValue: one.value,
    grossValue: one.value === null ? null : Math.abs(one.value),
  }))
  return summed(parts)
}

test('tabs, categories, places, files and the report add up to the headline', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 20 }), async (drawn) => {
      const lines = drawn.filter((one) => one.expected !== undefined || one.counted !== null)
      const shop = await world.shop()
      const { auditId, owner } = await world.submittedAudit({ shop, lines, shelves: 2 })
      const { figures } = await headlineOf(owner, auditId)
      const headline = { ...sumsOfFigures(figures), lines: figures.lines }

      const tabs = (['missing', 'extra', 'matched', 'uncounted'] as const).map((tab) =>
        tabOf(owner, auditId, tab),
      )
      const [missing, extra] = await Promise.all(tabs)
      expect(summed(await Promise.all(tabs)), 'tabs').toEqual(headline)
      expect(missing?.lines).toBe(figures.missing)
      expect(extra?.lines).toBe(figures.extra)
      expect(summed([await tabOf(owner, auditId, 'all')]), 'all lines').toEqual(headline)
      expect(summed(await groupsOf(owner, auditId, 'category')), 'categories').toEqual(headline)
      for (const by of ['room', 'shelf'] as const) {
        expect(summed(await groupsOf(owner, auditId, by)).counted, by).toBe(headline.counted)
      }

      const written = await fileLines(owner, auditId)
      expect(sumsOfLines(written), 'files').toEqual(headline)
      const head = { auditName: 'Count', completedAt: null, confirmationNumber: null }
      const at = CSV_HEADS.indexOf('variance_value')
      const values = written.map((one) => csvCells(one, head)[at])
      expect(values.reduce<number>((sum, value) => sum + thousandths(Number(value)), 0)).toBe(
        headline.netValue,
      )

      const decided = { decision: 'accept', reasonCode: 'miscount', note: null } as const
      const matching = { tab: 'open' } as const
      await world.run(owner, api.audits.decideLines, { auditId, matching, ...decided })
      await world.run(owner, api.audits.complete, { auditId })
      const orgId = shop.organizationId
      const report = await ask(node, owner, api.reports.getSummary, { orgId, filter: {} })
      const reported = (own: typeof report.figures) => ({
        lines: own.lines,
        currency: own.currency,
        expectedQuantity: own.expectedQuantity,
        countedQuantity: own.countedQuantity,
        netVariance: own.netVariance,
        grossVariance: own.grossVariance,
        netValue: own.netValue,
        grossValue: own.grossValue,
      })
      expect(summed([reported(report.figures)]), 'report').toEqual(headline)
      const categories = report.categories.map((one) => reported(one.figures))
      expect(summed(categories), 'categories of the report').toEqual(headline)
      expect(report.figures.shrinkage).toBe(figures.shrinkage)
      expect(report.figures.accuracyByUnit).toBe(figures.accuracyByUnit)
    }),
    { numRuns: 8 },
  )
})
