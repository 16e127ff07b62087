// Audits with different rules find different things, so a comparison has to mention the differences.

import type { Protocol, Tolerance } from '../protocol.ts'

const PROTOCOL_DIFFERENCES = [
  'blind',
  'mode',
  'counted_once',
  'chosen_counts',
  'control_totals',
  'tolerance',
  'baseline',
] as const
export type ProtocolDifference = (typeof PROTOCOL_DIFFERENCES)[number]

/** The parts of a protocol that affect what a count can find. */
export interface ProtocolFacts extends Pick<Protocol, 'blind' | 'mode' | 'controlTotals'> {
  readonly tolerance: Tolerance
  readonly withoutBaseline: boolean
  /** Shelves that were planned for two counts but counted once. */
  readonly countedOnce: number
  /** Shelves with two differing counts, where a manager chose one. */
  readonly chosenCounts: number
}

/** How the protocols differ; empty for a single audit, or when all are the same. */
export function protocolDifferences(
  protocols: readonly ProtocolFacts[],
): readonly ProtocolDifference[] {
  return PROTOCOL_DIFFERENCES.filter((difference) => {
    const spellings = protocols.map((protocol) => spelled(protocol, difference))
    return new Set(spellings).size > 1
  })
}

function spelled(protocol: ProtocolFacts, difference: ProtocolDifference): string {
  switch (difference) {
    case 'blind':
      return String(protocol.blind)
    case 'mode':
      return protocol.mode
    case 'counted_once':
      return String(protocol.countedOnce > 0)
    case 'chosen_counts':
      return String(protocol.chosenCounts > 0)
    case 'control_totals':
      return String(protocol.controlTotals)
    case 'baseline':
      return String(protocol.withoutBaseline)
    case 'tolerance': {
      const { units, percent, value, valuePercent } = protocol.tolerance
      return [units, percent, value, valuePercent].join('/')
    }
  }
}
