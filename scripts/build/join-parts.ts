/** Code that the same pages share. */
export interface Part {
  readonly name: string
  readonly bytes: number
  /** Names of the parts that this one needs to run. */
  readonly imports: readonly string[]
  readonly mayJoin: boolean
}

/** What a browser loads at once, and how much its waiting counts. */
export interface Load {
  readonly parts: ReadonlySet<string>
  readonly weight: number
  /** False where it takes no byte that it does not need. */
  readonly mayGrow: boolean
}

/**
 * Joins the two parts that gain most by it, again and again: every load that takes both saves a request, every load
 * that takes one of them gets the bytes of the other. No part comes to import itself by way of another.
 */
export function joinParts(
  parts: readonly Part[],
  loads: readonly Load[],
  bytesPerRequest: number,
): readonly (readonly string[])[] {
  const all = new Set(
    parts.map(
      ({ name, bytes, imports, mayJoin }): Joined => ({
        ...{ names: [name], bytes, imports: new Set(imports), mayJoin },
        isTaken: loads.map((load) => load.parts.has(name)),
      }),
    ),
  )
  const pairsOf = (one: Joined, others: readonly Joined[]): Pair[] =>
    others
      .filter(({ mayJoin }) => mayJoin && one.mayJoin)
      .map((other) => ({ one, other, gain: gainOf(one, other, loads, bytesPerRequest) }))
      .filter(({ gain }) => gain > 0)
  let pairs = [...all].flatMap((one, at, every) => pairsOf(one, every.slice(at + 1)))
  for (let best = largest(pairs); best; best = largest(pairs)) {
    const { one, other } = best
    pairs = pairs.filter((pair) => pair !== best)
    if (leadsThroughThird(one, other, all) || leadsThroughThird(other, one, all)) continue
    const gone = new Set([one, other])
    for (const part of gone) all.delete(part)
    const both = join(one, other)
    pairs = pairs.filter((pair) => !gone.has(pair.one) && !gone.has(pair.other))
    pairs.push(...pairsOf(both, [...all]))
    all.add(both)
  }
  return [...all].map(({ names }) => names).filter(({ length }) => length > 1)
}

interface Joined extends Omit<Part, 'name' | 'imports'> {
  readonly names: readonly string[]
  readonly imports: ReadonlySet<string>
  /** By load. */
  readonly isTaken: readonly boolean[]
}

interface Pair {
  readonly one: Joined
  readonly other: Joined
  readonly gain: number
}

function gainOf(
  one: Joined,
  other: Joined,
  loads: readonly Load[],
  bytesPerRequest: number,
): number {
  let gain = 0
  for (const [at, { weight, mayGrow }] of loads.entries()) {
    const [takesOne, takesOther] = [one.isTaken[at], other.isTaken[at]]
    if (!mayGrow && takesOne !== takesOther) return 0
    if (takesOne && takesOther) gain += weight * bytesPerRequest
    else if (takesOne) gain -= weight * other.bytes
    else if (takesOther) gain -= weight * one.bytes
  }
  return gain
}

function largest(pairs: readonly Pair[]): Pair | undefined {
  return pairs.reduce<Pair | undefined>(
    (found, pair) => (found && found.gain >= pair.gain ? found : pair),
    undefined,
  )
}

function join(one: Joined, other: Joined): Joined {
  return {
    names: [...one.names, ...other.names],
    bytes: one.bytes + other.bytes,
    imports: new Set([...one.imports, ...other.imports]),
    mayJoin: true,
    isTaken: one.isTaken.map((isTaken, at) => isTaken || Boolean(other.isTaken[at])),
  }
}

function leadsThroughThird(from: Joined, to: Joined, all: ReadonlySet<Joined>): boolean {
  const home = new Map([...all].flatMap((part) => part.names.map((name) => [name, part] as const)))
  const importedBy = ({ imports }: Joined) => [...imports].flatMap((name) => home.get(name) ?? [])
  const between = new Set(importedBy(from).filter((part) => part !== to && part !== from))
  for (const part of between) {
    for (const next of importedBy(part)) {
      if (next === to) return true
      if (next !== from) between.add(next)
    }
  }
  return false
}
