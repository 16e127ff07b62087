// Audits, who counts which shelf, and what is counted.

import * as z from 'zod'
import { api } from '../api.ts'
import { id } from '../define.ts'
import { moment, name, RECEIVED, reason, spanQuery, toMs, toTimeSpan } from './fields.ts'
import { listOf, type Operation, operation, pageOptions, pageQuery, toList } from './operation.ts'
import {
  assignment,
  audit,
  auditDetails,
  count,
  made,
  recorded,
  viewAssignment,
  viewAudit,
  viewAuditDetails,
  viewCount,
} from './views.ts'

const device = z.string().min(1).max(100)

export const counting: readonly Operation[] = [
  operation('GET /audits', api.audits.getAuditHistory, {
    ...{ id: 'listAudits', tag: 'Audits', summary: 'Audits, newest first' },
    query: pageQuery.extend({
      status: audit.shape.status.optional(),
      storeId: id.optional(),
      ...spanQuery(
        'when the audit was last planned, started, stopped, resumed, submitted, completed or cancelled',
      ),
    }),
    answer: listOf(audit),
    args: ({ orgId, query: { status, storeId, from, until, ...page } }) => ({
      ...{ orgId, changed: toTimeSpan({ from, until }), ...pageOptions(page) },
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
    query: pageQuery.extend(spanQuery(RECEIVED)),
    answer: listOf(count),
    args: ({ params: { assignmentId }, query }) => ({
      ...{ auditAssignmentId: assignmentId, ...pageOptions(query) },
      arrived: toTimeSpan(query),
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
