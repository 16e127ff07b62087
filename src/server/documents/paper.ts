// The look of documents on paper.

import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { PaperWords } from './paper-words.ts'

const MARGIN_POINTS = 36
const A4_POINTS = 595
/** The font size of the text. */
export const BODY_POINTS = 9
/** The width of a page between its margins. */
export const PAPER_POINTS = A4_POINTS - 2 * MARGIN_POINTS
/** A footer has one line. */
const FOOTER_LETTERS = 90

export const PAPER = {
  pageSize: 'A4',
  pageMargins: [MARGIN_POINTS, MARGIN_POINTS, MARGIN_POINTS, 44],
  defaultStyle: { font: 'Roboto', fontSize: BODY_POINTS },
  styles: {
    title: { fontSize: 16, bold: true, margin: [0, 2, 0, 2] },
    section: { fontSize: 11, bold: true, margin: [0, 14, 0, 4] },
    dim: { color: '#5b636c' },
  },
} satisfies Partial<TDocumentDefinitions>

/** The name of the document and the page number, on every page; what must not be cut off comes first. */
export function paperFooter(
  parts: readonly string[],
  { t }: Pick<PaperWords, 't'>,
): (page: number, pages: number) => Content {
  return (page, pages) => ({
    margin: [MARGIN_POINTS, 12, MARGIN_POINTS, 0],
    fontSize: 8,
    color: '#5b636c',
    columns: [
      { text: sideBySide(shortened(parts)), width: '*' },
      { text: t('page', { page, pages }), width: 80, alignment: 'right' },
    ],
  })
}

/**
 * Keeps each part separate, so that a right-to-left name does not reorder a number next to it. Missing parts leave no
 * gap.
 */
export function sideBySide(parts: readonly (string | null)[], between = ' · '): string[] {
  const there = parts.flatMap((part) => part || [])
  return there.flatMap((part, index) => (index > 0 ? [between, part] : [part]))
}

/** Cuts the parts to the number of letters that fit on a line. */
function shortened(parts: readonly string[]): readonly string[] {
  let room = FOOTER_LETTERS
  return parts.flatMap((part) => {
    const letters = [...part]
    const most = room
    room -= letters.length
    if (room >= 0) return [part]
    return most > 1 ? [`${letters.slice(0, most - 1).join('')}…`] : []
  })
}
