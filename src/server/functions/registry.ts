// Every implemented function, by its name in requests.

import { canonicalName, type FunctionKind } from '#contract/define.ts'
import { Fault } from '#domain/fault.ts'
import { ai } from './ai/ai.ts'
import { apiKeys } from './api/api-keys.ts'
import { auditAssignments } from './assignments/audit-assignments.ts'
import { auditBaseline } from './audits/audit-baseline.ts'
import { audits } from './audits/audits.ts'
import { billing } from './billing/billing.ts'
import { items } from './catalogue/items.ts'
import { labels } from './catalogue/labels.ts'
import { scanOnce } from './catalogue/scan-once.ts'
import { devices } from './counting/devices.ts'
import { scanEvents } from './counting/scan-events.ts'
import type {
  ActionImplementation,
  AnyImplementation,
  MutationImplementation,
  QueryImplementation,
} from './implement.ts'
import { importGroups } from './imports/import-groups.ts'
import { imports } from './imports/imports.ts'
import { insights } from './insights/insights.ts'
import { journal } from './journal/journal-list.ts'
import { auth } from './people/auth.ts'
import { dayPasses } from './people/day-passes.ts'
import { invitations } from './people/invitations.ts'
import { members } from './people/members.ts'
import { organizations } from './people/organizations.ts'
import { platform } from './people/platform.ts'
import { users } from './people/users.ts'
import { reports } from './reports/reports.ts'
import { scim } from './scim/scim.ts'
import { signOn } from './sign-on/sign-on.ts'
import { stockFiles } from './stock-files/stock-files.ts'
import { rooms } from './stores/rooms.ts'
import { shelves } from './stores/shelves.ts'
import { stores } from './stores/stores.ts'
import { webhooks } from './webhooks/webhooks.ts'

interface ByKind {
  query: QueryImplementation
  mutation: MutationImplementation
  action: ActionImplementation
}

export interface Functions {
  /** Throws `not_found` for an unknown name or a function of another kind. */
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
  ...apiKeys,
  ...auditAssignments,
  ...auditBaseline,
  ...audits,
  ...auth,
  ...billing,
  ...dayPasses,
  ...devices,
  ...imports,
  ...importGroups,
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
  ...scanOnce,
  ...shelves,
  ...scim,
  ...signOn,
  ...stockFiles,
  ...stores,
  ...users,
  ...webhooks,
]
