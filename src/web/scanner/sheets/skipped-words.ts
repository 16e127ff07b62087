const NAMED = 6

export function skippedWords(signs: readonly string[]): string {
  const named = signs.slice(0, NAMED).join(', ')
  const more = signs.length - NAMED
  return `Not counted on the way: ${named}${more > 0 ? ` and ${more} more` : ''}.`
}
