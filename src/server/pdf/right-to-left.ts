// Arabic, Hebrew and their kin are read from right to left. The maker of documents puts one piece of text
// after the other from left to right, so pieces are handed to it in the order in which they are seen; the
// letters inside of a piece are turned by the font. The order is that of the Unicode Bidirectional
// Algorithm (UAX #9, rules W1 to N2), as browsers show the same text.

export interface Piece {
  readonly text: string
  /** Whether its letters are still to be turned. */
  readonly isTurned: boolean
}

/** As the algorithm calls them: strong letters, numbers, what stands in and around numbers, and the rest. */
type Kind = 'L' | 'R' | 'AL' | 'EN' | 'AN' | 'ES' | 'ET' | 'CS' | 'NSM' | 'ON'

const TO_THE_LEFT =
  /(?!\p{N})[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** The first that fits. */
const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/[\u0660-\u0669\u066B\u066C]/u, 'AN'],
  [/[0-9\u06F0-\u06F9\u00B2\u00B3\u00B9\u2070-\u2079]/u, 'EN'],
  [/[+\u2212-]/u, 'ES'],
  [/[#%\u00B0\u2030\u066A\p{Sc}]/u, 'ET'],
  [/[,./:\u00A0\u060C]/u, 'CS'],
  [/\p{M}/u, 'NSM'],
  [/(?!\p{N})[\p{Script=Hebrew}\p{Script=Nko}]/u, 'R'],
  [TO_THE_LEFT, 'AL'],
  [/[\p{L}\p{N}]/u, 'L'],
]
/** Fonts turn these digits with the letters they belong to, though numbers run to the right. */
const ARABIC_NUMBER = /^[\u0660-\u0669\u06F0-\u06F9][\u0660-\u0669\u06F0-\u06F9\p{P}]*$/u
/** What is longer is broken into lines, whose order would be turned as well. */
const LONGEST_TURNED = 48
const MIRRORED: ReadonlyMap<string, string> = new Map(
  ['()', ')(', '[]', '][', '{}', '}{', '«»', '»«'].map(([one = '', other = '']) => [one, other]),
)

export function piecesAsSeen(text: string): readonly Piece[] {
  if (!TO_THE_LEFT.test(text)) return [{ text, isTurned: false }]
  const letters = Array.from(text)
  const kinds = letters.map(kindOf)
  const base = kinds.find((kind) => kind === 'L' || kind === 'R' || kind === 'AL')
  const pieces = piecesOf(letters, sidesOf(kinds, base === 'L' ? 'L' : 'R'))
  if (text.length > LONGEST_TURNED) return pieces.map(shownPiece)
  const inOrder = base === 'L' ? turnedParts(pieces) : pieces.toReversed()
  return inOrder.map(shownPiece).map(asOneWord)
}

function kindOf(letter: string): Kind {
  return KINDS.find(([letters]) => letters.test(letter))?.[1] ?? 'ON'
}

type Strong = 'L' | 'R'
/** Numbers run to the right, among letters that run to the left. */
type Side = Strong | 'number'

function sidesOf(kinds: readonly Kind[], base: Strong): readonly Side[] {
  const sides = resolveNumbers(kinds, base)
  const all = sides.map((side, at) => side ?? sideBetween(sides, at, base))
  // In a text that runs to the left, a number and the letters at it run together.
  return base === 'L' ? all : all.map((side) => (side === 'R' ? 'R' : 'L'))
}

/** Undefined: neither letter nor number. */
function resolveNumbers(kinds: readonly Kind[], base: Strong): readonly (Side | undefined)[] {
  const all = kinds.slice()
  let strong: Kind = base
  for (const [at, kind] of all.entries()) {
    if (kind === 'NSM') all[at] = all[at - 1] ?? 'ON'
    else if (kind === 'L' || kind === 'R' || kind === 'AL') strong = kind
    else if (kind === 'EN' && strong === 'AL') all[at] = 'AN'
  }
  for (const [at, kind] of all.entries()) {
    const [before, after] = [all[at - 1], all[at + 1]]
    const isInside = before === after && (before === 'EN' || before === 'AN')
    if (isInside && (kind === 'CS' || (kind === 'ES' && before === 'EN'))) all[at] = before
  }
  joinSigns(all)
  strong = base
  return all.map((kind) => {
    if (kind === 'L' || kind === 'R' || kind === 'AL') strong = kind
    if (kind === 'AL' || kind === 'R') return 'R'
    if (kind === 'L' || (kind === 'EN' && strong === 'L')) return 'L'
    return kind === 'EN' || kind === 'AN' ? 'number' : undefined
  })
}

/** Signs of percent and of money belong to the number that they stand at, before it or behind it. */
function joinSigns(kinds: Kind[]): void {
  const spread = (from: number, step: number) => {
    for (let at = from; kinds[at] === 'ET'; at += step) kinds[at] = 'EN'
  }
  for (const [at, kind] of kinds.entries()) {
    if (kind !== 'EN') continue
    spread(at + 1, 1)
    spread(at - 1, -1)
  }
}

/** What stands between two that run the same way runs with them; all else as the whole text does. */
function sideBetween(sides: readonly (Side | undefined)[], at: number, base: Strong): Strong {
  const before = strongOf(sides.slice(0, at).findLast((side) => side !== undefined) ?? base)
  const after = strongOf(sides.slice(at).find((side) => side !== undefined) ?? base)
  return before === after ? before : base
}

function strongOf(side: Side): Strong {
  return side === 'L' ? 'L' : 'R'
}

interface SidedPiece {
  text: string
  readonly side: Side
}

function piecesOf(letters: readonly string[], sides: readonly Side[]): readonly SidedPiece[] {
  const pieces: SidedPiece[] = []
  for (const [at, letter] of letters.entries()) {
    const side = sides[at] ?? 'L'
    const last = pieces.at(-1)
    if (last?.side === side) last.text += letter
    else pieces.push({ text: letter, side })
  }
  return pieces
}

/** In a text that runs to the right, only what runs to the left is turned, with the numbers in it. */
function turnedParts(pieces: readonly SidedPiece[]): readonly SidedPiece[] {
  const parts: SidedPiece[][] = []
  for (const piece of pieces) {
    const last = parts.at(-1)
    if (last && piece.side !== 'L' && last[0]?.side !== 'L') last.unshift(piece)
    else parts.push([piece])
  }
  return parts.flat()
}

function shownPiece({ text, side }: SidedPiece): Piece {
  if (ARABIC_NUMBER.test(text)) return { text: backwards(text), isTurned: false }
  if (side !== 'R') return { text, isTurned: false }
  const mirrored = Array.from(text, (letter) => MIRRORED.get(letter) ?? letter)
  return { text: mirrored.join(''), isTurned: true }
}

/** Fonts turn letters word by word and leave the words in their order, so it is one word to them. */
function asOneWord(piece: Piece): Piece {
  return piece.isTurned ? { ...piece, text: piece.text.replaceAll(' ', '\u00A0') } : piece
}

export function backwards(text: string): string {
  return Array.from(text).toReversed().join('')
}
