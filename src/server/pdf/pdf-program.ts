// The program of the thread that makes documents. Laying out pages takes seconds, which must not block other requests.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import pdfmake from 'pdfmake'
import type { TDocumentDefinitions, TFontDictionary } from 'pdfmake/interfaces.js'
import { type CountSheetJob, countSheetDocument } from '../documents/count-sheet-document.ts'
import { paperWords } from '../documents/paper-words.ts'
import { type ResultsJob, resultsDocument } from '../documents/results-document.ts'
import { type LabelJob, labelDocument } from '../labels/label-document.ts'
import { type HasLetter, lettersOf } from './font-letters.ts'
import { type FontFor, fontsIn, type MachineFont } from './machine-fonts.ts'
import { printable, printableWithoutNote } from './printable.ts'

const FONT_FILES = {
  normal: 'Roboto-Regular.ttf',
  bold: 'Roboto-Medium.ttf',
  italics: 'Roboto-Italic.ttf',
  bolditalics: 'Roboto-MediumItalic.ttf',
}

/** The work for the thread: a document, or the facts that one is made from here, since that takes long too. */
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

/** The data that the thread starts with. */
export interface PdfProgramData {
  /** Folders and files to look for other fonts in, in this order. */
  readonly fontPlaces: readonly string[]
}

/** The files that pdfmake has in memory; its types do not tell of them. */
interface WithFiles {
  readonly virtualfs: { readonly writeFileSync: (name: string, content: Buffer) => void }
}

interface Letters {
  /** The font of documents has the letter. */
  readonly has: HasLetter
  /** Another font with the letter. */
  readonly fontFor: FontFor
}

export function runAsPdfProgram(): void {
  const folder = fontsFolder()
  const own = inFolder(folder, FONT_FILES)
  const { fontPlaces } = workerData as PdfProgramData
  const search = fontsIn(fontPlaces)
  const borrowed = new Map<string, MachineFont>()
  const letters: Letters = {
    has: lettersOf(readFileSync(own.normal)),
    fontFor: (codePoint) => {
      const font = search(codePoint)
      if (font) borrowed.set(font.family, font)
      return font
    },
  }
  // A document only contains what it is given: no address and no other file may be opened.
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(
    (file) =>
      path.dirname(file) === folder || [...borrowed.values()].some((font) => font.file === file),
  )
  const prepare = () => pdfmake.setFonts({ Roboto: own, ...stylesOf(borrowed) })
  parentPort?.on('message', async (question: PdfQuestion) => {
    parentPort?.postMessage(await answerTo(question, letters, prepare))
  })
}

/** A borrowed font is the same in every style. For a file with several faces pdfmake takes the file and the name. */
function stylesOf(fonts: ReadonlyMap<string, MachineFont>): TFontDictionary {
  return Object.fromEntries(
    [...fonts].map(([family, { file, name, unpacked }]) => {
      if (unpacked) (pdfmake as unknown as WithFiles).virtualfs.writeFileSync(family, unpacked)
      const place = unpacked ? family : file
      const face = (name === undefined ? place : [place, name]) as string
      return [family, { normal: face, bold: face, italics: face, bolditalics: face }]
    }),
  )
}

async function answerTo(
  { id, work }: PdfQuestion,
  letters: Letters,
  prepare: () => void,
): Promise<PdfAnswer> {
  try {
    const definition = await definitionOf(work, letters)
    prepare()
    const pdf = await pdfmake.createPdf(definition).getBuffer()
    return { id, pdf, failure: null }
  } catch (error) {
    return { id, pdf: null, failure: error instanceof Error ? error.message : String(error) }
  }
}

async function definitionOf(
  work: PdfWork,
  { has, fontFor }: Letters,
): Promise<TDocumentDefinitions> {
  switch (work.kind) {
    case 'document':
      return work.definition
    case 'labels':
      return printableWithoutNote(labelDocument(work.job), has, fontFor)
    case 'results': {
      const words = await paperWords(work.job.language)
      return printable(resultsDocument(work.job, words), words.t('unprinted'), has, fontFor)
    }
    case 'count sheets': {
      const words = await paperWords(work.job.language)
      return printable(countSheetDocument(work.job, words), words.t('unprinted'), has, fontFor)
    }
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
