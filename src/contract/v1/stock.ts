// Expected stock: lines that a program sends, the import that they become, and what is in force.

import * as z from 'zod'
import { FINDING_CODES } from '#domain/import/finding.ts'
import { api } from '../api.ts'
import { id } from '../define.ts'
import { reason } from './fields.ts'
import {
  listOf,
  type Operation,
  operation,
  pageOptions,
  pageQuery,
  toList,
  wholeList,
} from './operation.ts'
import { stockLine } from './stock-line.ts'
import {
  expectedItem,
  importDetails,
  importFinding,
  importLine,
  viewExpectedItem,
  viewImport,
  viewImportDetails,
  viewImportFinding,
} from './stock-views.ts'
import { made } from './views.ts'

const FEW_LINES = 1_000

export const stock: readonly Operation[] = [
  operation('GET /stores/{storeId}/imports', api.imports.list, {
    ...{
      id: 'listImports',
      tag: 'Baselines',
      summary: 'The newest files with items or expected stock of a store',
    },
    answer: listOf(importLine),
    args: ({ params: { storeId } }) => ({ storeId }),
    view: (all) => wholeList(all, viewImport),
  }),
  operation('POST /stores/{storeId}/imports', api.imports.start, {
    ...{ id: 'createImport', tag: 'Baselines' },
    summary: 'Sends the expected stock of a store, one row a line as NDJSON',
    description:
      'For an audit, or without auditId for the next one. Up to 1,000,000 lines are one file, taken whole or not at all, and checked like a file that a person drops. Nothing changes before the import is confirmed: ask for it until its status is checked.',
    query: z.strictObject({ auditId: id.optional() }),
    body: z.strictObject({ lines: z.array(stockLine).min(1).max(FEW_LINES) }),
    lines: stockLine,
    example: { lines: [{ sku: 'TEA-100', name: 'Green tea 100 g', quantity: 24, unitCost: 2.1 }] },
    answer: made,
    args: ({ params: { storeId }, query: { auditId }, file }) => ({
      ...{ storeId, kind: 'baseline', auditId: auditId ?? null, ...file },
    }),
    view: (answer) => ({ id: answer.id }),
  }),
  operation('GET /stores/{storeId}/imports/{importId}', api.imports.status, {
    ...{ id: 'getImport', tag: 'Baselines', summary: 'One import, and what its check has found' },
    answer: importDetails,
    args: ({ params: { storeId, importId } }) => ({ storeId, importId }),
    view: viewImportDetails,
  }),
  operation('GET /stores/{storeId}/imports/{importId}/findings', api.imports.findings, {
    ...{ id: 'listImportFindings', tag: 'Baselines' },
    summary: 'What the check says about rows; row 2 is the first line that was sent',
    query: pageQuery.extend({ code: z.enum(FINDING_CODES).optional() }),
    answer: listOf(importFinding),
    args: ({ params: { storeId, importId }, query: { code, ...page } }) => ({
      ...{ storeId, importId, ...pageOptions(page) },
      ...(code && { code }),
    }),
    view: (page) => toList(page, viewImportFinding),
  }),
  operation('POST /stores/{storeId}/imports/{importId}/decisions', api.imports.decide, {
    ...{ id: 'decideImport', tag: 'Baselines' },
    summary: 'What to do with all rows that the check says the same about',
    body: z.strictObject({
      code: z.enum(FINDING_CODES),
      decision: z.enum(['keep', 'zero', 'leave_out']),
    }),
    example: { code: 'quantity_negative', decision: 'zero' },
    args: ({ params: { storeId, importId }, body }) => ({ storeId, importId, ...body }),
  }),
  operation('POST /stores/{storeId}/imports/{importId}/confirm', api.imports.confirm, {
    ...{ id: 'confirmImport', tag: 'Baselines' },
    summary: 'Puts a checked import in force; rows with errors are left out',
    description:
      'Say a reason while people count, and replace if the very same lines are in force already. Rooms and shelves that are missing are added unless createPlaces is false.',
    body: z.strictObject({
      reason: reason.optional(),
      replace: z.boolean().optional(),
      createPlaces: z.boolean().optional(),
    }),
    example: { createPlaces: false },
    args: ({ params: { storeId, importId }, body }) => ({ storeId, importId, ...body }),
  }),
  operation('POST /stores/{storeId}/imports/{importId}/cancel', api.imports.cancel, {
    ...{ id: 'cancelImport', tag: 'Baselines', summary: 'Drops an import that is not in force' },
    args: ({ params: { storeId, importId } }) => ({ storeId, importId }),
  }),
  operation('POST /stores/{storeId}/imports/{importId}/undo', api.imports.undo, {
    ...{ id: 'undoImport', tag: 'Baselines' },
    summary: 'Takes an import back, as long as nothing was counted against it',
    args: ({ params: { storeId, importId } }) => ({ storeId, importId }),
  }),
  operation('GET /stores/{storeId}/expected', api.imports.listExpected, {
    ...{ id: 'listExpected', tag: 'Baselines' },
    summary: 'The expected stock in force: of an audit, or without auditId for the next one',
    query: pageQuery.extend({ auditId: id.optional() }),
    answer: listOf(expectedItem),
    args: ({ params: { storeId }, query: { auditId, ...page } }) => ({
      ...{ storeId, auditId: auditId ?? null, ...pageOptions(page) },
    }),
    view: (page) => toList(page, viewExpectedItem),
  }),
]
