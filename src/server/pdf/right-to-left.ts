// Arabic, Hebrew and related scripts are read from right to left. pdfmake places pieces of text from left to right, so
// it gets them in visual order; fonts reverse the letters inside of a piece. The order follows the Unicode
// Bidirectional Algorithm (UAX #9, rules W1 to L2), as in browsers.

export interface Piece {
  readonly text: string
  /** True if the font has to reverse its letters. */
  readonly isTurned: boolean
}

/** The classes of the algorithm: strong letters, numbers, signs in and around numbers, and the rest. */
type Kind = 'L' | 'R' | 'AL' | 'EN' | 'AN' | 'ES' | 'ET' | 'CS' | 'NSM' | 'ON'

const TO_THE_LEFT =
  /(?!\p{N})[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** The first match counts. */
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
/** Fonts reverse these digits together with the letters around them, although numbers run from left to right. */
const ARABIC_NUMBER = /^[\u0660-\u0669\u06F0-\u06F9][\u0660-\u0669\u06F0-\u06F9\p{P}]*$/u
/** Each line is reordered separately: lines that pdfmake breaks afterwards would be in the wrong order. */
const LONGEST_LINE = 48
const BRACKETS: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
])
const MIRRORED: ReadonlyMap<string, string> = new Map(
  ['()', ')(', '[]', '][', '{}', '}{', '«»', '»«'].map(([one = '', other = '']) => [one, other]),
)

export function piecesAsSeen(text: string): readonly Piece[] {
  if (!TO_THE_LEFT.test(text)) return [{ text, isTurned: false }]
  const letters = Array.from(text)
  const kinds = letters.map(kindOf)
  const first = kinds.find((kind) => kind === 'L' || kind === 'R' || kind === 'AL')
  const base = first === 'L' ? 'L' : 'R'
  const sides = sidesOf(letters, kinds, base)
  return linesOf(letters).flatMap(({ from, to }, line) => {
    const pieces = piecesOf(letters.slice(from, to), sides.slice(from, to))
    const inOrder = base === 'L' ? turnedParts(pieces) : pieces.toReversed()
    const shown = inOrder.map(shownPiece).map(asOneWord)
    return line === 0 ? shown : [NEW_LINE, ...shown]
  })
}

const NEW_LINE: Piece = { text: '\n', isTurned: false }

interface Span {
  readonly from: number
  readonly to: number
}

/** The words that fit on a line; the space at its end is invisible. */
function linesOf(letters: readonly string[]): readonly Span[] {
  const lines: Span[] = []
  let from = 0
  while (letters.length - from > LONGEST_LINE) {
    const space = letters.lastIndexOf(' ', from + LONGEST_LINE)
    const to = space > from ? space : from + LONGEST_LINE
    lines.push({ from, to })
    from = letters[to] === ' ' ? to + 1 : to
  }
  return [...lines, { from, to: letters.length }]
}

function kindOf(letter: string): Kind {
  return KINDS.find(([letters]) => letters.test(letter))?.[1] ?? 'ON'
}

type Strong = 'L' | 'R'
/** Numbers run from left to right, even among right-to-left letters. */
type Side = Strong | 'number'

function sidesOf(
  letters: readonly string[],
  kinds: readonly Kind[],
  base: Strong,
): readonly Side[] {
  const sides = resolveBrackets(letters, resolveNumbers(kinds, base), base)
  const all = sides.map((side, at) => side ?? sideBetween(sides, at, base))
  // In a left-to-right text, a number and the left-to-right letters next to it form one run.
  return base === 'L' ? all : all.map((side) => (side === 'R' ? 'R' : 'L'))
}

/** Undefined for anything that is neither a letter nor a number. */
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

/** Percent and currency signs belong to the number next to them, before or after it. */
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

/** A pair of brackets gets the direction of the text, unless everything in and before it runs the other way. */
function resolveBrackets(
  letters: readonly string[],
  sides: readonly (Side | undefined)[],
  base: Strong,
): readonly (Side | undefined)[] {
  const all = sides.slice()
  for (const { from, to } of bracketPairs(letters)) {
    const inside = all.slice(from + 1, to).filter((side) => side !== undefined)
    if (inside.length === 0) continue
    const isAsText = inside.some((side) => strongOf(side) === base)
    all[from] = all[to] = isAsText ? base : sideBefore(all, from, base)
  }
  return all
}

/** In the order in which they open. */
function bracketPairs(letters: readonly string[]): readonly Span[] {
  const open: { readonly from: number; readonly closing: string }[] = []
  const pairs: Span[] = []
  for (const [at, letter] of letters.entries()) {
    const closing = BRACKETS.get(letter)
    if (closing) open.push({ from: at, closing })
    const own = open.findLastIndex((one) => one.closing === letter)
    const [opened] = own < 0 ? [] : open.splice(own)
    if (opened) pairs.push({ from: opened.from, to: at })
  }
  return pairs.sort((a, b) => a.from - b.from)
}

/** Signs between two runs of the same direction take that direction; all others take that of the text. */
function sideBetween(sides: readonly (Side | undefined)[], at: number, base: Strong): Strong {
  const before = sideBefore(sides, at, base)
  const after = strongOf(sides.slice(at).find((side) => side !== undefined) ?? base)
  return before === after ? before : base
}

function sideBefore(sides: readonly (Side | undefined)[], at: number, base: Strong): Strong {
  return strongOf(sides.slice(0, at).findLast((side) => side !== undefined) ?? base)
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

/** In a left-to-right text, only the right-to-left parts are reversed, including the numbers in them. */
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

/** Fonts reverse each word but keep the order of words, so the piece is made a single word. */
function asOneWord(piece: Piece): Piece {
  return piece.isTurned ? { ...piece, text: piece.text.replaceAll(' ', '\u00A0') } : piece
}

export function backwards(text: string): string {
  return Array.from(text).toReversed().join('')
}
