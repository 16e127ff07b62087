// What one call may carry. Pages and the server both know it, so it stands apart from the schemas.

import { LIMITS } from './frames.ts'

export const BATCH_MAX_EVENTS = 200
export const BATCH_MAX_BYTES = 256 * 1024

/** So many lines can be named at once; more are meant by a filter or by a mark. */
export const MOST_NAMED_LINES = 2_000
/** Room for so many names in the arguments of one call. */
const NAMED_LINES_BYTES = 512 * 1024

/** Of functions for which the usual limit does not fit. */
export const MAX_ARGS_BYTES: Readonly<Record<string, number>> = {
  'auditAssignments:acceptOneCount': 256 * 1024,
  'auditAssignments:create': 256 * 1024,
  'auditAssignments:requestSecondCount': 256 * 1024,
  'audits:decideLines': NAMED_LINES_BYTES,
  'audits:getRecountPlan': NAMED_LINES_BYTES,
  'audits:reopenSubmittedAudit': 256 * 1024,
  'audits:requestRecount': NAMED_LINES_BYTES,
  'invitations:createMany': 256 * 1024,
  'reports:getLines': 512 * 1024,
  'scanEvents:recordMany': BATCH_MAX_BYTES,
  'shelves:reorder': 128 * 1024,
  'stockFiles:listShelfCounts': 256 * 1024,
  'stores:createWithBaseline': 256 * 1024,
}

/** Largest accepted arguments in bytes of the function with this name. */
export function maxArgsBytes(name: string): number {
  return MAX_ARGS_BYTES[name] ?? LIMITS.argsBytes
}
