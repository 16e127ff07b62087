// The functions of the realtime backend that the specification names, with the arguments it names.

import type { FunctionKind } from '#contract/define.ts'

export interface FunctionRow {
  /** `module:function`. */
  readonly name: string
  readonly kind: FunctionKind
  readonly args: readonly string[]
}

type Names = Readonly<Record<string, readonly string[]>>

function named(module: string, kind: FunctionKind, names: Names): readonly FunctionRow[] {
  return Object.entries(names).map(([name, args]) => ({ name: `${module}:${name}`, kind, args }))
}

export const FUNCTIONS: readonly FunctionRow[] = [
  ...named('users', 'query', { current: [], getTeamByStore: ['orgId'] }),
  ...named('users', 'mutation', { assignUserToStore: [], removeUserFromStore: [] }),
  ...named('organizations', 'query', { getByUser: [] }),
  ...named('organizations', 'mutation', { create: [], update: [] }),
  ...named('stores', 'query', { getByOrganization: ['orgId'], getTeamMembers: ['storeId'] }),
  ...named('stores', 'mutation', { createWithBaseline: [] }),
  ...named('rooms', 'query', { getWithDetails: ['storeId'] }),
  ...named('auth', 'action', {
    changePassword: ['currentPassword', 'newPassword', 'revokeOtherSessions'],
    deleteCurrentUserAccount: [],
  }),
  ...named('audits', 'query', {
    getDetails: ['auditId'],
    getActive: ['orgId'],
    getAuditHistory: ['orgId', 'status', 'storeIds', 'paginationOpts'],
    getByStore: ['storeId'],
  }),
  ...named('audits', 'mutation', {
    create: [],
    start: [],
    importAuditBaseline: [],
    stop: [],
    complete: [],
    reopenSubmittedAudit: [],
    updateStatus: [],
  }),
  ...named('scanEvents', 'query', {
    getItemCount: ['auditId', 'itemId', 'auditItemId'],
    getByAssignment: ['auditAssignmentId'],
    getUserHistory: ['storeId'],
  }),
  ...named('scanEvents', 'mutation', { recordCount: [], updateQuantity: [] }),
  ...named('auditAssignments', 'query', {
    getAssignmentsWithProgress: ['auditId', 'paginationOpts'],
    getByUser: ['userId', 'includeCompleted'],
    getUserScannerAssignments: ['storeId'],
  }),
  ...named('auditAssignments', 'mutation', {
    create: [],
    remove: [],
    createSelfAssignment: [],
    removeRoomAndShelves: [],
    updateStatus: [],
    resetAssignment: [],
  }),
]
