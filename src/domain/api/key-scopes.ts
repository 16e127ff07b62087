// What a key may be allowed to do, and which function of the product each of these opens. A function that is not named
// here is closed to keys.

import { Fault } from '../fault.ts'

export const KEY_SCOPES = [
  'organization:read',
  'stores:read',
  'rooms:read',
  'rooms:write',
  'items:read',
  'items:write',
  'baselines:read',
  'baselines:write',
  'audits:read',
  'audits:write',
  'assignments:read',
  'assignments:write',
  'counts:read',
  'counts:write',
  'results:read',
  'findings:read',
  'journal:read',
  'webhooks:read',
  'webhooks:write',
] as const

export type KeyScope = (typeof KEY_SCOPES)[number]

const SCOPE_OF: Readonly<Record<string, KeyScope>> = {
  'organizations:getByUser': 'organization:read',
  'stores:getByOrganization': 'stores:read',
  'rooms:getWithDetails': 'rooms:read',
  'rooms:create': 'rooms:write',
  'rooms:update': 'rooms:write',
  'rooms:archive': 'rooms:write',
  'shelves:get': 'rooms:read',
  'shelves:create': 'rooms:write',
  'shelves:update': 'rooms:write',
  'shelves:archive': 'rooms:write',
  'items:search': 'items:read',
  'items:list': 'items:read',
  'items:get': 'items:read',
  'items:upsert': 'items:write',
  'items:addBarcode': 'items:write',
  'items:archive': 'items:write',
  'imports:list': 'baselines:read',
  'imports:status': 'baselines:read',
  'imports:findings': 'baselines:read',
  'imports:listExpected': 'baselines:read',
  // Asked before any lines are taken.
  'imports:getMapping': 'baselines:write',
  'imports:start': 'baselines:write',
  'imports:decide': 'baselines:write',
  'imports:confirm': 'baselines:write',
  'imports:cancel': 'baselines:write',
  'imports:undo': 'baselines:write',
  'audits:getAuditHistory': 'audits:read',
  'audits:getDetails': 'audits:read',
  'audits:create': 'audits:write',
  'audits:start': 'audits:write',
  'audits:stop': 'audits:write',
  'audits:updateStatus': 'audits:write',
  'auditAssignments:getAssignmentsWithProgress': 'assignments:read',
  'auditAssignments:create': 'assignments:write',
  'auditAssignments:createSelfAssignment': 'counts:write',
  'auditAssignments:updateStatus': 'counts:write',
  'scanEvents:getByAssignment': 'counts:read',
  'audits:getLine': 'counts:read',
  'scanEvents:recordCount': 'counts:write',
  'scanEvents:recordMany': 'counts:write',
  'audits:getResults': 'results:read',
  'audits:getVariances': 'results:read',
  'audits:getSeal': 'results:read',
  'audits:exportResults': 'results:read',
  'reports:getLines': 'results:read',
  'reports:compare': 'results:read',
  'reports:listComparedLines': 'results:read',
  'insights:list': 'findings:read',
  'journal:list': 'journal:read',
  'webhooks:list': 'webhooks:read',
  'webhooks:listDeliveries': 'webhooks:read',
  'webhooks:create': 'webhooks:write',
  'webhooks:update': 'webhooks:write',
  'webhooks:pause': 'webhooks:write',
  'webhooks:resume': 'webhooks:write',
  'webhooks:rotateSecret': 'webhooks:write',
  'webhooks:sendTest': 'webhooks:write',
  'webhooks:resend': 'webhooks:write',
  'webhooks:remove': 'webhooks:write',
}

/** The scope that a key needs for a function (`module:function`); undefined if it is closed to keys. */
export function scopeOf(functionName: string): KeyScope | undefined {
  return Object.hasOwn(SCOPE_OF, functionName) ? SCOPE_OF[functionName] : undefined
}

/** Refuses a key that may not use this function. People pass: their roles decide. */
export function refuseKey(
  viewer: { readonly keyScopes?: readonly string[] | undefined } | undefined,
  functionName: string,
): void {
  const held = viewer?.keyScopes
  if (!held) return
  const scope = scopeOf(functionName)
  if (scope === undefined) throw new Fault('forbidden', 'This is not open to API keys.')
  if (held.includes(scope)) return
  throw new Fault('forbidden', `This key has no scope ${scope}.`, { scope })
}
