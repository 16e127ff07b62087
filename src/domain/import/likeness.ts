// How similar two short texts are, ignoring accents, case and punctuation.

/** Letters that do not decompose into a base letter and an accent. */
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

/** Splits `QtyOnHand` and `qty_on_hand` into words. */
export function partedWords(text: string): string {
  return text.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
}

/** Share of common letter pairs, from 0 to 1; 0 when `least` cannot be reached. Takes folded texts. */
export function likeness(one: string, other: string, least = 0): number {
  if (one === other) return 1
  const [pairs, others] = [pairsOf(one), pairsOf(other)]
  const most = 2 * Math.min(pairs.length, others.length)
  if (most === 0 || most < least * (pairs.length + others.length)) return 0
  // Both lists are sorted, so one pass finds what they share.
  let [shared, at, from] = [0, 0, 0]
  while (at < pairs.length && from < others.length) {
    const [pair = 0, beside = 0] = [pairs[at], others[from]]
    if (pair === beside) shared += 1
    if (pair <= beside) at += 1
    if (pair >= beside) from += 1
  }
  return (2 * shared) / (pairs.length + others.length)
}

/** A cache, because every header is compared with thousands of words. */
const PAIRS = new Map<string, Uint32Array>()
const MOST_KEPT = 10_000
const LETTER_BITS = 16

/** Each pair as a number, sorted. */
function pairsOf(text: string): Uint32Array {
  const known = PAIRS.get(text)
  if (known) return known
  const letters = text.replaceAll(' ', '')
  const pairs = new Uint32Array(Math.max(0, letters.length - 1))
  for (let at = 0; at < pairs.length; at += 1) {
    pairs[at] = (letters.charCodeAt(at) << LETTER_BITS) | letters.charCodeAt(at + 1)
  }
  pairs.sort()
  if (PAIRS.size >= MOST_KEPT) PAIRS.clear()
  PAIRS.set(text, pairs)
  return pairs
}
