// How a function is declared: its name, its arguments, its result, and who may call it.

import * as z from 'zod'
import type { OrganizationPermission, StorePermission } from '#domain/permission.ts'

export type FunctionKind = 'query' | 'mutation' | 'action'

/**
 * Who may call: anyone, any signed-in user, the operator, or users with this permission in the scope of the arguments.
 */
type Access = 'public' | 'user' | 'platform' | OrganizationPermission | StorePermission

/** What a caller knows about a function: its name and, in its type, its kind, arguments and result. */
export interface FunctionReference<Kind extends FunctionKind, Args, Result> {
  /** `module:function`. */
  readonly name: string
  readonly kind?: Kind
  /** These two only carry types; they are never set. */
  readonly takes?: Args
  readonly result?: Result
}

export type QueryReference<Args, Result> = FunctionReference<'query', Args, Result>
export type MutationReference<Args, Result> = FunctionReference<'mutation', Args, Result>
export type ActionReference<Args, Result> = FunctionReference<'action', Args, Result>

/** {@link defineModule} fills in the name. */
export interface FunctionContract<Kind extends FunctionKind, Args, Result>
  extends FunctionReference<Kind, Args, Result> {
  readonly kind: Kind
  readonly access: Access
  readonly args: z.ZodType<Args>
}

export type QueryContract<Args, Result> = FunctionContract<'query', Args, Result>
export type MutationContract<Args, Result> = FunctionContract<'mutation', Args, Result>
export type ActionContract<Args, Result> = FunctionContract<'action', Args, Result>

export type AnyContract = FunctionContract<FunctionKind, unknown, unknown>
export type ArgsOf<C> =
  C extends FunctionReference<FunctionKind, infer Args, unknown> ? Args : never
export type ResultOf<C> =
  C extends FunctionReference<FunctionKind, infer _Args, infer Result> ? Result : never

interface Declaration<Args> {
  readonly access: Access
  readonly args: z.ZodType<Args>
}

/** Declares a query. Call it as `query<Result>()({ access, args })`: the result is never inferred. */
export function query<Result>() {
  return <Args>(declaration: Declaration<Args>): QueryContract<Args, Result> => ({
    kind: 'query',
    name: '',
    ...declaration,
  })
}

export function mutation<Result>() {
  return <Args>(declaration: Declaration<Args>): MutationContract<Args, Result> => ({
    kind: 'mutation',
    name: '',
    ...declaration,
  })
}

export function action<Result>() {
  return <Args>(declaration: Declaration<Args>): ActionContract<Args, Result> => ({
    kind: 'action',
    name: '',
    ...declaration,
  })
}

/** Gives each function of a module its name on the wire. */
export function defineModule<M extends Record<string, AnyContract>>(
  module: string,
  functions: M,
): M {
  const named = Object.entries(functions).map(([name, contract]) => [
    name,
    { ...contract, name: `${module}:${name}` },
  ])
  return Object.fromEntries(named) as M
}

/** Functions are reachable as `module:function` and as `module.function`. */
export function canonicalName(path: string): string {
  return path.includes(':') ? path : path.replace('.', ':')
}

export const noArgs = z.strictObject({})
/** Lower case, as the database returns ids, so that equal ids are always equal strings. */
export const id = z.uuid().toLowerCase()
/** A moment that every calendar and database can represent: until the year 9999. */
export const momentMs = z.int().min(0).max(253_402_300_799_999)
