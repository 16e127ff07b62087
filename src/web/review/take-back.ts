// Taking back what was said about many lines at once: only where it was said.

interface LineKey {
  readonly storeId: string
  readonly itemId: string
}

interface SeenLine extends LineKey {
  readonly seenVersion: number
}

/**
 * The lines as they stand after a decision. Lines that somebody else had decided in the meantime are
 * left out: their newest version is that decision.
 */
export function linesToTakeBack(
  decided: readonly SeenLine[],
  conflicts: readonly LineKey[],
): readonly SeenLine[] {
  const others = new Set(conflicts.map(keyOf))
  return decided
    .filter((line) => !others.has(keyOf(line)))
    .map((line) => ({ ...line, seenVersion: line.seenVersion + 1 }))
}

function keyOf({ storeId, itemId }: LineKey): string {
  return `${storeId}/${itemId}`
}
