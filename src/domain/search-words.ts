/** The typed words, folded like those of the catalogue: lower case, no accents. */
export function searchWords(text: string): readonly string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 6)
}

/** The typed text if it may be a single code; the catalogue stores codes whole, even `HOUSE-42`. */
export function searchCode(text: string): string | undefined {
  const code = folded(text).trim()
  return /^\S*[^\p{L}\p{N}\s]\S*$/u.test(code) ? code : undefined
}

/** What is typed between spaces, signs and all, folded. */
export function foldedWords(text: string): readonly string[] {
  return folded(text).split(/\s+/).filter(Boolean)
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
}
