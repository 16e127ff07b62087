// Limits of one call. Pages and the server both use them, so they are separate from the schemas.

import { LIMITS } from './frames.ts'

export const BATCH_MAX_EVENTS = 200
export const BATCH_MAX_BYTES = 256 * 1024

/** How many lines can be named in one call; larger sets need a filter or a mark. */
export const MOST_NAMED_LINES = 2_000
/** Space for that many names in the arguments of one call. */
const NAMED_LINES_BYTES = 512 * 1024

/** Functions that need another limit than the default. */
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

/** Largest accepted size of this function's arguments, in bytes. */
export function maxArgsBytes(name: string): number {
  return MAX_ARGS_BYTES[name] ?? LIMITS.argsBytes
}
