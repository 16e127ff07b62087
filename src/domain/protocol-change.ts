// Which rules of an audit may still be changed, and when.

import type { AuditStatus } from './audit.ts'
import { Fault } from './fault.ts'
import { decideProtocol, type Protocol, type ProtocolInput } from './protocol.ts'

const PLANNED: readonly AuditStatus[] = ['draft']
const COUNTING: readonly AuditStatus[] = ['draft', 'active', 'stopped']
const OPEN: readonly AuditStatus[] = ['draft', 'active', 'stopped', 'submitted']

/**
 * What a count claims about itself holds for all of it: whether it was blind, how often shelves were
 * counted, and which differences were looked at do not change once somebody may have counted. Nobody takes a
 * blind count apart afterwards, and none that was not is called blind. Who may do or see what can change.
 */
const CHANGEABLE: Readonly<Record<keyof Protocol, readonly AuditStatus[]>> = {
  // Shelves that were planned have theirs already.
  mode: [],
  blind: PLANNED,
  controlTotals: PLANNED,
  tolerance: PLANNED,
  reasonCodes: COUNTING,
  selfAssignment: COUNTING,
  helping: COUNTING,
  showResults: OPEN,
  showCosts: OPEN,
}

export type ProtocolOption = keyof Protocol

export function canChangeOption(status: AuditStatus, option: ProtocolOption): boolean {
  return CHANGEABLE[option].includes(status)
}

export function canChangeProtocol(status: AuditStatus): boolean {
  return OPEN.includes(status)
}

export interface ProtocolChange {
  readonly protocol: Protocol
  /** What is different now, as it was and as it is; empty: nothing. */
  readonly changed: Readonly<Partial<Record<ProtocolOption, unknown>>>
}

/** Refuses the whole change for one option that stands. */
export function decideProtocolChange(
  status: AuditStatus,
  before: Protocol,
  wanted: ProtocolInput,
): ProtocolChange {
  const tolerance = { ...before.tolerance, ...wanted.tolerance }
  const protocol = decideProtocol({ ...before, ...defined(wanted), tolerance })
  const options = Object.keys(CHANGEABLE) as ProtocolOption[]
  const changed = options.filter(
    (option) => JSON.stringify(before[option]) !== JSON.stringify(protocol[option]),
  )
  const frozen = changed.find((option) => !canChangeOption(status, option))
  if (frozen !== undefined) {
    const message = 'This rule of the count cannot be changed any more.'
    throw new Fault('illegal_transition', message, {
      from: status,
      to: status,
      guard: 'protocol',
      option: frozen,
    })
  }
  if (protocol.blind && changed.includes('showResults') && protocol.showResults) {
    const message = 'Counters never see the results of a blind count.'
    throw new Fault('invalid_argument', message, { field: 'protocol.showResults' })
  }
  return { protocol, changed: Object.fromEntries(changed.map((one) => [one, protocol[one]])) }
}

function defined(input: ProtocolInput): ProtocolInput {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}
