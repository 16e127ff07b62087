// How documents look on paper.

import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'

const MARGIN_POINTS = 36
const A4_POINTS = 595
/** Of the text of documents. */
export const BODY_POINTS = 9
/** What a page has room for between its margins. */
export const PAPER_POINTS = A4_POINTS - 2 * MARGIN_POINTS
/** A footer is one line. */
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

/** What the document is, on every page, and which page it is. */
export function paperFooter(text: string): (page: number, pages: number) => Content {
  return (page, pages) => ({
    margin: [MARGIN_POINTS, 12, MARGIN_POINTS, 0],
    fontSize: 8,
    color: '#5b636c',
    columns: [
      { text: shortened(text), width: '*' },
      { text: `Page ${page} of ${pages}`, width: 80, alignment: 'right' },
    ],
  })
}

function shortened(text: string): string {
  const letters = [...text]
  return letters.length <= FOOTER_LETTERS
    ? text
    : `${letters.slice(0, FOOTER_LETTERS - 1).join('')}…`
}
