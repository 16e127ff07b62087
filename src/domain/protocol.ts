// How an audit counts: decided when it is created, frozen when it starts.

import { Fault } from './fault.ts'

export interface Protocol {
  /** Counters are told nothing of what is expected, nor of what others have counted. */
  readonly blind: boolean
  /** Whether counters may take open shelves by themselves. */
  readonly selfAssignment: boolean
  /** Variances beyond any of these are decided one by one; null does not limit. */
  readonly tolerance: Tolerance
}

export interface Tolerance {
  readonly units: number | null
  readonly percent: number | null
  /** In the currency of the organization. */
  readonly value: number | null
  readonly valuePercent: number | null
}

export interface ProtocolInput {
  readonly blind?: boolean | undefined
  readonly selfAssignment?: boolean | undefined
  readonly tolerance?:
    | { readonly [name in keyof Tolerance]?: number | null | undefined }
    | undefined
}

export const DEFAULT_PROTOCOL: Protocol = {
  blind: true,
  selfAssignment: true,
  tolerance: { units: 0, percent: null, value: null, valuePercent: null },
}

export function decideProtocol(input: ProtocolInput): Protocol {
  const tolerance = { ...DEFAULT_PROTOCOL.tolerance, ...defined(input.tolerance ?? {}) }
  for (const [name, limit] of Object.entries(tolerance)) {
    if (limit === null || (Number.isFinite(limit) && limit >= 0)) continue
    const field = `protocol.tolerance.${name}`
    throw new Fault('invalid_argument', 'A tolerance is not negative.', { field })
  }
  return {
    blind: input.blind ?? DEFAULT_PROTOCOL.blind,
    selfAssignment: input.selfAssignment ?? DEFAULT_PROTOCOL.selfAssignment,
    tolerance,
  }
}

/** Whether somebody may see what was counted at an assignment. */
export function seesCounts(
  { blind }: Pick<Protocol, 'blind'>,
  viewer: { readonly isManager: boolean; readonly isHolder: boolean },
): boolean {
  return viewer.isManager || viewer.isHolder || !blind
}

/** Reads a protocol back from where it was kept. What is missing there is as strict as by default. */
export function parseProtocol(kept: unknown): Protocol {
  const { blind, selfAssignment, tolerance } = isRecord(kept) ? kept : {}
  return decideProtocol({
    blind: typeof blind === 'boolean' ? blind : undefined,
    selfAssignment: typeof selfAssignment === 'boolean' ? selfAssignment : undefined,
    tolerance: isRecord(tolerance) ? limitsOf(tolerance) : undefined,
  })
}

function limitsOf(
  kept: Readonly<Record<string, unknown>>,
): NonNullable<ProtocolInput['tolerance']> {
  const limit = (value: unknown) =>
    typeof value === 'number' || value === null ? value : undefined
  return {
    units: limit(kept.units),
    percent: limit(kept.percent),
    value: limit(kept.value),
    valuePercent: limit(kept.valuePercent),
  }
}

function defined(limits: NonNullable<ProtocolInput['tolerance']>): Partial<Tolerance> {
  return Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
