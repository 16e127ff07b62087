// Taking back what was said about many lines at once: only where it was said.

interface LineKey {
  readonly storeId: string
  readonly itemId: string
}

interface SeenLine extends LineKey {
  readonly seenVersion: number
}

/**
 * The lines as they stand after a decision. Lines that somebody else had changed in the meantime are
 * left out: nothing was said about them here.
 */
export function linesToTakeBack(
  decided: readonly SeenLine[],
  conflicts: readonly LineKey[],
): readonly SeenLine[] {
  const others = new Set(conflicts.map(keyOf))
  return decided
    .filter((line) => !others.has(keyOf(line)))
    .map(({ storeId, itemId, seenVersion }) => ({
      storeId,
      itemId,
      seenVersion: seenVersion + 1,
    }))
}

function keyOf({ storeId, itemId }: LineKey): string {
  return `${storeId}/${itemId}`
}
