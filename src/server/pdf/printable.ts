// Letters that the font of a document does not have would come out as empty boxes, and nobody would
// know of what. They are set in a font of this machine. Where none has them either they are printed as a
// mark, and the document says so.

import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { HasLetter } from './font-letters.ts'
import type { FontFor, MachineFont } from './machine-fonts.ts'
import { backwards, type Piece, piecesAsSeen } from './right-to-left.ts'

const MARK = '\uFFFD'
/** As many marks stand for any number of letters in a row. */
const MOST_MARKS = 3
/** Not seen on paper anyway: joiners, marks of direction, signs of control. */
const UNSEEN = /\p{Cc}|\p{Cf}|\p{Variation_Selector}/u
const NEW_LINE = /\n/
const SPACE = /\s/
const NO_FONTS: FontFor = () => undefined
const ANY_SIZE = { width: 0, height: 0, orientation: 'portrait' } as const

export const UNPRINTED_NOTE = `${MARK} stands for letters that this document cannot print. The CSV and the Excel workbook have the full names.`

/** A piece of text in one font; undefined: the font of the document. */
interface TextRun {
  readonly text: string
  readonly font: MachineFont | undefined
}

/** The same document in fonts that have its letters; with a note in front where some have none. */
export function printable(
  definition: TDocumentDefinitions,
  hasLetter: HasLetter,
  fontFor: FontFor = NO_FONTS,
): TDocumentDefinitions {
  const { document, isMarked } = marked(definition, hasLetter, fontFor)
  const note: Content = { text: UNPRINTED_NOTE, style: 'dim', margin: [0, 0, 0, 6] }
  return isMarked ? { ...document, content: [note, document.content] } : document
}

/** The same where there is no room for a note: on labels, whose bars say what it is in any case. */
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
  // Its fonts have to be known before the first page is.
  spelled(footer(1, 1, ANY_SIZE), spell)
  return {
    ...definition,
    content,
    footer: (page, pages, size) => spelled(footer(page, pages, size), spell),
  }
}

/** Never empty: no text is a run without letters. */
export function fontRuns(text: string, hasLetter: HasLetter, fontFor: FontFor): readonly TextRun[] {
  const lines = text.normalize('NFC').split(NEW_LINE)
  const runs = lines.flatMap((line, n) => [
    ...(n > 0 ? [{ text: '\n', font: undefined }] : []),
    ...piecesAsSeen(line).flatMap((piece) => runsAsSeen(piece, hasLetter, fontFor)),
  ])
  return joined(runs)
}

/** What the font of the document has of a piece that is turned are signs: nobody else turns them. */
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
    // Between two words of another font is a space of that font; one that turns its letters turns signs, too.
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
    // Pieces in a font of their own stay apart: it turns each of them for itself.
    if (last && !last.font && !font) last.text += text
    else all.push({ text, font })
  }
  return all.length > 0 ? all : [{ text: '', font: undefined }]
}

type Spell = (text: string) => readonly TextRun[]

/** Everything under `text`, however deep, and every piece of text that stands in a list. */
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

/** What stands under `text`: a string, or a list of strings and of texts with looks of their own. */
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

/** A string where the font of the document is enough, which it is nearly always. */
function plainOr<Runs>(
  runs: readonly TextRun[],
  make: (inlines: readonly Inline[]) => Runs,
): string | Runs {
  const [first, ...others] = runs
  if (first && others.length === 0 && !first.font) return first.text
  return make(runs.map(({ text, font }) => (font ? { text, font: font.family } : { text })))
}

/** Members of a document that hold what is read; everything else is how it looks. */
const HOLDS_TEXT: ReadonlySet<string> = new Set(['stack', 'columns', 'table', 'body'])
