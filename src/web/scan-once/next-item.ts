interface ListedItem {
  readonly id: string
}

/** The one after it in the order of the list, from the end back to the beginning; undefined: no other is left. */
export function nextItem<Item extends ListedItem>(
  items: readonly Item[],
  id: string,
): Item | undefined {
  const at = items.findIndex((item) => item.id === id)
  const others = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))]
  return others[0]
}
