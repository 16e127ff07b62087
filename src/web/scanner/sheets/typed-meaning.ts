/** What somebody means by what they have typed, where it is counted. */
export type TypedMeaning<Item> =
  | { readonly kind: 'code' }
  | { readonly kind: 'item'; readonly item: Item }
  /** Words that name several items, of which one has to be chosen, or that are still looked for. */
  | { readonly kind: 'unclear' }

/**
 * A number, or letters with one, is a code. Words are the name of an item: that of the only one that has
 * them, and where none has, they are kept as a code that nobody knows yet. `items`: undefined until it is known
 * which have these words.
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
