// Letters that the font of a document does not have would be printed as empty boxes. They are printed in a font of this
// machine. If none has them either, they become a mark, and the document says so.

import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { HasLetter } from './font-letters.ts'
import type { FontFor, MachineFont } from './machine-fonts.ts'
import { backwards, type Piece, piecesAsSeen } from './right-to-left.ts'

const MARK = '\uFFFD'
/** At most this many marks are printed for any number of letters in a row. */
const MOST_MARKS = 3
/** Invisible on paper anyway: joiners, direction marks and control characters. */
const UNSEEN = /\p{Cc}|\p{Cf}|\p{Variation_Selector}/u
const NEW_LINE = /\n/
const SPACE = /\s/
/** Between the digits of French numbers; few fonts have it. */
const NARROW_SPACE = '\u202f'
const NO_FONTS: FontFor = () => undefined
const ANY_SIZE = { width: 0, height: 0, orientation: 'portrait' } as const

/** A piece of text in one font; undefined for the font of the document. */
interface TextRun {
  readonly text: string
  readonly font: MachineFont | undefined
}

/** Returns the document in fonts that have its letters, with the note in front if some letters have no font. */
export function printable(
  definition: TDocumentDefinitions,
  note: string,
  hasLetter: HasLetter,
  fontFor: FontFor = NO_FONTS,
): TDocumentDefinitions {
  const { document, isMarked } = marked(definition, hasLetter, fontFor)
  const noted: Content = { text: note, style: 'dim', margin: [0, 0, 0, 6] }
  return isMarked ? { ...document, content: [noted, document.content] } : document
}

/** The same without the note, for labels: they have no room for it, and their bars identify them anyway. */
export function printableWithoutNote(
  definition: TDocumentDefinitions,
  hasLetter: HasLetter,
  fontFor: FontFor,
): TDocumentDefinitions {
  return marked(definition, hasLetter, fontFor).document
}

function marked(definition: TDocumentDefinitions, hasLetter: HasLetter, fontFor: FontFor) {
  let isMarked = false
  const document = inFonts(definition, (text) => {
    const runs = fontRuns(text, hasLetter, fontFor)
    isMarked ||= runs.some((run) => run.text.includes(MARK))
    return runs
  })
  return { document, isMarked }
}

function inFonts(definition: TDocumentDefinitions, spell: Spell): TDocumentDefinitions {
  const { footer } = definition
  const content = spelled(definition.content, spell)
  if (typeof footer !== 'function') return { ...definition, content }
  // The fonts of the footer have to be known before the first page.
  spelled(footer(1, 1, ANY_SIZE), spell)
  return {
    ...definition,
    content,
    footer: (page, pages, size) => spelled(footer(page, pages, size), spell),
  }
}

/** Never empty: an empty text is one run without letters. */
export function fontRuns(text: string, hasLetter: HasLetter, fontFor: FontFor): readonly TextRun[] {
  const lines = text.normalize('NFC').replaceAll(NARROW_SPACE, '\u00a0').split(NEW_LINE)
  const runs = lines.flatMap((line, n) => [
    ...(n > 0 ? [{ text: '\n', font: undefined }] : []),
    ...piecesAsSeen(line).flatMap((piece) => runsAsSeen(piece, hasLetter, fontFor)),
  ])
  return joined(runs)
}

/** The parts of a right-to-left piece in the document's font are signs, which have to be reversed here. */
function runsAsSeen(piece: Piece, hasLetter: HasLetter, fontFor: FontFor): readonly TextRun[] {
  const runs = runsOf(piece, hasLetter, fontFor)
  if (!piece.isTurned) return runs
  return runs.toReversed().map((run) => (run.font ? run : { ...run, text: backwards(run.text) }))
}

function runsOf(
  { text, isTurned }: Piece,
  hasLetter: HasLetter,
  fontFor: FontFor,
): readonly TextRun[] {
  const runs: { text: string; font: MachineFont | undefined }[] = []
  let marks = 0
  for (const letter of text.normalize('NFC')) {
    const code = letter.codePointAt(0) ?? 0
    const isThere = NEW_LINE.test(letter) || hasLetter(code)
    const last = runs.at(-1)
    // A space between two words of another font uses that font. In right-to-left pieces signs do so too.
    const goesOn = last?.font?.has(code) && (SPACE.test(letter) || !isThere || isTurned)
    if (!isThere && !goesOn && UNSEEN.test(letter)) continue
    const font = goesOn ? last?.font : isThere ? undefined : fontFor(code)
    marks = isThere || font ? 0 : marks + 1
    if (marks > MOST_MARKS) continue
    const shown = isThere || font ? letter : MARK
    if (last && last.font === font) last.text += shown
    else runs.push({ text: shown, font })
  }
  return runs
}

function joined(runs: readonly TextRun[]): readonly TextRun[] {
  const all: { text: string; font: MachineFont | undefined }[] = []
  for (const { text, font } of runs) {
    const last = all.at(-1)
    // Pieces in other fonts stay separate, because each font reverses its pieces by itself.
    if (last && !last.font && !font) last.text += text
    else all.push({ text, font })
  }
  return all.length > 0 ? all : [{ text: '', font: undefined }]
}

type Spell = (text: string) => readonly TextRun[]

/** Converts everything under `text` at any depth, and every text in a list. */
function spelled<Part>(part: Part, spell: Spell): Part {
  return walk(part, spell, true) as Part
}

function walk(part: unknown, spell: Spell, isText: boolean): unknown {
  if (typeof part === 'string')
    return isText ? plainOr(spell(part), (runs) => ({ text: runs })) : part
  if (Array.isArray(part)) return part.map((one) => walk(one, spell, isText))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      name === 'text' ? textOf(value, spell) : walk(value, spell, HOLDS_TEXT.has(name)),
    ]),
  )
}

/** A value of `text`: a string, or a list of strings and styled texts. */
function textOf(value: unknown, spell: Spell): unknown {
  if (typeof value === 'string') return plainOr(spell(value), (runs) => runs)
  if (Array.isArray(value)) return value.flatMap((one: unknown) => inlinesOf(one, spell))
  return walk(value, spell, true)
}

function inlinesOf(part: unknown, spell: Spell): readonly unknown[] {
  if (typeof part === 'string') return [plainOr(spell(part), (runs) => runs)].flat()
  if (
    typeof part === 'object' &&
    part !== null &&
    'text' in part &&
    typeof part.text === 'string'
  ) {
    const { text, ...looks } = part
    return [plainOr(spell(text), (runs) => runs)]
      .flat()
      .map((one) => ({ ...looks, ...inline(one) }))
  }
  return [walk(part, spell, true)]
}

interface Inline {
  readonly text: string
  readonly font?: string
}

function inline(one: string | Inline): Inline {
  return typeof one === 'string' ? { text: one } : one
}

/** A string if the font of the document is enough, which is nearly always. */
function plainOr<Runs>(
  runs: readonly TextRun[],
  make: (inlines: readonly Inline[]) => Runs,
): string | Runs {
  const [first, ...others] = runs
  if (first && others.length === 0 && !first.font) return first.text
  return make(runs.map(({ text, font }) => (font ? { text, font: font.family } : { text })))
}

/** The members of a document that contain text; all others are styles. */
const HOLDS_TEXT: ReadonlySet<string> = new Set(['stack', 'columns', 'table', 'body'])
