const NAMED = 6

export function skippedWords(signs: readonly string[]): string {
  const named = signs.slice(0, NAMED).join(', ')
  const more = signs.length - NAMED
  return `You walked past without counting: ${named}${more > 0 ? ` and ${more} more` : ''}.`
}
