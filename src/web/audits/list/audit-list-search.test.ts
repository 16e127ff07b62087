import { expect, test } from 'vitest'
import { AUDIT_TRANSITIONS } from '#domain/audit.ts'
import {
  AUDIT_STATUSES,
  auditListSearch,
  parseAuditStatus,
  parseShown,
} from './audit-list-search.ts'

test('every status that an audit can reach can be asked for', () => {
  const reached = Object.values(AUDIT_TRANSITIONS).flatMap(({ from, to }) => [...from, to ?? []])
  expect(new Set(reached.flat())).toEqual(new Set(AUDIT_STATUSES))
})

test('an address that asks for no known status shows everything', () => {
  expect(parseAuditStatus(auditListSearch({ status: 'completed' }).status)).toBe('completed')
  expect(parseAuditStatus(auditListSearch({ status: 'sold' }).status)).toBeUndefined()
  expect(parseAuditStatus(auditListSearch({}).status)).toBeUndefined()
})

test('an address asks for whole pages, and never for none or for everything', () => {
  expect(['30', '31', '10', '0', '-5', 'all', '1e9'].map(parseShown)).toEqual([
    30, 40, 10, 10, 10, 10, 1_000,
  ])
  expect(parseShown(undefined)).toBe(10)
})
