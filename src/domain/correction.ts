// A completed audit is never reopened: what is wrong in it is counted again in another audit.

import type { AuditStatus } from './audit.ts'
import { Fault } from './fault.ts'
import { NAME_MAX_LENGTH } from './naming.ts'

const CORRECTION = /^Correction (?:([1-9]\d{0,2}) )?of (.+)$/su

/** "Correction of Spring count"; a correction of that one is "Correction 2 of Spring count". */
export function correctionName(corrected: string): string {
  const [, number = '1', first] = CORRECTION.exec(corrected) ?? []
  const name =
    first === undefined
      ? `Correction of ${corrected}`
      : `Correction ${Number(number) + 1} of ${first}`
  const letters = [...name]
  if (letters.length <= NAME_MAX_LENGTH) return name
  return `${letters.slice(0, NAME_MAX_LENGTH - 1).join('')}…`
}

export function decideCorrection(status: AuditStatus, reason: string): void {
  if (status !== 'completed') {
    const message = 'Only what is completed is corrected by another audit.'
    throw new Fault('illegal_transition', message, { from: status, to: status, guard: 'status' })
  }
  if (reason.trim() === '') {
    throw new Fault('invalid_argument', 'Say what is corrected.', { field: 'reason' })
  }
}
