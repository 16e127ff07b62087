/** Whether every word that somebody looks for is in one of the texts, in any order and case; null: no text. */
export function matchesSearch(wanted: string, texts: readonly (string | null)[]): boolean {
  const within = texts.join('\n').toLowerCase()
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => within.includes(word))
}
