// What came out of an audit, what stands out in it, and who did what.

import * as z from 'zod'
import { api } from '../api.ts'
import { id } from '../define.ts'
import { isInSpan, RECEIVED, spanQuery, toTimeSpan } from './fields.ts'
import { listOf, type Operation, operation, pageOptions, pageQuery, toList } from './operation.ts'
import {
  comparedLine,
  comparison,
  resultLine,
  results,
  seal,
  viewComparedLine,
  viewComparison,
  viewLine,
  viewResults,
  viewSeal,
} from './result-views.ts'
import {
  finding,
  findingChangedAt,
  journalEntry,
  lineCount,
  viewEntry,
  viewFinding,
  viewLineCount,
} from './views.ts'
import { pageOfWhole, wholeQuery } from './whole-list.ts'

/** The same bytes as screens download: nothing else could be verified. */
function exportOf(format: 'json' | 'csv', file: string, name: string): Operation {
  return operation(`GET /audits/{auditId}/exports/${format}`, api.audits.exportResults, {
    ...{ id: name, tag: 'Exports', file },
    summary: `The sealed results as ${format.toUpperCase()}, with the proof at the end`,
    description: 'Keep it byte by byte: a file that was written anew cannot be verified.',
    args: ({ params: { auditId } }) => ({ auditId, format }),
  })
}

export const outcomes: readonly Operation[] = [
  operation('GET /audits/{auditId}/results', api.audits.getResults, {
    ...{ id: 'getResults', tag: 'Results', summary: 'The figures of an audit, by store' },
    answer: results,
    args: ({ params: { auditId } }) => ({ auditId }),
    view: viewResults,
  }),
  operation('GET /audits/{auditId}/lines', api.audits.getVariances, {
    ...{
      id: 'listResultLines',
      tag: 'Results',
      summary: 'Every line of the results: expected, counted, decided',
    },
    query: pageQuery.extend({ storeId: id.optional(), search: z.string().max(200).optional() }),
    answer: listOf(resultLine),
    args: ({ params: { auditId }, query: { storeId, search, ...page } }) => ({
      ...{ auditId, tab: 'all', ...pageOptions(page) },
      ...(storeId && { storeIds: [storeId] }),
      ...(search && { search }),
    }),
    view: (page) => toList(page, viewLine),
  }),
  operation('GET /audits/{auditId}/lines/{storeId}/{itemId}/counts', api.audits.getLine, {
    ...{
      id: 'listLineCounts',
      tag: 'Results',
      summary: 'Every count of an item in a store: who, where and when, newest first',
    },
    query: pageQuery.extend(spanQuery(RECEIVED)),
    answer: listOf(lineCount),
    args: ({ params, query }) => ({
      ...{ ...params, ...pageOptions(query), arrived: toTimeSpan(query) },
    }),
    view: (page) => toList(page, viewLineCount),
  }),
  operation('GET /audits/{auditId}/seal', api.audits.getSeal, {
    ...{ id: 'getSeal', tag: 'Results', summary: 'What a completed audit was sealed with' },
    answer: seal,
    args: ({ params: { auditId } }) => ({ auditId }),
    view: viewSeal,
  }),
  exportOf('json', 'application/json', 'exportJson'),
  exportOf('csv', 'text/csv; charset=utf-8', 'exportCsv'),
  operation('GET /audits/{auditId}/comparison', api.reports.compare, {
    ...{
      id: 'compareAudits',
      tag: 'Results',
      summary: 'The figures of two completed audits beside each other',
      description:
        'Categories come in pages: send nextCategories as cursor to go on. Everything else is the same on each page.',
    },
    query: wholeQuery(1_000).extend({ with: id }),
    answer: comparison,
    args: ({ orgId, params: { auditId }, query }) => ({ orgId, auditIds: [auditId, query.with] }),
    view: (one, { query }) => viewComparison(one, query),
  }),
  operation('GET /audits/{auditId}/comparison/lines', api.reports.listComparedLines, {
    ...{
      id: 'listComparedLines',
      tag: 'Results',
      summary: 'Two completed audits item by item, the largest change in value first',
    },
    query: pageQuery.extend({ with: id, search: z.string().max(200).optional() }),
    answer: listOf(comparedLine),
    args: ({ orgId, params: { auditId }, query: { with: other, search, ...page } }) => ({
      ...{ orgId, auditIds: [auditId, other], ...pageOptions(page) },
      ...(search && { search }),
    }),
    view: (page) => toList(page, viewComparedLine),
  }),
  operation('GET /audits/{auditId}/findings', api.insights.list, {
    ...{ id: 'listFindings', tag: 'Findings', summary: 'What stands out in the data of an audit' },
    query: wholeQuery(500).extend(spanQuery('when it was found with these counts, or dismissed')),
    answer: listOf(finding),
    args: ({ params: { auditId } }) => ({ auditId }),
    view: ({ findings }, { query }) =>
      pageOfWhole(
        findings.filter((one) => isInSpan(findingChangedAt(one), toTimeSpan(query))),
        query,
        viewFinding,
      ),
  }),
  operation('GET /journal', api.journal.list, {
    ...{ id: 'listJournal', tag: 'Journal', summary: 'Who did what and when, newest first' },
    query: pageQuery.extend(spanQuery('when it was done')),
    answer: listOf(journalEntry),
    args: ({ orgId, query }) => ({
      ...{ orgId, ...pageOptions(query), filter: toTimeSpan(query) ?? {} },
    }),
    view: (page) => toList(page, viewEntry),
  }),
]
