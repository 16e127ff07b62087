// Implements functions of the contract: where each acts (which authorizes the caller), who may share its answer, and
// what it does.

import type {
  ActionContract,
  AnyContract,
  MutationContract,
  QueryContract,
} from '#contract/define.ts'
import { refuseKey } from '#domain/api/key-scopes.ts'
import { refuseVisitor } from '#domain/demo.ts'
import type { OrganizationPermission, StorePermission } from '#domain/permission.ts'
import { refuseAccountBySignOn } from '#domain/sign-on.ts'
import type { Scope } from '#server/db/scope.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  type AuthorizedAudit,
  type AuthorizedOrganization,
  type AuthorizedPlatform,
  type AuthorizedStore,
  authorizeAssignment,
  authorizeAudit,
  authorizeOrganization,
  authorizePlatform,
  authorizeStore,
  authorizeUser,
  type ViewerScope,
} from './authorize.ts'
import { type JournalRule, journalMutation, namesFor } from './journal/journal.ts'
import { openToPasses } from './open-to-passes.ts'
import type { Services } from './services.ts'
import { requireViewer, type Viewer } from './viewer.ts'

/** For callers who need not be signed in: no row of any tenant can be read. */
export interface PublicScope {
  readonly kind: 'public'
  readonly viewer: Viewer | undefined
}

export type FunctionScope =
  | PublicScope
  | ViewerScope
  | AuthorizedOrganization
  | AuthorizedStore
  | AuthorizedAudit
  | AuthorizedPlatform

/** Resolves a viewer and arguments to a scope, or throws a fault. `db` is in the viewer's own scope. */
export interface Authorizer<Args, S extends FunctionScope, Prefetched = unknown> {
  (call: {
    readonly contract: AnyContract
    readonly viewer: Viewer | undefined
    readonly args: Args
    readonly db: ScopedDatabase
    readonly prefetched?: Prefetched | undefined
  }): S | Promise<S>
  /** Facts that a mutation needs, requested before the viewer is known: they are read in the same round trip. */
  prefetch?(call: {
    readonly userId: string
    readonly args: Args
    /** True on a retry, after a conflict on the first run. */
    readonly isAgain: boolean
  }): Prefetch<Prefetched>
}

/**
 * A database function, called in the scope of the user after app.open_mutation with these values, and how to read its
 * answer.
 */
export interface Prefetch<Prefetched> {
  readonly function: string
  readonly values: readonly unknown[]
  take(answer: unknown): Prefetched
}

export const anywhere: Authorizer<unknown, PublicScope> = ({ viewer }) => ({
  kind: 'public',
  viewer,
})

export const asUser: Authorizer<unknown, ViewerScope> = ({ viewer }) =>
  authorizeUser(requireViewer(viewer))

export const onPlatform: Authorizer<unknown, AuthorizedPlatform> = ({ viewer }) =>
  authorizePlatform(requireViewer(viewer))

export const inOrganization: Authorizer<{ readonly orgId: string }, AuthorizedOrganization> = ({
  contract,
  viewer,
  args,
}) =>
  authorizeOrganization(
    requireViewer(viewer),
    contract.access as OrganizationPermission,
    args.orgId,
  )

export const inStore: Authorizer<{ readonly storeId: string }, AuthorizedStore> = ({
  contract,
  viewer,
  args,
  db,
}) => authorizeStore(requireViewer(viewer), contract.access as StorePermission, args.storeId, db)

export const inAudit: Authorizer<{ readonly auditId: string }, AuthorizedAudit> = ({
  contract,
  viewer,
  args,
  db,
}) => authorizeAudit(requireViewer(viewer), contract.access as StorePermission, args.auditId, db)

export const inAssignment: Authorizer<{ readonly auditAssignmentId: string }, AuthorizedAudit> = ({
  contract,
  viewer,
  args,
  db,
}) =>
  authorizeAssignment(
    requireViewer(viewer),
    contract.access as StorePermission,
    args.auditAssignmentId,
    db,
  )

