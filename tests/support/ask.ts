// Asks the backend once, as somebody or as nobody, with the types of the contract.

import type { ActionContract, QueryContract } from '#contract/define.ts'
import type { Person } from '#seeds/world.ts'
import type { LiveNode } from './live-node.ts'

export async function ask<Args, Result>(
  node: LiveNode,
  person: Person | null,
  contract: QueryContract<Args, Result>,
  args: object,
): Promise<Result> {
  const call = { path: contract.name, args }
  const [answer] = await node.engine.runQueries(person?.identity ?? null, [call], 'consistent')
  return answer as Result
}

/** An action of somebody, or of nobody. */
export async function act<Args, Result>(
  node: LiveNode,
  person: Person | null,
  contract: ActionContract<Args, Result>,
  args: object,
): Promise<Result> {
  return (await node.engine.runAction(person?.identity ?? null, contract.name, args)) as Result
}
