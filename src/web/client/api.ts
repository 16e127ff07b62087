// The functions of the backend as pages name them. Arguments and results are known by type alone: the
// contract is not imported, so its schemas stay on the server.

import type { api as contracts } from '#contract/api.ts'
import type { FunctionContract, FunctionReference } from '#contract/define.ts'

type Contracts = typeof contracts
type Api = {
  readonly [Module in keyof Contracts]: {
    readonly [Name in keyof Contracts[Module]]: ReferenceOf<Contracts[Module][Name]>
  }
}
type ReferenceOf<C> =
  C extends FunctionContract<infer Kind, infer Args, infer Result>
    ? FunctionReference<Kind, Args, Result>
    : never

/**
 * `api.rooms.create` has the name `rooms:create`. The list of functions is only a type; the server has the
 * functions.
 */
export const api = byName((module) => byName((name) => ({ name: `${module}:${name}` }))) as Api

/** Members are created when first read, and stay the same. */
function byName<Member>(make: (name: string) => Member): Readonly<Record<string, Member>> {
  return new Proxy<Record<string, Member>>(Object.create(null), {
    get(made, name) {
      if (typeof name === 'symbol') return undefined
      made[name] ??= make(name)
      return made[name]
    },
  })
}
