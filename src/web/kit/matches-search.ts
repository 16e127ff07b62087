/** Whether every word of a search is in one of the texts, in any order; null is no text. */
export function matchesSearch(wanted: string, texts: readonly (string | null)[]): boolean {
  const within = folded(texts.join('\n'))
  return folded(wanted)
    .split(/\s+/)
    .every((word) => within.includes(word))
}

/** Letters that are not made of a plain one and a mark, as people type them without their keyboard. */
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

/** Without case and accents: who types "lodz" finds "Łódź", in every language. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[æđðıłøœß]/g, (letter) => PLAIN[letter] ?? letter)
}
