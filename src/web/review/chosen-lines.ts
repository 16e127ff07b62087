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
