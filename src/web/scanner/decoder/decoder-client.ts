// The page's side of the decoder: questions with numbers, answers in any order.

import type { Answer, Question } from './worker-messages.ts'

type Asked = Question extends infer One ? (One extends Question ? Omit<One, 'id'> : never) : never

export class DecoderClient {
  private worker: Worker | undefined
  private nextId = 1
  private readonly waiting = new Map<number, (answer: Answer) => void>()

  ask(question: Asked, transfer: readonly Transferable[] = []): Promise<Answer> {
    const id = this.nextId
    this.nextId += 1
    return new Promise((resolve) => {
      this.waiting.set(id, resolve)
      this.running().postMessage({ ...question, id }, [...transfer])
    })
  }

  close(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.failAll('The decoder was stopped.')
  }

  /** Started with the first question: pages that never show a camera never load it. */
  private running(): Worker {
    if (this.worker) return this.worker
    const worker = new Worker(new URL('./decoder.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => this.answer(data))
    worker.addEventListener('error', () => {
      this.worker = undefined
      this.failAll('The decoder could not be loaded.')
    })
    this.worker = worker
    return worker
  }

  private answer(answer: Answer): void {
    this.waiting.get(answer.id)?.(answer)
    this.waiting.delete(answer.id)
  }

  private failAll(failure: string): void {
    for (const [id, resolve] of this.waiting) {
      resolve({ id, readings: [], brightness: null, failure })
    }
    this.waiting.clear()
  }
}
