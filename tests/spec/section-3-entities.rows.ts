// Fields of what exists are asked of the running product: section-3-entities.browser.ts.

import { expect } from 'vitest'
import { codeOfLine, shownCode } from '#domain/codes/shown-code.ts'
import { attachResult, billingEntities } from './billing-entities.rows.ts'
import { scannerState } from './scanner.rows.ts'
import { contractOf } from './support/contracts.ts'
import type { SpecRow, SpecSection } from './support/rows.ts'

function operation(row: string, name: string): SpecRow {
  return { row, check: () => expect(contractOf(name)?.name).toBe(name) }
}

const oneSpelling: SpecRow = {
  row: 'a code has one spelling everywhere, however it was read or kept',
  check: () => {
    const spellings = ['072310451988', '0072310451988', '00072310451988', '72310451988']
    expect(new Set(spellings.map(shownCode))).toEqual(new Set(['072310451988']))
    expect(codeOfLine('?00072310451988')).toBe('072310451988')
  },
}

export const entities: SpecSection = {
  section: '3. Entities and their fields',
  tables: [
    { name: 'Codes', rows: [oneSpelling] },
    {
      name: 'Organization and store',
      rows: [
        operation('Organization: a create operation exists', 'organizations:create'),
        operation('Organization: a get-by-user operation exists', 'organizations:getByUser'),
        operation('Organization: an update operation exists', 'organizations:update'),
        operation('Store: team members are queried', 'stores:getTeamMembers'),
        operation('Store: is created together with a baseline', 'stores:createWithBaseline'),
      ],
    },
    {
      name: 'Audit',
      rows: [
        // Fields of audits, assignments and counts: section-2-audits.browser.ts.
        operation('Audit: is queried by store', 'audits:getByStore'),
        operation('Audit: is queried as active', 'audits:getActive'),
        operation('Audit: is queried as history', 'audits:getAuditHistory'),
        operation('Audit: is queried by details', 'audits:getDetails'),
      ],
    },
    {
      name: 'Audit assignment',
      rows: [
        operation(
          'Audit assignment: self-assignment exists',
          'auditAssignments:createSelfAssignment',
        ),
      ],
    },
    {
      name: 'Scan event',
      rows: [operation('Scan event: the quantity can be updated', 'scanEvents:updateQuantity')],
    },
    {
      name: 'Scanner UI state',
      rows: scannerState,
    },
    ...billingEntities,
    // Which addresses come back is asked of the running product: section-3-entities.browser.ts.
    attachResult,
  ],
}
