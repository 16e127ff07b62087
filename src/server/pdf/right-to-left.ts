// Arabic, Hebrew and their kin are read from right to left. The maker of documents puts one piece of text
// after the other from left to right, so pieces are handed to it in the order in which they are seen; the
// letters inside of a piece are turned by the font. The order is that of the Unicode Bidirectional
// Algorithm (UAX #9, rules W1 to L2), as browsers show the same text.

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
/** Each line is turned for itself: what the maker of documents would break later, it would break in the wrong order. */
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

/** As many words as a line has room for; the space at its end is not seen. */
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
/** Numbers run to the right, among letters that run to the left. */
type Side = Strong | 'number'

function sidesOf(
  letters: readonly string[],
  kinds: readonly Kind[],
  base: Strong,
): readonly Side[] {
  const sides = resolveBrackets(letters, resolveNumbers(kinds, base), base)
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

/** Two brackets that belong together run the same way: as the whole text, unless all in them and before them does not. */
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

/** What stands between two that run the same way runs with them; all else as the whole text does. */
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
