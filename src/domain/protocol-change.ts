// Which rules of an audit can still change, and when.

import type { AuditStatus } from './audit.ts'
import { Fault } from './fault.ts'
import { decideProtocol, type Protocol, type ProtocolInput } from './protocol.ts'

const PLANNED: readonly AuditStatus[] = ['draft']
const COUNTING: readonly AuditStatus[] = ['draft', 'active', 'stopped']
const OPEN: readonly AuditStatus[] = ['draft', 'active', 'stopped', 'submitted']

/**
 * What an audit claims about its counts must hold for all of them: whether they were blind, how often shelves were
 * counted, and which differences were reviewed. So these rules cannot change once counting may have started. Otherwise
 * a blind count could be opened afterward, or one that was not blind be called blind. Who may do or see what can still
 * change.
 */
const CHANGEABLE: Readonly<Record<keyof Protocol, readonly AuditStatus[]>> = {
  // Planned shelves already have their mode.
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
  /** The changed options with their old and new values; empty when nothing changed. */
  readonly changed: Readonly<Partial<Record<ProtocolOption, unknown>>>
}

/** Refuses the whole change if any of its options can no longer change. */
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
