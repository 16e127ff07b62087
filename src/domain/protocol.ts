// How an audit counts: chosen when it is created, frozen when it starts.

import { Fault } from './fault.ts'

/** Additive: counts of several people add up. Independent: they are compared. */
export const COUNT_MODES = ['additive', 'independent'] as const

export type CountMode = (typeof COUNT_MODES)[number]

export interface Protocol {
  /** Counters see neither what is expected nor what other people have counted. */
  readonly blind: boolean
  /** Whether counters may take open shelves themselves. */
  readonly selfAssignment: boolean
  /** Whether counters may add to shelves that other people hold or have handed in. */
  readonly helping: boolean
  /** How shelves are counted, unless set for a single shelf. */
  readonly mode: CountMode
  /** Whether handing in a shelf requires a control total. */
  readonly controlTotals: boolean
  /** Whether counters see the results; never in a blind count. */
  readonly showResults: boolean
  /** Whether counters see costs and the values of variances. */
  readonly showCosts: boolean
  /** Whether a decision needs a reason code. */
  readonly reasonCodes: boolean
  /** Variances beyond any of these need a decision each; null means no limit. */
  readonly tolerance: Tolerance
}

export interface Tolerance {
  readonly units: number | null
  readonly percent: number | null
  /** In the organization's currency. */
  readonly value: number | null
  readonly valuePercent: number | null
}

export interface ProtocolInput {
  readonly blind?: boolean | undefined
  readonly selfAssignment?: boolean | undefined
  readonly helping?: boolean | undefined
  readonly mode?: CountMode | undefined
  readonly controlTotals?: boolean | undefined
  readonly showResults?: boolean | undefined
  readonly showCosts?: boolean | undefined
  readonly reasonCodes?: boolean | undefined
  readonly tolerance?:
    | { readonly [name in keyof Tolerance]?: number | null | undefined }
    | undefined
}

export const DEFAULT_PROTOCOL: Protocol = {
  blind: true,
  selfAssignment: true,
  helping: false,
  mode: 'additive',
  controlTotals: false,
  showResults: false,
  showCosts: false,
  reasonCodes: true,
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
    helping: input.helping ?? DEFAULT_PROTOCOL.helping,
    mode: input.mode ?? DEFAULT_PROTOCOL.mode,
    controlTotals: input.controlTotals ?? DEFAULT_PROTOCOL.controlTotals,
    showResults: input.showResults ?? DEFAULT_PROTOCOL.showResults,
    showCosts: input.showCosts ?? DEFAULT_PROTOCOL.showCosts,
    reasonCodes: input.reasonCodes ?? DEFAULT_PROTOCOL.reasonCodes,
    tolerance,
  }
}

/** Whether a person may see the counts of an assignment. */
export function seesCounts(
  { blind }: Pick<Protocol, 'blind'>,
  viewer: { readonly isManager: boolean; readonly isHolder: boolean },
): boolean {
  return viewer.isManager || viewer.isHolder || !blind
}

/**
 * Whether a person may see the results of the whole audit. Counters may not while shelves are counted independently or
 * again, because the results include the other count.
 */
export function seesResults(
  { blind, showResults }: Pick<Protocol, 'blind' | 'showResults'>,
  { isManager, isComparing }: { readonly isManager: boolean; readonly isComparing: boolean },
): boolean {
  return isManager || (showResults && !blind && !isComparing)
}

/** Whether a person may see the costs of an audit's items. */
export function seesCosts(
  { showCosts }: Pick<Protocol, 'showCosts'>,
  { isManager }: { readonly isManager: boolean },
): boolean {
  return isManager || showCosts
}

/** Parses a stored protocol. Missing options get their strict defaults. */
export function parseProtocol(stored: unknown): Protocol {
  const { blind, selfAssignment, showResults, reasonCodes, tolerance } = isRecord(stored)
    ? stored
    : {}
  const { mode, controlTotals, helping, showCosts } = isRecord(stored) ? stored : {}
  return decideProtocol({
    blind: typeof blind === 'boolean' ? blind : undefined,
    selfAssignment: typeof selfAssignment === 'boolean' ? selfAssignment : undefined,
    helping: typeof helping === 'boolean' ? helping : undefined,
    mode: COUNT_MODES.find((one) => one === mode),
    controlTotals: typeof controlTotals === 'boolean' ? controlTotals : undefined,
    showResults: typeof showResults === 'boolean' ? showResults : undefined,
    showCosts: typeof showCosts === 'boolean' ? showCosts : undefined,
    reasonCodes: typeof reasonCodes === 'boolean' ? reasonCodes : undefined,
    tolerance: isRecord(tolerance) ? limitsOf(tolerance) : undefined,
  })
}

function limitsOf(
  stored: Readonly<Record<string, unknown>>,
): NonNullable<ProtocolInput['tolerance']> {
  const limit = (value: unknown) =>
    typeof value === 'number' || value === null ? value : undefined
  return {
    units: limit(stored.units),
    percent: limit(stored.percent),
    value: limit(stored.value),
    valuePercent: limit(stored.valuePercent),
  }
}

function defined(limits: NonNullable<ProtocolInput['tolerance']>): Partial<Tolerance> {
  return Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
