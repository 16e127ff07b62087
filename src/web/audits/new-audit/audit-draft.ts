// The form of a new audit, and what it sends.

import type { ArgsOf } from '#contract/define.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { Fault } from '#domain/fault.ts'
import { decideName } from '#domain/naming.ts'
import type { CountMode } from '#domain/protocol.ts'
import { DEFAULT_PROTOCOL, type Protocol, type Tolerance } from '#domain/protocol.ts'
import type { api } from '#web/client/api.ts'

export type BaselineChoice = 'store' | 'import' | 'without'

/** Limits as typed; an empty field means no limit. */
type TypedTolerance = { readonly [name in keyof Tolerance]: string | number }

export interface AuditDraft {
  /** Null: not typed, so the suggested name is used. */
  readonly name: string | null
  readonly storeIds: readonly string[]
  /** `2026-11-20`, empty: none. */
  readonly dueDay: string
  readonly blind: boolean
  readonly selfAssignment: boolean
  readonly helping: boolean
  readonly controlTotals: boolean
  readonly mode: CountMode
  readonly showResults: boolean
  readonly showCosts: boolean
  readonly reasonCodes: boolean
  readonly tolerance: TypedTolerance
  /** Null: not chosen, so the one that works is used. */
  readonly baseline: BaselineChoice | null
}

/** The protocol of the store's last audit, or the product's default if there is none. */
export function firstDraft(storeId: string, protocol: Protocol = DEFAULT_PROTOCOL): AuditDraft {
  const { tolerance, ...rules } = protocol
  return {
    ...rules,
    name: null,
    storeIds: [storeId],
    dueDay: '',
    tolerance: {
      units: tolerance.units ?? '',
      percent: tolerance.percent ?? '',
      value: tolerance.value ?? '',
      valuePercent: tolerance.valuePercent ?? '',
    },
    baseline: null,
  }
}

/** Whether every store has its own baseline. Without stores there is none. */
export function haveBaselines(stores: readonly StoreSummary[]): boolean {
  return stores.length > 0 && stores.every(({ hasBaseline }) => hasBaseline)
}

interface Habit {
  readonly withoutBaseline: boolean
}

/**
 * The chosen baseline, or one that works: a store without a list is compared as it was the last time. A first
 * count needs no list, so that it can start at once.
 */
export function baselineOf(
  { baseline }: Pick<AuditDraft, 'baseline'>,
  stores: readonly StoreSummary[],
  last: Habit | undefined,
): BaselineChoice {
  const isThere = haveBaselines(stores)
  if (baseline !== null && (baseline !== 'store' || isThere)) return baseline
  if (isThere) return 'store'
  return last && !last.withoutBaseline ? 'import' : 'without'
}

type NewAudit = ArgsOf<typeof api.audits.create>

/** Refuses what the backend would refuse, beside the field in question. */
export function newAuditOf(draft: AuditDraft, baseline: BaselineChoice, orgId: string): NewAudit {
  const name = decideName(draft.name ?? '', 'name')
  if (draft.storeIds.length === 0) {
    throw new Fault('invalid_argument', 'Choose at least one store.', { field: 'storeIds' })
  }
  const { blind, selfAssignment, helping, controlTotals, mode, reasonCodes } = draft
  const { showResults, showCosts } = draft
  return {
    orgId,
    storeIds: [...draft.storeIds],
    name,
    dueAt: endOfDay(draft.dueDay),
    withoutBaseline: baseline === 'without',
    protocol: {
      blind,
      selfAssignment,
      helping,
      controlTotals,
      mode,
      showResults: showResults && !blind,
      showCosts: showCosts && showResults && !blind,
      reasonCodes,
      tolerance: {
        units: limitOf(draft.tolerance, 'units'),
        percent: limitOf(draft.tolerance, 'percent'),
        value: limitOf(draft.tolerance, 'value'),
        valuePercent: limitOf(draft.tolerance, 'valuePercent'),
      },
    },
  }
}

function limitOf(tolerance: TypedTolerance, name: keyof Tolerance): number | null {
  const typed = tolerance[name]
  if (typed === '') return null
  const limit = Number(typed)
  if (Number.isFinite(limit) && limit >= 0) return limit
  const field = `protocol.tolerance.${name}`
  throw new Fault('invalid_argument', 'A tolerance is not negative.', { field })
}

/** A day ends at midnight in the manager's time zone. */
function endOfDay(day: string): number | null {
  const [year, month, date] = day.split('-').map(Number)
  if (!year || !month || !date) return null
  return new Date(year, month - 1, date, 23, 59, 59, 999).getTime()
}