/** Who shares an answer: everyone in the scope with the same role, one user, or one login. */
export type SharedBy = 'role' | 'user' | 'login'

export interface QueryImplementation {
  readonly contract: QueryContract<unknown, unknown>
  readonly authorize: Authorizer<unknown, FunctionScope>
  readonly sharedBy: SharedBy
  run(call: { db: ScopedDatabase; scope: FunctionScope; args: unknown }): Promise<unknown>
}

export interface MutationImplementation {
  readonly contract: MutationContract<unknown, unknown>
  readonly authorize: Authorizer<unknown, FunctionScope>
  run(call: {
    db: ScopedDatabase
    scope: FunctionScope
    args: unknown
    services: Services
  }): Promise<unknown>
}

export interface ActionImplementation {
  readonly contract: ActionContract<unknown, unknown>
  readonly authorize: Authorizer<unknown, FunctionScope>
  run(call: { scope: FunctionScope; args: unknown; services: Services }): Promise<unknown>
}

export type AnyImplementation = QueryImplementation | MutationImplementation | ActionImplementation

/** A shared answer must not depend on who asked first, so personal fields are not even passed. */
type Shared<S> = Omit<S, 'userId' | 'membership' | 'viewer'>

export function implementQuery<Args, Result, S extends FunctionScope, By extends SharedBy>(
  contract: QueryContract<Args, Result>,
  implementation: {
    readonly authorize: Authorizer<Args, S>
    readonly sharedBy: By
    run(call: {
      db: ScopedDatabase
      scope: By extends 'role' ? Shared<S> : S
      args: Args
    }): Promise<Result>
  },
): QueryImplementation {
  const authorize = closedToPasses(closedToSignOn(heldToScopes(implementation.authorize)))
  return { contract, ...implementation, authorize } as unknown as QueryImplementation
}

export function implementMutation<Args, Result, S extends FunctionScope, Prefetched>(
  contract: MutationContract<Args, Result>,
  implementation: {
    readonly authorize: Authorizer<Args, S, Prefetched>
    /** The details of the journal entry. By default its arguments, except for long and secret ones. */
    readonly journal?: JournalRule<Args, Result>
    run(call: { db: ScopedDatabase; scope: S; args: Args; services: Services }): Promise<Result>
  },
): MutationImplementation {
  const { authorize, journal: rule } = implementation
  const { name } = contract
  const journaled = {
    contract,
    authorize: closedToVisitors(authorize),
    run: async (call: { db: ScopedDatabase; scope: S; args: Args; services: Services }) => {
      if (rule === 'own_record') return implementation.run(call)
      const names = await namesFor({ ...call, name })
      const result = await implementation.run(call)
      await journalMutation({ ...call, name, rule, names, result })
      return result
    },
  }
  return journaled as unknown as MutationImplementation
}

export function implementAction<Args, Result, S extends FunctionScope>(
  contract: ActionContract<Args, Result>,
  implementation: {
    readonly authorize: Authorizer<Args, S>
    run(call: { scope: S; args: Args; services: Services }): Promise<Result>
  },
): ActionImplementation {
  const authorize = closedToVisitors(implementation.authorize)
  return { contract, ...implementation, authorize } as unknown as ActionImplementation
}

/** Refuses visitors of the demo before anything else is checked. */
function closedToVisitors<Args, S extends FunctionScope, Prefetched>(
  authorize: Authorizer<Args, S, Prefetched>,
): Authorizer<Args, S, Prefetched> {
  return after(closedToPasses(closedToSignOn(heldToScopes(authorize))), ({ viewer, contract }) =>
    refuseVisitor(viewer?.userId, contract),
  )
}

