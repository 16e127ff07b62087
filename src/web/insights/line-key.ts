/** A line of the results: one item in one store, across its shelves. */
export interface LineKey {
  readonly storeId: string
  readonly itemId: string
}

/** An item on two shelves is one line of the results. */
export function uniqueLines(lines: readonly LineKey[]): readonly LineKey[] {
  const keys = lines.map(({ storeId, itemId }) => ({ storeId, itemId }))
  return [...new Map(keys.map((key) => [`${key.storeId}/${key.itemId}`, key])).values()]
}
