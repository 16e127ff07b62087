/** Adds all of them, or removes them if all were included already. */
export function toggleAll(
  chosen: ReadonlySet<string>,
  ids: readonly string[],
): ReadonlySet<string> {
  const isWhole = ids.every((id) => chosen.has(id))
  if (!isWhole) return new Set([...chosen, ...ids])
  return new Set([...chosen].filter((id) => !ids.includes(id)))
}
