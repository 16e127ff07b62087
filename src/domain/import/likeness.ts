// How alike two short texts are, whatever their accents, case and punctuation.

/** Letters that are no others with an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f]/g, '')
    .replace(/[ßæœøłđı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** `QtyOnHand` and `qty_on_hand` as people would write them. */
export function partedWords(text: string): string {
  return text.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
}

/** Shared pairs of letters, from 0 to 1. Works on folded texts. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1
  const [pairs, others] = [pairsOf(one), pairsOf(other)]
  if (pairs.length === 0 || others.length === 0) return 0
  const left = new Map<string, number>()
  for (const pair of others) left.set(pair, (left.get(pair) ?? 0) + 1)
  let shared = 0
  for (const pair of pairs) {
    const count = left.get(pair) ?? 0
    if (count > 0) shared += 1
    left.set(pair, count - 1)
  }
  return (2 * shared) / (pairs.length + others.length)
}

function pairsOf(text: string): readonly string[] {
  const letters = text.replaceAll(' ', '')
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) =>
    letters.slice(at, at + 2),
  )
}
