// Which functions a key may follow on a live socket. There they answer as they do to screens, with more than the
// operations of the API show, so some need several scopes, and whatever is not named here is closed.

import { Fault } from '../fault.ts'
import type { KeyScope } from './key-scopes.ts'

const LIVE_SCOPES: Readonly<Record<string, readonly KeyScope[]>> = {
  'organizations:getByUser': ['organization:read'],
  'stores:getByOrganization': ['stores:read'],
  'rooms:getWithDetails': ['rooms:read'],
  'shelves:get': ['rooms:read'],
  'items:search': ['items:read'],
  'items:list': ['items:read'],
  'items:get': ['items:read'],
  'imports:list': ['baselines:read'],
  'audits:getAuditHistory': ['audits:read'],
  // With the baselines that it is compared with.
  'audits:getDetails': ['audits:read', 'baselines:read'],
  // With what independent counts of a shelf say.
  'auditAssignments:getAssignmentsWithProgress': ['assignments:read', 'counts:read'],
  'scanEvents:getByAssignment': ['counts:read'],
  // With the line of the results.
  'audits:getLine': ['counts:read', 'results:read'],
  // With disputed shelves, and counts that wait.
  'audits:getResults': ['results:read', 'counts:read'],
  'audits:getVariances': ['results:read', 'counts:read'],
  'audits:getSeal': ['results:read'],
  'audits:exportResults': ['results:read'],
  'reports:compare': ['results:read'],
  'reports:listComparedLines': ['results:read'],
  // With the counts behind each finding, and what to recount first.
  'insights:list': ['findings:read', 'results:read', 'counts:read'],
}

/** The scopes that a key needs to follow a function; undefined if it is closed to keys. */
export function liveScopesOf(functionName: string): readonly KeyScope[] | undefined {
  return Object.hasOwn(LIVE_SCOPES, functionName) ? LIVE_SCOPES[functionName] : undefined
}

/** Refuses a key that may not follow this function. People pass: their roles decide. */
export function refuseLiveKey(
  viewer: { readonly keyScopes?: readonly string[] | undefined } | undefined,
  functionName: string,
): void {
  const held = viewer?.keyScopes
  if (!held) return
  const needed = liveScopesOf(functionName)
  if (!needed) throw new Fault('forbidden', 'This is not open to API keys.')
  const missing = needed.find((scope) => !held.includes(scope))
  if (missing) throw new Fault('forbidden', `This key has no scope ${missing}.`, { scope: missing })
}
