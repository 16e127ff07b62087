// Actions that change something of an organization for good. They have no transaction of their own, so the journal
// entry is written after they are done.

import type { ActionContract } from '#contract/define.ts'
import type { AuthorizedOrganization, ViewerScope } from './authorize.ts'
import { type ActionImplementation, type Authorizer, implementAction } from './implement.ts'
import { journalMutation } from './journal/journal.ts'
import type { Services } from './services.ts'

type Acting = AuthorizedOrganization | ViewerScope

interface Done<Args, Result> {
  readonly args: Args
  readonly result: Result
}

type Facts = Readonly<Record<string, unknown>>

/** The organization and the thing that an action is about. */
interface Concern {
  readonly organizationId: string
  readonly facts: Facts
}

export function implementJournaledAction<Args, Result, S extends Acting>(
  contract: ActionContract<Args, Result>,
  implementation: {
    readonly authorize: Authorizer<Args, S>
    run(call: { scope: S; args: Args; services: Services }): Promise<Result>
    /** Must not return secrets or card data. */
    readonly journal: (done: Done<Args, Result>) => Facts
    /** Looks up the organization before the action runs, if neither the scope nor the arguments name it. */
    concernOf?(call: { scope: S; args: Args; services: Services }): Promise<Concern>
  },
): ActionImplementation {
  const { authorize, journal, concernOf } = implementation
  return implementAction(contract, {
    authorize,
    run: async (call) => {
      const concern = await concernOf?.(call)
      const result = await implementation.run(call)
      const { services, args } = call
      const organizationId = concern?.organizationId ?? organizationIn(call.scope)
      if (organizationId === undefined) return result
      const rule = (done: Done<Args, Result>) => ({ ...journal(done), ...concern?.facts })
      const scope = { viewer: call.scope.viewer, organizationId }
      await services.database.change({ kind: 'organization', organizationId }, (db) =>
        journalMutation({ db, name: contract.name, rule, scope, args, result, services }),
      )
      return result
    },
  })
}

function organizationIn(scope: Acting): string | undefined {
  return scope.kind === 'organization' ? scope.organizationId : undefined
}
