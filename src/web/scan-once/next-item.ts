interface ListedItem {
  readonly id: string
}

/** The next one in the order of the list, wrapping around at the end; undefined: there is no other. */
export function nextItem<Item extends ListedItem>(
  items: readonly Item[],
  id: string,
): Item | undefined {
  const at = items.findIndex((item) => item.id === id)
  const others = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))]
  return others[0]
}
