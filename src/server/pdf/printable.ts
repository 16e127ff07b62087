// Letters that the font of a document does not have would come out as empty boxes, and nobody would
// know of what. They are printed as a mark instead, and the document says so.

import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { HasLetter } from './font-letters.ts'

const MARK = '\uFFFD'
/** As many marks stand for any number of letters in a row. */
const MOST_MARKS = 3
/** Not seen on paper anyway: joiners, marks of direction, signs of control. */
const UNSEEN = /\p{Cc}|\p{Cf}|\p{Variation_Selector}/gu
const NEW_LINE = /\n/

export const UNPRINTED_NOTE = `${MARK} stands for letters that this document cannot print. The CSV and the Excel workbook have the full names.`

/** The same document with marks; with a note in front where there are any. */
export function printable(
  definition: TDocumentDefinitions,
  hasLetter: HasLetter,
): TDocumentDefinitions {
  let isMarked = false
  const mark = (text: string) => {
    const printed = printableText(text, hasLetter)
    isMarked ||= printed.includes(MARK)
    return printed
  }
  const { footer } = definition
  const content = marked(definition.content, mark)
  const note: Content = { text: UNPRINTED_NOTE, style: 'dim', margin: [0, 0, 0, 6] }
  return {
    ...definition,
    content: isMarked ? [note, content] : content,
    ...(typeof footer === 'function' && {
      footer: (page, pages, size) => marked(footer(page, pages, size), mark),
    }),
  }
}

export function printableText(text: string, hasLetter: HasLetter): string {
  let printed = ''
  let marks = 0
  for (const letter of text.normalize('NFC')) {
    const isThere = NEW_LINE.test(letter) || hasLetter(letter.codePointAt(0) ?? 0)
    if (!isThere && letter.replace(UNSEEN, '') === '') continue
    marks = isThere ? 0 : marks + 1
    if (isThere) printed += letter
    else if (marks <= MOST_MARKS) printed += MARK
  }
  return printed
}

/** Everything under `text`, however deep, and every piece of text that stands in a list. */
function marked<Part>(part: Part, mark: (text: string) => string): Part {
  return walk(part, mark, true) as Part
}

function walk(part: unknown, mark: (text: string) => string, isText: boolean): unknown {
  if (typeof part === 'string') return isText ? mark(part) : part
  if (Array.isArray(part)) return part.map((one) => walk(one, mark, isText))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, walk(value, mark, HOLDS_TEXT.has(name))]),
  )
}

/** Members of a document that hold what is read; everything else is how it looks. */
const HOLDS_TEXT: ReadonlySet<string> = new Set(['text', 'stack', 'columns', 'table', 'body'])
