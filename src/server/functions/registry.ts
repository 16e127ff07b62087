// Every implemented function by its name on the wire.

import { ALL_CONTRACTS } from '#contract/api.ts'
import { canonicalName, type FunctionKind } from '#contract/define.ts'
import { Fault } from '#domain/fault.ts'
import { ai } from './ai.ts'
import { auditAssignments } from './audit-assignments.ts'
import { auditBaseline } from './audit-baseline.ts'
import { audits } from './audits.ts'
import { auth } from './auth.ts'
import { billing } from './billing.ts'
import { devices } from './devices.ts'
import type {
  ActionImplementation,
  AnyImplementation,
  MutationImplementation,
  QueryImplementation,
} from './implement.ts'
import { imports } from './imports.ts'
import { insights } from './insights.ts'
import { invitations } from './invitations.ts'
import { items } from './items.ts'
import { journal } from './journal-list.ts'
import { labels } from './labels.ts'
import { members } from './members.ts'
import { organizations } from './organizations.ts'
import { platform } from './platform.ts'
import { reports } from './reports.ts'
import { rooms } from './rooms.ts'
import { scanEvents } from './scan-events.ts'
import { shelves } from './shelves.ts'
import { stores } from './stores.ts'
import { users } from './users.ts'

interface ByKind {
  query: QueryImplementation
  mutation: MutationImplementation
  action: ActionImplementation
}

export interface Functions {
  /** Throws `not_found` for a name that is not there or is of another kind. */
  find<Kind extends FunctionKind>(kind: Kind, path: string): ByKind[Kind]
}

export function createFunctions(
  implementations: readonly AnyImplementation[] = productFunctions,
): Functions {
  const byName = new Map(implementations.map((one) => [one.contract.name, one]))
  return {
    find<Kind extends FunctionKind>(kind: Kind, path: string) {
      const found = byName.get(canonicalName(path))
      if (found?.contract.kind !== kind) {
        throw new Fault('not_found', `There is no ${kind} ${path}.`)
      }
      return found as ByKind[Kind]
    },
  }
}

export const productFunctions: readonly AnyImplementation[] = [
  ...ai,
  ...auditAssignments,
  ...auditBaseline,
  ...audits,
  ...auth,
  ...billing,
  ...devices,
  ...imports,
  ...insights,
  ...invitations,
  ...items,
  ...journal,
  ...labels,
  ...members,
  ...organizations,
  ...platform,
  ...reports,
  ...rooms,
  ...scanEvents,
  ...shelves,
  ...stores,
  ...users,
]

/** Contracts that nobody implements: empty, as a test shows. */
export function missingImplementations(): readonly string[] {
  const names = new Set(productFunctions.map((one) => one.contract.name))
  return ALL_CONTRACTS.map((contract) => contract.name).filter((name) => !names.has(name))
}
