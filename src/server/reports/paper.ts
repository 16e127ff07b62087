// How documents look on paper.

import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'

const MARGIN_POINTS = 36

export const PAPER = {
  pageSize: 'A4',
  pageMargins: [MARGIN_POINTS, MARGIN_POINTS, MARGIN_POINTS, 44],
  defaultStyle: { font: 'Roboto', fontSize: 9 },
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
      { text, width: '*' },
      { text: `Page ${page} of ${pages}`, width: 80, alignment: 'right' },
    ],
  })
}
