// Lines that are chosen in a list of which only a part is loaded.

interface Line {
  readonly id: string
}

type Loaded<L extends Line> = ReadonlyMap<number, L>

/** The chosen ones as they are now. Those that are not loaded stay as they were seen, or go. */
export function chosenLines<L extends Line>(
  chosen: ReadonlyMap<string, L>,
  loaded: Loaded<L>,
  isKept: boolean,
): readonly L[] {
  const known = new Map([...loaded.values()].map((line) => [line.id, line]))
  return [...chosen.values()].flatMap((seen) => known.get(seen.id) ?? (isKept ? seen : []))
}

/**
 * What is chosen from now on. A line that was chosen before stays as it was seen then: what somebody
 * else has said about it since is no part of the choice.
 */
export function chooseLines<L extends Line>(
  chosen: ReadonlyMap<string, L>,
  loaded: Loaded<L>,
  ids: ReadonlySet<string>,
): ReadonlyMap<string, L> {
  const known = new Map([...loaded.values(), ...chosen.values()].map((line) => [line.id, line]))
  return new Map([...known].filter(([id]) => ids.has(id)))
}

/** The lines from the first one on, up to where something is not loaded. */
export function firstRun<L extends Line>(loaded: Loaded<L>): readonly string[] {
  return runFrom(loaded, 0)
}

/** The lines around one, as far as they follow each other: a range never leaps over what nobody saw. */
export function runAround<L extends Line>(loaded: Loaded<L>, id: string): readonly string[] {
  const place = [...loaded].find(([, line]) => line.id === id)?.[0] ?? 0
  let start = place
  while (loaded.has(start - 1)) start -= 1
  return runFrom(loaded, start)
}

function runFrom<L extends Line>(loaded: Loaded<L>, start: number): readonly string[] {
  const run: string[] = []
  for (let index = start; ; index += 1) {
    const line = loaded.get(index)
    if (!line) return run
    run.push(line.id)
  }
}
