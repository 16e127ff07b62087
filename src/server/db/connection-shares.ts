// How the connections of a node are shared among the kinds of work.

export interface ConnectionShares {
  readonly app: number
  readonly reads: number
  readonly live: number
  readonly auth: number
  readonly owner: number
  readonly deliveries: number
}

/** What one node opens, besides a few that come and go with imports and insights. */
export const USUAL_CONNECTIONS = 35
export const FEWEST_CONNECTIONS = 20

/** One hears the hints of other nodes. */
const HINTS = 1
/** Four kinds of workers use one each to listen for new jobs; the others are for the jobs themselves. */
const OWNER = 8
const DELIVERIES = 2

/** How much each kind gets of the rest, and what it needs in any case. */
const REST = {
  app: { weight: 7, fewest: 2 },
  reads: { weight: 7, fewest: 2 },
  // One for the log of changes, the others for ticks and for slow answers.
  live: { weight: 7, fewest: 4 },
  auth: { weight: 3, fewest: 1 },
} as const

type Kind = keyof typeof REST
const KINDS = Object.keys(REST) as readonly Kind[]

/** Never more than `total` together; what is left over by rounding goes to the kinds in their order. */
export function connectionShares(total: number): ConnectionShares {
  const rest = total - HINTS - OWNER - DELIVERIES
  const weights = sumOf((kind) => REST[kind].weight)
  const shares = Object.fromEntries(
    KINDS.map((kind) => {
      const { weight, fewest } = REST[kind]
      return [kind, Math.max(fewest, Math.floor((rest * weight) / weights))]
    }),
  ) as Record<Kind, number>
  const over = rest - sumOf((kind) => shares[kind])
  for (const kind of KINDS.slice(0, over)) shares[kind] += 1
  return { ...shares, owner: OWNER, deliveries: DELIVERIES }
}

function sumOf(count: (kind: Kind) => number): number {
  return KINDS.reduce((sum, kind) => sum + count(kind), 0)
}
