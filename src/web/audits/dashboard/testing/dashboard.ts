// Dashboards for tests: pass only what matters.

import type {
  AuditDashboard,
  AuditDetails,
  DashboardRoom,
  DashboardTile,
} from '#contract/audits.ts'
import { coverageOf } from '#domain/checklist.ts'
import { DEFAULT_PROTOCOL } from '#domain/protocol.ts'

export const NOTHING_COUNTED = {
  events: 0,
  lines: 0,
  quantity: null,
  unknownLines: 0,
  warnings: 0,
  quarantined: 0,
  lastEventAt: null,
}

export function tileOf(id: string, facts: Partial<DashboardTile> = {}): DashboardTile {
  return {
    id,
    shelfId: `shelf-${id}`,
    code: id,
    status: 'open',
    round: 0,
    mode: 'additive',
    pass: 0,
    partial: false,
    comparison: null,
    declaredEmpty: false,
    userId: null,
    userName: null,
    heldSince: null,
    unsentEvents: 0,
    controlUnmet: false,
    reason: null,
    progress: NOTHING_COUNTED,
    ...facts,
  }
}

export function roomOf(id: string, tiles: readonly DashboardTile[]): DashboardRoom {
  return { id, storeId: 'store', name: `Room ${id}`, coverage: coverageOf(tiles), tiles }
}

export function dashboardOf(rooms: readonly DashboardRoom[]): AuditDashboard {
  return {
    auditId: 'audit',
    name: 'Spring count',
    status: 'active',
    startedAt: null,
    dueAt: null,
    timeline: [],
    coverage: coverageOf(rooms.flatMap(({ tiles }) => tiles)),
    progress: NOTHING_COUNTED,
    rooms,
    people: [],
    devices: [],
    finish: null,
    unknownLines: 0,
    quarantinedEvents: 0,
    unsentEvents: 0,
  }
}

export function auditOf(facts: Partial<AuditDetails> = {}): AuditDetails {
  return {
    id: 'audit',
    auditId: 'audit',
    orgId: 'organization',
    storeIds: ['store'],
    name: 'Spring count',
    status: 'active',
    createdAt: 0,
    dueAt: null,
    startedAt: null,
    endedAt: null,
    coverage: { shelves: 0, explained: 0 },
    stores: [{ id: 'store', name: 'Mill' }],
    role: 'manager',
    whole: true,
    protocol: DEFAULT_PROTOCOL,
    withoutBaseline: true,
    baselines: [],
    seesResults: true,
    seesCosts: true,
    completing: null,
    confirmationNumber: null,
    corrects: null,
    corrections: [],
    createdByName: null,
    stoppedAt: null,
    submittedAt: null,
    statusReason: null,
    ...facts,
  }
}
