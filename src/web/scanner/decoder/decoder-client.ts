// The page's side of the decoder: numbered questions, answers in any order.

import type { ScanView } from '#domain/camera/counting-mode.ts'
import { type Answer, NOTHING_SEEN, type Question } from './worker-messages.ts'

type Numberless<Kind> = Question extends infer One
  ? One extends { readonly kind: Kind }
    ? Omit<One, 'id'>
    : never
  : never

export class DecoderClient {
  private worker: Worker | undefined
  private nextId = 1
  private view: ScanView | undefined
  private readonly waiting = new Map<number, (answer: Answer) => void>()

  /** One answer per picture, preceded by progress. */
  ask(
    question: Numberless<'frame' | 'photo' | 'unread'>,
    transfer: readonly Transferable[] = [],
    onProgress: (done: number) => void = () => {},
  ): Promise<Answer> {
    return new Promise((resolve) => {
      const id = this.post(question, transfer, (answer) => {
        if (answer.done !== undefined) return onProgress(answer.done)
        this.waiting.delete(id)
        resolve(answer)
      })
    })
  }

  /** Answers each frame that shows something new, until stopped or failed. */
  watch(frames: ReadableStream<VideoFrame>, onAnswer: (answer: Answer) => void): () => void {
    const id = this.post({ kind: 'watch', frames }, [frames], (answer) => {
      if (answer.failure !== null) this.waiting.delete(id)
      onAnswer(answer)
    })
    return () => {
      if (this.waiting.delete(id)) this.worker?.postMessage({ kind: 'stop', id } satisfies Question)
    }
  }

  /** The view is kept, so that a restarted decoder gets it too. */
  look(view: ScanView): void {
    this.view = view
    this.worker?.postMessage({ kind: 'look', id: 0, view } satisfies Question)
  }

  countByHand(label: string): void {
    this.worker?.postMessage({ kind: 'count', id: 0, label } satisfies Question)
  }

  close(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.failAll('The decoder was stopped.')
  }

  private post(
    question: Numberless<'frame' | 'photo' | 'unread' | 'watch'>,
    transfer: readonly Transferable[],
    onAnswer: (answer: Answer) => void,
  ): number {
    const id = this.nextId
    this.nextId += 1
    this.waiting.set(id, onAnswer)
    this.running().postMessage({ ...question, id } satisfies Question, [...transfer])
    return id
  }

  /** Started by the first question: pages that never use a camera never load it. */
  private running(): Worker {
    if (this.worker) return this.worker
    const worker = new Worker(new URL('./decoder.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      this.waiting.get(data.id)?.(data)
    })
    worker.addEventListener('error', () => {
      this.worker = undefined
      this.failAll('The decoder could not be loaded.')
    })
    this.worker = worker
    if (this.view) this.look(this.view)
    return worker
  }

  private failAll(failure: string): void {
    for (const [id, hear] of [...this.waiting]) hear({ ...NOTHING_SEEN, id, failure })
    this.waiting.clear()
  }
}
