// Makes documents in a separate thread, one after the other.

import { Worker } from 'node:worker_threads'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { CountSheetJob } from '../documents/count-sheet-document.ts'
import type { ResultsJob } from '../documents/results-document.ts'
import type { LabelJob } from '../labels/label-document.ts'
import { createWorkerClient } from '../worker-client.ts'
import type { PdfAnswer, PdfProgramData, PdfQuestion, PdfWork } from './pdf-program.ts'

export interface PdfPrinter {
  print(definition: TDocumentDefinitions): Promise<Uint8Array>
  printLabels(job: LabelJob): Promise<Uint8Array>
  printResults(job: ResultsJob): Promise<Uint8Array>
  printCountSheets(job: CountSheetJob): Promise<Uint8Array>
  stop(): Promise<void>
}

const LOST = 'The document could not be made.'

export function createPdfPrinter(
  program: string,
  workerData: PdfProgramData = { fontPlaces: [] },
): PdfPrinter {
  const thread = createWorkerClient<Omit<PdfQuestion, 'id'>, PdfAnswer, Uint8Array>({
    start: () => new Worker(program, { workerData }),
    read: ({ pdf, failure }) => {
      if (!pdf) throw new Error(failure ?? LOST)
      return pdf
    },
    lost: LOST,
  })
  const ask = (work: PdfWork) => thread.ask({ work })
  return {
    print: (definition) => ask({ kind: 'document', definition }),
    printLabels: (job) => ask({ kind: 'labels', job }),
    printResults: (job) => ask({ kind: 'results', job }),
    printCountSheets: (job) => ask({ kind: 'count sheets', job }),
    stop: thread.stop,
  }
}
