/** Whether every word of a search is in one of the texts, in any order; null counts as no text. */
export function matchesSearch(wanted: string, texts: readonly (string | null)[]): boolean {
  const within = folded(texts.join('\n'))
  return folded(wanted)
    .split(/\s+/)
    .every((word) => within.includes(word))
}

/** Letters that do not decompose into a plain letter and a mark, in the spelling people use without that keyboard. */
const PLAIN: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
}

/** Ignores case and accents in every language: "lodz" finds "Łódź". */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[æđðıłøœß]/g, (letter) => PLAIN[letter] ?? letter)
}
