// What really happened in a simulated audit. Detectors never see it.

import type { AuditFacts } from '#domain/insights/audit-facts.ts'
import type { KeyingSlip } from '#domain/insights/finding.ts'
import type { ScanFact } from '#domain/insights/scan-log.ts'
import type { Habit, Step } from './count-steps.ts'
import type { Shop, Spot } from './make-shop.ts'
import type { LineMistake, Setting } from './settings.ts'

export interface Walk {
  readonly storeId: string
  readonly shelfId: string
  readonly userId: string
  readonly habit: Habit
  visits: Visit[]
  /** A second count by somebody else, added to the same shelf. */
  again?: { readonly userId: string; readonly visits: readonly Visit[] } | undefined
}

export interface Visit {
  readonly spot: Spot
  steps: readonly Step[]
}

interface TrueLine {
  readonly storeId: string
  readonly itemId: string
  /** Null: somewhere in the store. */
  readonly shelfId: string | null
  /** What lies there. */
  readonly actual: number
}

export type MistakeKind = LineMistake | 'shelf_twice' | 'missed_run'

export interface Mistake {
  readonly kind: MistakeKind
  readonly storeId: string
  /** Where it happened, and for what is misplaced where it was entered. */
  readonly shelfIds: readonly string[]
  readonly itemIds: readonly string[]
  /** How many units went wrong. */
  readonly units: number
  /** For an unknown code. */
  readonly code?: string | undefined
  /** For a slip of the keys. */
  readonly slip?: KeyingSlip | undefined
}

/** Honest, and looking like a mistake. */
export interface Twin {
  readonly kind: 'till_swap' | 'moved' | 'delisted_run' | 'receiving' | 'new_item'
  readonly storeId: string
  readonly shelfIds: readonly string[]
  readonly itemIds: readonly string[]
  readonly units: number
}

export interface Truth {
  readonly lines: readonly TrueLine[]
  readonly mistakes: readonly Mistake[]
  readonly twins: readonly Twin[]
}

/** Everything that the simulator drew from: what oracles go by. */
export interface World {
  readonly setting: Setting
  readonly shop: Shop
  readonly walks: ReadonlyMap<string, Walk>
  readonly events: readonly ScanFact[]
  /** The usual time between two pieces, by person. */
  readonly paces: ReadonlyMap<string, number>
}

export interface SimulatedAudit {
  readonly name: string
  readonly facts: AuditFacts
  readonly truth: Truth
  readonly world: World
}
