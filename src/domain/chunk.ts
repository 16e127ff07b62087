/** Splits a long list into parts of at most `most` entries, in order. */
export function chunk<One>(list: readonly One[], most: number): readonly (readonly One[])[] {
  const pieces = Math.ceil(list.length / most)
  return Array.from({ length: pieces }, (_, index) => list.slice(index * most, (index + 1) * most))
}
