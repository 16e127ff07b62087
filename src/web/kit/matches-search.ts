/** Whether every word that somebody looks for is in one of the texts, in any order and case. */
export function matchesSearch(wanted: string, texts: readonly string[]): boolean {
  const within = texts.join('\n').toLowerCase()
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => within.includes(word))
}
