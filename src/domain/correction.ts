// A completed audit is never reopened: what is wrong in it is counted again in another one.

import type { AuditStatus } from './audit.ts'
import { Fault } from './fault.ts'

export function decideCorrection(status: AuditStatus, reason: string): void {
  if (status !== 'completed') {
    const message = 'Only what is completed is corrected by another audit.'
    throw new Fault('illegal_transition', message, { from: status, to: status, guard: 'status' })
  }
  if (reason.trim() === '') {
    throw new Fault('invalid_argument', 'Say what is corrected.', { field: 'reason' })
  }
}
