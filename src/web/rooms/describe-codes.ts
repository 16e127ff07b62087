/** "G-01 to G-18", one code alone, or "–" for none. */
export function describeCodes(codes: readonly string[]): string {
  const first = codes[0]
  const last = codes.at(-1)
  if (first === undefined || last === undefined) return '–'
  return first === last ? first : `${first} to ${last}`
}
