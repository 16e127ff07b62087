// The side of the thread that makes documents: laying out a page takes seconds, and nobody else should
// wait for it.

import { createRequire } from 'node:module'
import path from 'node:path'
import { parentPort } from 'node:worker_threads'
import pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { type LabelJob, labelDocument } from '../labels/label-document.ts'
import { type CountSheetJob, countSheetDocument } from '../reports/count-sheet-document.ts'
import { type ResultsJob, resultsDocument } from '../reports/results-document.ts'

const FONT_FILES = {
  normal: 'Roboto-Regular.ttf',
  bold: 'Roboto-Medium.ttf',
  italics: 'Roboto-Italic.ttf',
  bolditalics: 'Roboto-MediumItalic.ttf',
}

/** What is to be made: a document, or what one is drawn from here, which takes long as well. */
export type PdfWork =
  | { readonly kind: 'document'; readonly definition: TDocumentDefinitions }
  | { readonly kind: 'labels'; readonly job: LabelJob }
  | { readonly kind: 'results'; readonly job: ResultsJob }
  | { readonly kind: 'count sheets'; readonly job: CountSheetJob }

export interface PdfQuestion {
  readonly id: number
  readonly work: PdfWork
}

export interface PdfAnswer {
  readonly id: number
  readonly pdf: Uint8Array | null
  readonly failure: string | null
}

export function runAsPdfProgram(): void {
  const fonts = fontsFolder()
  pdfmake.setFonts({ Roboto: inFolder(fonts, FONT_FILES) })
  // A document is made of what it is given: no address and no other file is ever opened.
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((file) => path.dirname(file) === fonts)
  parentPort?.on('message', async (question: PdfQuestion) => {
    parentPort?.postMessage(await answerTo(question))
  })
}

async function answerTo({ id, work }: PdfQuestion): Promise<PdfAnswer> {
  try {
    return { id, pdf: await pdfmake.createPdf(definitionOf(work)).getBuffer(), failure: null }
  } catch (error) {
    return { id, pdf: null, failure: error instanceof Error ? error.message : String(error) }
  }
}

function definitionOf(work: PdfWork): TDocumentDefinitions {
  switch (work.kind) {
    case 'document':
      return work.definition
    case 'labels':
      return labelDocument(work.job)
    case 'results':
      return resultsDocument(work.job)
    case 'count sheets':
      return countSheetDocument(work.job)
  }
}

function fontsFolder(): string {
  const require = createRequire(import.meta.url)
  return path.join(path.dirname(require.resolve('pdfmake/package.json')), 'fonts', 'Roboto')
}

function inFolder<Names extends Record<string, string>>(folder: string, names: Names): Names {
  return Object.fromEntries(
    Object.entries(names).map(([style, file]) => [style, path.join(folder, file)]),
  ) as Names
}
