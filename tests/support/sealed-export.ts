// What a small export of a sealed audit is made of.

import type { ExportLine } from '#domain/result-export.ts'
import type { SealFacts } from '#domain/seal.ts'

export const SEAL_FACTS: SealFacts = {
  auditId: 'a',
  auditName: 'Spring count',
  organizationName: 'Fennel & Oak',
  stores: [{ id: 's', name: 'Harbor', currency: 'USD' }],
  startedAt: null,
  submittedAt: null,
  completedAt: '2026-03-01T18:00:00.000Z',
  completedBy: 'Dana',
  correctsAuditId: null,
  protocol: {},
  parts: { baseline: '1', events: '2', decisions: '3', lines: '4' },
}

export const EXPORT_LINE: ExportLine = {
  storeName: 'Harbor',
  itemId: 'i1',
  sku: '1',
  name: 'Tea',
  category: null,
  unit: 'each',
  unitCost: 2.5,
  expected: 20,
  counted: 13,
  variance: -7,
  value: -17.5,
  currency: 'USD',
  review: 'none',
  settled: 13,
  decision: null,
  reasonCode: null,
  note: null,
  decidedBy: null,
  decidedAt: null,
  places: [],
}
