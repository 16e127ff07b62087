// Takes back a decision about many lines, but only where it was applied.

interface LineKey {
  readonly storeId: string
  readonly itemId: string
}

interface SeenLine extends LineKey {
  readonly seenVersion: number
}

/**
 * The lines in their state after a decision. Lines that another person had changed in the meantime are left
 * out, because the decision did not apply to them.
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
