/** The words somebody typed, folded as the catalogue's words are: small letters, no accents. */
export function searchWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 6)
}
