// Asks the backend once, as somebody, with the types of the contract.

import type { QueryContract } from '#contract/define.ts'
import type { Person } from '#seeds/world.ts'
import type { LiveNode } from './live-node.ts'

export async function ask<Args, Result>(
  node: LiveNode,
  person: Person,
  contract: QueryContract<Args, Result>,
  args: object,
): Promise<Result> {
  const call = { path: contract.name, args }
  const [answer] = await node.engine.runQueries(person.identity, [call], 'consistent')
  return answer as Result
}