/** Refuses logins that an identity provider opened what belongs to the person and to no organization. */
function closedToSignOn<Args, S extends FunctionScope, Prefetched>(
  authorize: Authorizer<Args, S, Prefetched>,
): Authorizer<Args, S, Prefetched> {
  return after(authorize, ({ viewer, contract }) => {
    if (viewer?.signedOnTo !== undefined && contract.access === 'user') {
      refuseAccountBySignOn(contract.name)
    }
  })
}

/** Refuses API keys that may not call this function. */
function heldToScopes<Args, S extends FunctionScope, Prefetched>(
  authorize: Authorizer<Args, S, Prefetched>,
): Authorizer<Args, S, Prefetched> {
  return after(authorize, ({ viewer, contract }) => refuseKey(viewer, contract.name))
}

function after<Args, S extends FunctionScope, Prefetched>(
  authorize: Authorizer<Args, S, Prefetched>,
  check: (call: { readonly contract: AnyContract; readonly viewer: Viewer | undefined }) => void,
): Authorizer<Args, S, Prefetched> {
  return withPrefetchOf(authorize, (call) => {
    check(call)
    return authorize(call)
  })
}

/** Holders of a day pass come no further than it reaches. */
function closedToPasses<Args, S extends FunctionScope, Prefetched>(
  authorize: Authorizer<Args, S, Prefetched>,
): Authorizer<Args, S, Prefetched> {
  return withPrefetchOf(authorize, (call) =>
    authorize({ ...call, viewer: openToPasses(call.viewer, call.contract) }),
  )
}

function withPrefetchOf<Args, S extends FunctionScope, Prefetched>(
  { prefetch }: Authorizer<Args, S, Prefetched>,
  authorize: Authorizer<Args, S, Prefetched>,
): Authorizer<Args, S, Prefetched> {
  return prefetch ? Object.assign(authorize, { prefetch }) : authorize
}

/** The scope for the data layer. Public functions cannot read any row of a tenant. */
export function dataScope(scope: FunctionScope): Scope {
  return scope.kind === 'public' ? { kind: 'user', userId: scope.viewer?.userId ?? '' } : scope
}

/** The scope for a query whose answer is shared, without personal fields. */
export function shareable(scope: FunctionScope, sharedBy: SharedBy): FunctionScope {
  if (sharedBy !== 'role' || scope.kind === 'user') return scope
  const personal = new Set(['userId', 'membership', 'viewer'])
  const shared = Object.entries(scope).filter(([name]) => !personal.has(name))
  return Object.fromEntries(shared) as unknown as FunctionScope
}

/** Part of the cache key of a live query: answers are never shared across it. */
export function sharingKey(scope: FunctionScope, sharedBy: SharedBy): string {
  const where = scopeKey(scope)
  switch (sharedBy) {
    case 'role':
      return `${where}/${'role' in scope ? scope.role : ''}${'withCosts' in scope && scope.withCosts ? '/costs' : ''}`
    case 'user':
      return hasNarrowLogin(scope)
        ? `${where}/l/${scope.viewer?.sessionId ?? ''}`
        : `${where}/u/${scope.viewer?.userId ?? ''}`
    case 'login':
      return `${where}/l/${scope.viewer?.sessionId ?? ''}`
  }
}

/** A login that reaches less than the person does must not be given what another one was told. */
function hasNarrowLogin({ viewer }: FunctionScope): boolean {
  return viewer !== undefined && (viewer.signedOnTo !== undefined || viewer.held.length > 0)
}

function scopeKey(scope: FunctionScope): string {
  switch (scope.kind) {
    case 'public':
    case 'platform':
      return scope.kind
    case 'user':
      return `u/${scope.userId}`
    case 'organization':
      return `o/${scope.organizationId}`
    case 'store':
      return `s/${scope.storeId}`
    case 'audit':
      return `a/${scope.auditId}/${partKey(scope)}`
  }
}

/** What a person sees of an audit depends on which of its stores they may enter, and in which role. */
function partKey({ whole, storeIds, managedStoreIds }: AuthorizedAudit): string {
  return whole ? '*' : `${storeIds.join()}/${managedStoreIds.join()}`
}
