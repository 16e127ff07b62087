import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ASSIGNMENT_STATUSES, isInTotals } from './assignment.ts'
import type { AuditStatus } from './audit.ts'
import {
  decideWithdrawal,
  isBesideReview,
  isRecountOut,
  refuseSecondRecount,
  refuseWhileOut,
  stands,
  statusFor,
} from './review-recount.ts'

const AUDIT_STATUSES: readonly AuditStatus[] = [
  'draft',
  'active',
  'stopped',
  'submitted',
  'completed',
  'cancelled',
]

const assignments = fc.record({
  status: fc.constantFrom(...ASSIGNMENT_STATUSES),
  inReview: fc.boolean(),
})
const audits = fc.constantFrom(...AUDIT_STATUSES)
const guard = (name: string) =>
  expect.objectContaining({ details: expect.objectContaining({ guard: name }) })

test('a recount counts from the moment that it is handed in, and only while it is not is it out', () => {
  fc.assert(
    fc.property(assignments, (one) => {
      expect(isRecountOut(one) && stands(one)).toBe(false)
      expect(isRecountOut(one) || stands(one) || !isInTotals(one.status)).toBe(true)
      if (!one.inReview) {
        expect(isRecountOut(one)).toBe(false)
        expect(stands(one)).toBe(isInTotals(one.status))
      }
    }),
  )
})

test('of an audit in review a recount that is out is counted, and nothing else of any audit is', () => {
  fc.assert(
    fc.property(audits, assignments, (audit, one) => {
      const seen = statusFor(audit, one)
      expect(seen).toBe(audit === 'submitted' && isRecountOut(one) ? 'active' : audit)
    }),
  )
})

test('what is out can be withdrawn until the audit is sealed, and nothing else ever', () => {
  fc.assert(
    fc.property(audits, assignments, (audit, one) => {
      const isOpen = audit === 'active' || audit === 'stopped' || audit === 'submitted'
      const withdraw = () => decideWithdrawal(audit, one)
      if (isOpen && isRecountOut(one)) expect(withdraw()).toBe('cancelled')
      else expect(withdraw).toThrow()
    }),
  )
})

test('lines are recounted beside the review, whole shelves reopen the audit', () => {
  const lines = { keepsReview: true, namesShelves: false }
  expect(isBesideReview({ status: 'submitted', ...lines })).toBe(true)
  expect(isBesideReview({ status: 'active', ...lines })).toBe(false)
  expect(isBesideReview({ status: 'submitted', keepsReview: false, namesShelves: false })).toBe(
    false,
  )
  expect(isBesideReview({ status: 'submitted', keepsReview: false, namesShelves: true })).toBe(
    false,
  )
  expect(() =>
    isBesideReview({ status: 'submitted', keepsReview: true, namesShelves: true }),
  ).toThrow('reopens the audit')
})

test('nobody is sent twice, and nobody decides what somebody is counting', () => {
  refuseSecondRecount(0)
  refuseWhileOut(false)
  expect(() => refuseSecondRecount(1)).toThrow(guard('recount_out'))
  expect(() => refuseSecondRecount(2)).toThrow('2 lines are being recounted already.')
  expect(() => refuseWhileOut(true)).toThrow(guard('recount_out'))
})
