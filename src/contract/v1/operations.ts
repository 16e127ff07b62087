// Every operation of the public API, in the order of the reference.

import * as z from 'zod'
import { Fault } from '#domain/fault.ts'
import { refuseSuspended } from '#domain/permission.ts'
import { api } from '../api.ts'
import { id } from '../define.ts'
import {
  listOf,
  type Operation,
  operation,
  pageOptions,
  pageQuery,
  toList,
  wholeList,
} from './operation.ts'
import {
  assignment,
  audit,
  auditDetails,
  count,
  finding,
  importLine,
  item,
  journalEntry,
  made,
  organization,
  recorded,
  resultLine,
  results,
  room,
  shelfPage,
  store,
  viewAssignment,
  viewAudit,
  viewAuditDetails,
  viewCount,
  viewEntry,
  viewFinding,
  viewImport,
  viewItem,
  viewLine,
  viewOrganization,
  viewResults,
  viewShelf,
} from './views.ts'

const name = z.string().max(1_000)
const reason = z.string().max(1_000)
const money = z.number().nullable().optional()
const moment = z.iso.datetime({ offset: true })
const device = z.string().min(1).max(100)

function toMs(at: string): number {
  return Date.parse(at)
}

const itemBody = z.strictObject({
  name,
  sku: z.string().max(1_000).nullable().optional(),
  category: z.string().max(1_000).nullable().optional(),
  unit: z.string().max(100).optional(),
  unitCost: money,
  unitPrice: money,
  barcodes: z
    .array(z.strictObject({ code: z.string().max(500), quantity: z.number().optional() }))
    .max(50)
    .optional(),
})
const TEA = {
  name: 'Green tea 100 g',
  sku: 'TEA-100',
  unitCost: 2.1,
  barcodes: [{ code: '4006381333931' }],
}

const places: readonly Operation[] = [
  operation('GET /organization', api.organizations.getByUser, {
    ...{ id: 'getOrganization', tag: 'Organization', summary: 'The organization of the key' },
    answer: organization,
    args: () => ({}),
    view: (all, { orgId }) => {
      const own = all.find((one) => one.id === orgId)
      if (!own) throw new Fault('not_found')
      refuseSuspended(own)
      return viewOrganization(own)
    },
  }),
  operation('GET /stores', api.stores.getByOrganization, {
    ...{ id: 'listStores', tag: 'Stores', summary: 'The stores that the key works in' },
    answer: listOf(store),
    args: ({ orgId }) => ({ orgId }),
    view: (all) => wholeList(all, ({ id, name, currency }) => ({ id, name, currency })),
  }),
  operation('GET /stores/{storeId}/rooms', api.rooms.getWithDetails, {
    ...{
      id: 'listRooms',
      tag: 'Rooms',
      summary: 'The rooms of a store with their shelves, in walking order',
    },
    answer: listOf(room),
    args: ({ params: { storeId } }) => ({ storeId }),
    view: (all) =>
      wholeList(all, ({ id, name, shelves }) => ({
        ...{ id, name },
        shelves: shelves.map((one) => ({ id: one.id, code: one.code, name: one.name })),
      })),
  }),
  operation('POST /stores/{storeId}/rooms', api.rooms.create, {
    ...{ id: 'createRoom', tag: 'Rooms', summary: 'Adds a room, with shelves if wanted' },
    body: z.strictObject({
      name,
      shelves: z
        .array(z.strictObject({ code: z.string().max(100) }))
        .max(500)
        .optional(),
    }),
    example: { name: 'Stock room', shelves: [{ code: 'S1' }, { code: 'S2' }] },
    answer: made,
    args: ({ params: { storeId }, body }) => ({ storeId, ...body }),
    view: (answer) => ({ id: answer.id }),
  }),
  operation('PATCH /stores/{storeId}/rooms/{roomId}', api.rooms.update, {
    ...{ id: 'renameRoom', tag: 'Rooms', summary: 'Renames a room' },
    body: z.strictObject({ name }),
    example: { name: 'Cellar' },
    args: ({ params: { storeId, roomId }, body }) => ({ storeId, roomId, ...body }),
  }),
  operation('DELETE /stores/{storeId}/rooms/{roomId}', api.rooms.archive, {
    ...{
      id: 'archiveRoom',
      tag: 'Rooms',
      summary: 'Archives a room with its shelves; its counts are kept',
    },
    args: ({ params: { storeId, roomId } }) => ({ storeId, roomId }),
  }),
  operation('GET /stores/{storeId}/shelves/{shelfId}', api.shelves.get, {
    ...{ id: 'getShelf', tag: 'Shelves', summary: 'One shelf, archived or not' },
    answer: shelfPage,
    args: ({ params: { storeId, shelfId } }) => ({ storeId, shelfId }),
    view: viewShelf,
  }),
  operation('POST /stores/{storeId}/rooms/{roomId}/shelves', api.shelves.create, {
    ...{ id: 'createShelf', tag: 'Shelves', summary: 'Adds a shelf to a room' },
    body: z.strictObject({ code: z.string().max(100), name: name.optional() }),
    example: { code: 'S3', name: 'Teas' },
    answer: made,
    args: ({ params: { storeId, roomId }, body }) => ({ storeId, roomId, ...body }),
    view: (answer) => ({ id: answer.id }),
  }),
  operation('PUT /stores/{storeId}/shelves/{shelfId}', api.shelves.update, {
    ...{ id: 'replaceShelf', tag: 'Shelves', summary: 'Changes the code and the name of a shelf' },
    body: z.strictObject({ code: z.string().max(100), name: name.nullable() }),
    example: { code: 'S3', name: null },
    args: ({ params: { storeId, shelfId }, body }) => ({ storeId, shelfId, ...body }),
  }),
  operation('DELETE /stores/{storeId}/shelves/{shelfId}', api.shelves.archive, {
    ...{ id: 'archiveShelf', tag: 'Shelves', summary: 'Archives a shelf; its counts are kept' },
    args: ({ params: { storeId, shelfId } }) => ({ storeId, shelfId }),
  }),
]

