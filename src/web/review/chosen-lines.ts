// The choice of lines in a list of which only a part is loaded.

interface Line {
  readonly id: string
}

type Loaded<L extends Line> = ReadonlyMap<number, L>

/** The chosen lines as they are now. A line that is not loaded stays as it was last seen, or is dropped. */
export function chosenLines<L extends Line>(
  chosen: ReadonlyMap<string, L>,
  loaded: Loaded<L>,
  isKept: boolean,
): readonly L[] {
  const known = new Map([...loaded.values()].map((line) => [line.id, line]))
  return [...chosen.values()].flatMap((seen) => known.get(seen.id) ?? (isKept ? seen : []))
}

/**
 * The new choice. A line that was chosen before stays as it was seen then: what another person has decided
 * about it since is not part of the choice.
 */
export function chooseLines<L extends Line>(
  chosen: ReadonlyMap<string, L>,
  loaded: Loaded<L>,
  ids: ReadonlySet<string>,
): ReadonlyMap<string, L> {
  const known = new Map([...loaded.values(), ...chosen.values()].map((line) => [line.id, line]))
  return new Map([...known].filter(([id]) => ids.has(id)))
}

/** The lines from the start of the list up to the first that is not loaded. */
export function firstRun<L extends Line>(loaded: Loaded<L>): readonly string[] {
  return runFrom(loaded, 0)
}

/** The lines around one, as far as they are loaded without a gap: a range never skips lines that were not seen. */
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
