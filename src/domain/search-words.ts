/** The words somebody typed, folded as the catalogue's words are: small letters, no accents. */
export function searchWords(text: string): readonly string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 6)
}

/** What was typed, where it may be one code: the catalogue keeps codes whole, `HOUSE-42` as well. */
export function searchCode(text: string): string | undefined {
  const code = folded(text).trim()
  return /^\S*[^\p{L}\p{N}\s]\S*$/u.test(code) ? code : undefined
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
}