const goods: readonly Operation[] = [
  operation('GET /items', api.items.list, {
    ...{ id: 'listItems', tag: 'Items', summary: 'The catalogue, newest first' },
    query: pageQuery,
    answer: listOf(item),
    args: ({ orgId, query }) => ({ orgId, ...pageOptions(query) }),
    view: (page) => toList(page, viewItem),
  }),
  operation('GET /items/search', api.items.search, {
    ...{
      id: 'searchItems',
      tag: 'Items',
      summary: 'Items by words of the name, by SKU or by barcode',
    },
    query: z.strictObject({
      text: z.string().max(200),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: listOf(item),
    args: ({ orgId, query }) => ({ orgId, ...query }),
    view: ({ items }) => wholeList(items, viewItem),
  }),
  operation('GET /items/{itemId}', api.items.get, {
    ...{ id: 'getItem', tag: 'Items', summary: 'One item' },
    answer: item,
    args: ({ orgId, params: { itemId } }) => ({ orgId, itemId }),
    view: viewItem,
  }),
  operation('POST /items', api.items.upsert, {
    ...{ id: 'createItem', tag: 'Items', summary: 'Adds an item, or one a line as NDJSON' },
    body: itemBody,
    example: TEA,
    bulk: true,
    answer: made,
    args: ({ orgId, body }) => ({ orgId, ...body }),
    view: (answer) => ({ id: answer.id }),
  }),
  operation('PUT /items/{itemId}', api.items.upsert, {
    ...{
      id: 'replaceItem',
      tag: 'Items',
      summary: 'Replaces all fields of an item; barcodes are added, never removed',
    },
    body: itemBody,
    example: TEA,
    answer: made,
    args: ({ orgId, params: { itemId }, body }) => ({ orgId, itemId, ...body }),
    view: (answer) => ({ id: answer.id }),
  }),
  operation('POST /items/{itemId}/barcodes', api.items.addBarcode, {
    ...{
      id: 'addBarcode',
      tag: 'Items',
      summary: 'Adds a barcode; its quantity is how many units one scan is worth',
    },
    body: z.strictObject({ code: z.string().max(500), quantity: z.number().optional() }),
    example: { code: '4006381333948', quantity: 6 },
    args: ({ orgId, params: { itemId }, body }) => ({ orgId, itemId, ...body }),
  }),
  operation('DELETE /items/{itemId}', api.items.archive, {
    ...{ id: 'archiveItem', tag: 'Items', summary: 'Archives an item; its counts are kept' },
    args: ({ orgId, params: { itemId } }) => ({ orgId, itemId }),
  }),
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
]

const counting: readonly Operation[] = [
  operation('GET /audits', api.audits.getAuditHistory, {
    ...{ id: 'listAudits', tag: 'Audits', summary: 'Audits, newest first' },
    query: pageQuery.extend({ status: audit.shape.status.optional(), storeId: id.optional() }),
    answer: listOf(audit),
    args: ({ orgId, query: { status, storeId, ...page } }) => ({
      ...{ orgId, ...pageOptions(page) },
      ...(status && { status }),
      ...(storeId && { storeIds: [storeId] }),
    }),
    view: (page) => toList(page, viewAudit),
  }),
  operation('POST /audits', api.audits.create, {
    ...{ id: 'createAudit', tag: 'Audits', summary: 'Plans an audit of one or more stores' },
    body: z.strictObject({
      name,
      storeIds: z.array(id).min(1).max(200),
      dueAt: moment.nullable().optional(),
      withoutBaseline: z.boolean().optional(),
      blind: z.boolean().optional(),
    }),
    example: { name: 'Year end', storeIds: ['{storeId}'], withoutBaseline: true },
    answer: made,
    args: ({ orgId, body: { dueAt, blind, ...body } }) => ({
      ...{ orgId, ...body, dueAt: dueAt ? toMs(dueAt) : null },
      ...(blind !== undefined && { protocol: { blind } }),
    }),
    view: (answer) => ({ id: answer.id }),
  }),
  operation('GET /audits/{auditId}', api.audits.getDetails, {
    ...{ id: 'getAudit', tag: 'Audits', summary: 'One audit with its baselines' },
    answer: auditDetails,
    args: ({ params: { auditId } }) => ({ auditId }),
    view: (one, { scopes }) => {
      const details = viewAuditDetails(one)
      return scopes.includes('baselines:read') ? details : { ...details, baselines: null }
    },
  }),
  operation('POST /audits/{auditId}/start', api.audits.start, {
    ...{ id: 'startAudit', tag: 'Audits', summary: 'Starts counting' },
    body: z.strictObject({ withoutBaseline: z.boolean().optional() }),
    example: { withoutBaseline: true },
    args: ({ params: { auditId }, body }) => ({ auditId, ...body }),
  }),
  operation('POST /audits/{auditId}/stop', api.audits.stop, {
    ...{ id: 'stopAudit', tag: 'Audits', summary: 'Stops counting for a while' },
    body: z.strictObject({ reason }),
    example: { reason: 'Delivery in the way' },
    args: ({ params: { auditId }, body }) => ({ auditId, ...body }),
  }),
  operation('POST /audits/{auditId}/submit', api.audits.updateStatus, {
    ...{ id: 'submitAudit', tag: 'Audits', summary: 'Closes counting, if its checklist is met' },
    args: ({ params: { auditId } }) => ({ auditId, status: 'submitted' }),
  }),
  operation('GET /audits/{auditId}/assignments', api.auditAssignments.getAssignmentsWithProgress, {
    ...{
      id: 'listAssignments',
      tag: 'Assignments',
      summary: 'The shelves of an audit: who counts them, and how far they are',
    },
    query: pageQuery,
    answer: listOf(assignment),
    args: ({ params: { auditId }, query }) => ({ auditId, ...pageOptions(query) }),
    view: (page) => toList(page, viewAssignment),
  }),
  operation('POST /audits/{auditId}/assignments', api.auditAssignments.create, {
    ...{
      id: 'assignShelves',
      tag: 'Assignments',
      summary: 'Gives shelves or rooms to a person, or leaves them open to all',
    },
    body: z.strictObject({
      userId: z.string().min(1).max(100).nullable(),
      roomIds: z.array(id).max(1_000).optional(),
      shelfIds: z.array(id).max(2_000).optional(),
    }),
    example: { userId: null, shelfIds: ['{shelfId}'] },
    answer: z.strictObject({ assignmentIds: z.array(z.uuid()) }).meta({ id: 'Assigned' }),
    args: ({ params: { auditId }, body }) => ({ auditId, ...body }),
    view: ({ auditAssignmentIds }) => ({ assignmentIds: [...auditAssignmentIds] }),
  }),
  operation('POST /assignments/{assignmentId}/take', api.auditAssignments.createSelfAssignment, {
    ...{ id: 'takeShelf', tag: 'Counts', summary: 'Takes a shelf, so that the key counts it' },
    body: z.strictObject({ deviceId: device }),
    example: { deviceId: 'robot-1' },
    args: ({ params: { assignmentId }, body }) => ({ auditAssignmentId: assignmentId, ...body }),
  }),
  operation('GET /assignments/{assignmentId}/counts', api.scanEvents.getByAssignment, {
    ...{ id: 'listCounts', tag: 'Counts', summary: 'What was counted on a shelf, newest first' },
    query: pageQuery,
    answer: listOf(count),
    args: ({ params: { assignmentId }, query }) => ({
      ...{ auditAssignmentId: assignmentId, ...pageOptions(query) },
    }),
    view: (page) => toList(page, viewCount),
  }),
  operation('POST /assignments/{assignmentId}/counts', api.scanEvents.recordCount, {
    ...{
      id: 'recordCount',
      tag: 'Counts',
      summary: 'Records a count; its id is yours, so that sending it again is harmless',
    },
    body: z.strictObject({
      id,
      kind: z.enum(['add', 'set']),
      itemId: id.optional(),
      code: z.string().max(500).optional(),
      quantity: z.number(),
      deviceId: device,
      /** The order in which the device counted. */
      deviceSeq: z.int().min(0),
      countedAt: moment,
      note: reason.optional(),
    }),
    example: {
      ...{
        id: '0197a0b4-9d2e-7cc1-8f5c-3f1b2d6a7e90',
        kind: 'add',
        code: '4006381333931',
        quantity: 12,
      },
      ...{ deviceId: 'robot-1', deviceSeq: 1, countedAt: '2026-11-19T08:30:00Z' },
    },
    bulk: true,
    answer: recorded,
    args: ({ params: { assignmentId }, body: { quantity, countedAt, ...body } }) => ({
      ...{ ...body, auditAssignmentId: assignmentId, entered: quantity },
      deviceTimeMs: toMs(countedAt),
    }),
    view: ({ id: countId, status, setAside }) => ({ id: countId, status, setAside }),
  }),
  operation('POST /assignments/{assignmentId}/submit', api.auditAssignments.updateStatus, {
    ...{ id: 'submitShelf', tag: 'Counts', summary: 'Hands a shelf in' },
    body: z.strictObject({
      deviceId: device,
      /** How many counts this device sent, so that none is missing. */
      eventsSent: z.int().min(0),
      declaredEmpty: z.boolean().optional(),
      controlTotal: z.number().min(0).optional(),
    }),
    example: { deviceId: 'robot-1', eventsSent: 1 },
    answer: z.strictObject({ checkAgain: z.boolean() }).meta({ id: 'HandedIn' }),
    args: ({ params: { assignmentId }, body }) => ({
      ...{ auditAssignmentId: assignmentId, status: 'submitted', ...body },
    }),
    view: (answer) => ({ checkAgain: answer?.checkAgain ?? false }),
  }),
]

const outcomes: readonly Operation[] = [
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
  operation('GET /audits/{auditId}/findings', api.insights.list, {
    ...{ id: 'listFindings', tag: 'Findings', summary: 'What stands out in the data of an audit' },
    answer: listOf(finding),
    args: ({ params: { auditId } }) => ({ auditId }),
    view: ({ findings }) => wholeList(findings, viewFinding),
  }),
  operation('GET /journal', api.journal.list, {
    ...{ id: 'listJournal', tag: 'Journal', summary: 'Who did what and when, newest first' },
    query: pageQuery.extend({ from: moment.optional(), until: moment.optional() }),
    answer: listOf(journalEntry),
    args: ({ orgId, query: { from, until, ...page } }) => ({
      ...{ orgId, ...pageOptions(page) },
      filter: { ...(from && { fromMs: toMs(from) }), ...(until && { untilMs: toMs(until) }) },
    }),
    view: (page) => toList(page, viewEntry),
  }),
]

export const OPERATIONS: readonly Operation[] = [...places, ...goods, ...counting, ...outcomes]
