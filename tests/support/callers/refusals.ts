// What each kind of caller is told, named after those who are let in.

import type { AnyContract } from '#contract/define.ts'
import type { Caller } from './stage.ts'

type Refusals = Partial<Record<Caller, string>>

/** Arguments that would do for somebody who may, and what each other caller is told. */
export interface CallRow {
  readonly contract: AnyContract
  readonly refused: Refusals
  readonly args: () => unknown
}

export function row(
  contract: AnyContract,
  refused: Refusals,
  args: object | (() => object | Promise<object>),
): CallRow {
  const make = typeof args === 'function' ? args : () => args
  return { contract, refused, args: make as () => unknown }
}

export const NOBODY = { nobody: 'unauthenticated' } as const
export const STRANGERS = { ...NOBODY, 'owner of another organization': 'not_found' } as const
/** Refusals of what the whole team of a store may do, and of what its managers may do. */
export const TEAM_ONLY = { ...STRANGERS, 'manager of another store': 'not_found' } as const
export const MANAGERS_ONLY = { ...TEAM_ONLY, scanner: 'forbidden' } as const
/** Whoever manages some store looks after the catalogue. */
export const SOME_MANAGER_ONLY = { ...STRANGERS, scanner: 'forbidden' } as const

export const OWNERS_ONLY = {
  ...STRANGERS,
  manager: 'forbidden',
  scanner: 'forbidden',
  'manager of another store': 'forbidden',
} as const

/** To everybody else it is not there. */
export const UNSEEN_BY_THE_REST = {
  ...STRANGERS,
  manager: 'not_found',
  scanner: 'not_found',
  'manager of another store': 'not_found',
} as const
export const OPERATOR_ONLY = { ...UNSEEN_BY_THE_REST, owner: 'not_found' } as const
