/** What a person means by the text they typed in order to count. */
export type TypedMeaning<Item> =
  | { readonly kind: 'code' }
  | { readonly kind: 'item'; readonly item: Item }
  /** Words that match several items, of which one has to be chosen, or whose search is not finished. */
  | { readonly kind: 'unclear' }

/**
 * A number, or letters with a number, is a code. Words are the name of an item: of the only one that matches,
 * and if none does, they are kept as an unknown code. `items`: the matches; undefined until the search is
 * done.
 */
export function meaningOf<Item>(
  text: string,
  items: readonly Item[] | undefined,
): TypedMeaning<Item> {
  if (/\d/.test(text)) return { kind: 'code' }
  if (!items) return { kind: 'unclear' }
  const [item, another] = items
  if (item === undefined) return { kind: 'code' }
  return another === undefined ? { kind: 'item', item } : { kind: 'unclear' }
}
