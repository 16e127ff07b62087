// Arabic, Hebrew and their kin are read from right to left. The maker of documents puts one piece of text
// after the other from left to right, so pieces are handed to it in the order in which they are seen; the
// letters inside of a piece are turned by the font.

const TO_THE_LEFT =
  /(?!\p{N})[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const LETTER = /\p{L}/u
const LETTER_OR_DIGIT = /[\p{L}\p{M}\p{N}]/u
const ARABIC_NUMBER = /^[\u0660-\u0669\u06F0-\u06F9][\u0660-\u0669\u06F0-\u06F9\p{P}]*$/u
/** What is longer is broken into lines, whose order would be turned as well. */
const LONGEST_TURNED = 48
const MIRRORED: ReadonlyMap<string, string> = new Map(
  ['()', ')(', '[]', '][', '{}', '}{', '«»', '»«'].map(([one = '', other = '']) => [one, other]),
)

type Kind = 'left' | 'right' | 'between'

interface Piece {
  readonly kind: Kind
  text: string
}

export function piecesAsSeen(text: string): readonly string[] {
  if (!TO_THE_LEFT.test(text)) return [text]
  const first = Array.from(text).find((letter) => LETTER.test(letter)) ?? ''
  const isTurned = TO_THE_LEFT.test(first) && text.length <= LONGEST_TURNED
  const pieces = splitPieces(text).map((piece) => shownPiece(piece, isTurned))
  return isTurned ? pieces.toReversed() : pieces
}

/** Words that run the same way, with what is between them, and what is between words that do not. */
function splitPieces(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let between = ''
  for (const letter of text) {
    const kind = kindOf(letter)
    const last = pieces.at(-1)
    if (kind === 'between') between += letter
    else if (last?.kind === kind) {
      last.text += between + letter
      between = ''
    } else {
      if (between) pieces.push({ kind: 'between', text: between })
      pieces.push({ kind, text: letter })
      between = ''
    }
  }
  return between ? [...pieces, { kind: 'between', text: between }] : pieces
}

function kindOf(letter: string): Kind {
  if (TO_THE_LEFT.test(letter)) return 'left'
  return LETTER_OR_DIGIT.test(letter) ? 'right' : 'between'
}

/** Fonts turn letters word by word and leave the words in their order, so it is one word to them. */
function shownPiece({ kind, text }: Piece, isTurned: boolean): string {
  // Fonts turn these digits with the letters they belong to, though numbers run to the right.
  if (ARABIC_NUMBER.test(text)) return Array.from(text).toReversed().join('')
  if (kind === 'right' || (kind === 'between' && !isTurned)) return text
  const mirrored = Array.from(text, (letter) => MIRRORED.get(letter) ?? letter)
  if (kind === 'between') return mirrored.toReversed().join('')
  const word = mirrored.join('')
  return text.length <= LONGEST_TURNED ? word.replaceAll(' ', '\u00A0') : word
}
