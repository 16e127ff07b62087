// The side of the thread that makes documents: laying out a page takes seconds, and nobody else should
// wait for it.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parentPort } from 'node:worker_threads'
import pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { type LabelJob, labelDocument } from '../labels/label-document.ts'
import { printableLabels } from '../labels/printable-labels.ts'
import { type CountSheetJob, countSheetDocument } from '../reports/count-sheet-document.ts'
import { type ResultsJob, resultsDocument } from '../reports/results-document.ts'
import { type HasLetter, lettersOf } from './font-letters.ts'
import { printable } from './printable.ts'

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
  const hasLetter = lettersOf(readFileSync(path.join(fonts, FONT_FILES.normal)))
  parentPort?.on('message', async (question: PdfQuestion) => {
    parentPort?.postMessage(await answerTo(question, hasLetter))
  })
}

async function answerTo({ id, work }: PdfQuestion, hasLetter: HasLetter): Promise<PdfAnswer> {
  try {
    const pdf = await pdfmake.createPdf(definitionOf(work, hasLetter)).getBuffer()
    return { id, pdf, failure: null }
  } catch (error) {
    return { id, pdf: null, failure: error instanceof Error ? error.message : String(error) }
  }
}

function definitionOf(work: PdfWork, hasLetter: HasLetter): TDocumentDefinitions {
  switch (work.kind) {
    case 'document':
      return work.definition
    case 'labels':
      return labelDocument(printableLabels(work.job, hasLetter))
    case 'results':
      return printable(resultsDocument(work.job), hasLetter)
    case 'count sheets':
      return printable(countSheetDocument(work.job), hasLetter)
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
