// The functions of the contract, by the names on the wire.

import * as z from 'zod'
import { ALL_CONTRACTS } from '#contract/api.ts'
import type { AnyContract } from '#contract/define.ts'

export function contractOf(name: string): AnyContract | undefined {
  return ALL_CONTRACTS.find((contract) => contract.name === name)
}

export function argumentNames(contract: AnyContract | undefined): readonly string[] {
  return Object.keys(shapeOf(contract))
}

/** How many rows a page has when nobody says. */
export function defaultPageSize(name: string): number | undefined {
  const options = shapeOf(contractOf(name)).paginationOpts?.safeParse(undefined)
  return z.object({ numItems: z.number() }).safeParse(options?.data).data?.numItems
}

function shapeOf(contract: AnyContract | undefined): Readonly<Record<string, z.ZodType>> {
  return contract?.args instanceof z.ZodObject ? contract.args.shape : {}
}
