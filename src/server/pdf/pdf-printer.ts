// Documents, made in a thread of their own, one after the other.

import { Worker } from 'node:worker_threads'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { LabelJob } from '../labels/label-document.ts'
import type { CountSheetJob } from '../reports/count-sheet-document.ts'
import type { ResultsJob } from '../reports/results-document.ts'
import type { PdfAnswer, PdfQuestion, PdfWork } from './pdf-program.ts'

export interface PdfPrinter {
  print(definition: TDocumentDefinitions): Promise<Uint8Array>
  printLabels(job: LabelJob): Promise<Uint8Array>
  printResults(job: ResultsJob): Promise<Uint8Array>
  printCountSheets(job: CountSheetJob): Promise<Uint8Array>
  stop(): Promise<void>
}

interface Waiting {
  readonly resolve: (pdf: Uint8Array) => void
  readonly reject: (error: Error) => void
}

/** The thread starts with the first document, and again after one that it did not survive. */
export function createPdfPrinter(program: string): PdfPrinter {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let nextId = 1

  function running(): Worker {
    if (worker) return worker
    const started = new Worker(program)
    started.unref()
    started.on('message', ({ id, pdf, failure }: PdfAnswer) => {
      const { resolve, reject } = waiting.get(id) ?? {}
      waiting.delete(id)
      if (pdf) resolve?.(pdf)
      else reject?.(new Error(failure ?? 'The document could not be made.'))
    })
    started.on('error', (error) => giveUp(started, error))
    started.on('exit', () => giveUp(started, new Error('The document could not be made.')))
    worker = started
    return started
  }

  function giveUp(ended: Worker, error: Error): void {
    if (worker !== ended) return
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  function ask(work: PdfWork): Promise<Uint8Array> {
    const question: PdfQuestion = { id: nextId, work }
    nextId += 1
    return new Promise((resolve, reject) => {
      waiting.set(question.id, { resolve, reject })
      running().postMessage(question)
    })
  }

  return {
    print: (definition) => ask({ kind: 'document', definition }),
    printLabels: (job) => ask({ kind: 'labels', job }),
    printResults: (job) => ask({ kind: 'results', job }),
    printCountSheets: (job) => ask({ kind: 'count sheets', job }),
    async stop() {
      await worker?.terminate()
    },
  }
}
