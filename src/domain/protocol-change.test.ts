import { describe, expect, test } from 'vitest'
import type { AuditStatus } from './audit.ts'
import { DEFAULT_PROTOCOL, type Protocol } from './protocol.ts'
import {
  canChangeOption,
  canChangeProtocol,
  decideProtocolChange,
  type ProtocolOption,
} from './protocol-change.ts'

const OPTIONS = Object.keys(DEFAULT_PROTOCOL) as ProtocolOption[]
const inState = (status: AuditStatus) =>
  OPTIONS.filter((one) => canChangeOption(status, one)).sort()

describe('what may be changed', () => {
  test('is everything but the counting mode while an audit is planned', () => {
    expect(inState('draft')).toEqual(OPTIONS.filter((one) => one !== 'mode').sort())
  })

  test('is who may do and see what while people count, and what is seen in the review', () => {
    const counting = ['helping', 'reasonCodes', 'selfAssignment', 'showCosts', 'showResults']
    expect(inState('active')).toEqual(counting)
    expect(inState('stopped')).toEqual(counting)
    expect(inState('submitted')).toEqual(['showCosts', 'showResults'])
  })

  test('is nothing once the audit is over', () => {
    for (const status of ['completed', 'cancelled'] as const) {
      expect(inState(status)).toEqual([])
      expect(canChangeProtocol(status)).toBe(false)
    }
  })
})

describe('a change', () => {
  test('keeps what it does not name, and says what is different', () => {
    const { protocol, changed } = decideProtocolChange('active', DEFAULT_PROTOCOL, {
      helping: true,
      selfAssignment: DEFAULT_PROTOCOL.selfAssignment,
    })
    expect(protocol).toEqual({ ...DEFAULT_PROTOCOL, helping: true })
    expect(changed).toEqual({ helping: true })
  })

  test('of a blind count never makes it less blind, and of another never calls it blind', () => {
    const open: Protocol = { ...DEFAULT_PROTOCOL, blind: false }
    const frozen = expect.objectContaining({
      details: expect.objectContaining({ guard: 'protocol', option: 'blind' }),
    })
    for (const status of ['active', 'stopped', 'submitted'] as const) {
      expect(() => decideProtocolChange(status, DEFAULT_PROTOCOL, { blind: false })).toThrow(frozen)
      expect(() => decideProtocolChange(status, open, { blind: true })).toThrow(frozen)
    }
    expect(() => decideProtocolChange('active', DEFAULT_PROTOCOL, { showResults: true })).toThrow(
      'Counters never see the results of a blind count.',
    )
    expect(decideProtocolChange('active', open, { showResults: true }).changed).toEqual({
      showResults: true,
    })
  })

  test('is refused as a whole for one option that stands', () => {
    const wanted = { helping: true, tolerance: { units: 5 } }
    expect(() => decideProtocolChange('active', DEFAULT_PROTOCOL, wanted)).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ option: 'tolerance' }) }),
    )
    const planned = decideProtocolChange('draft', DEFAULT_PROTOCOL, wanted)
    expect(planned.protocol.tolerance).toEqual({ ...DEFAULT_PROTOCOL.tolerance, units: 5 })
  })
})
